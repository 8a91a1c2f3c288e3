import type { createAuthorMessages as english } from '#languages/en/organizations/create-author.ts'
import type { Translation } from '#languages/translation.ts'

export const createAuthorMessages: Translation<typeof english> = {
  nameTitle: 'प्रकाशक बनाएं',
  nameLead: 'आप जो प्रकाशित करेंगे उस पर दिखने वाला नाम।',
  nameLabel: 'प्रकाशक का नाम',
  nameHint: 'आपका अपना नाम, आपकी टीम का या आपके प्रकाशन का।',
  myPublishers: 'कोई प्रकाशक ढूंढ रहे हैं? मेरे प्रकाशक।',
  imageTitle: 'इमेज चुनें',
  imageLead: (name) => `यह सूचियों में और साइट पर ${name} के साथ दिखेगी। आप इसके बिना भी आगे बढ़ सकते हैं।`,
  imageLabel: 'प्रकाशक की इमेज',
  imageHint: 'JPG, PNG, 2MB से कम',
  cancel: 'रद्द करें',
  back: 'वापस जाएं',
  next: 'आगे बढ़ें',
  preparing: 'तैयार हो रहा है...',
  outcome: (name) => `${name} को बनाकर आपको उसकी साइट पर ले जाता है।`,
  namesake: (name, id) =>
    `आपके पास ${name} नाम का एक प्रकाशक पहले से है (@${id})। इसी नाम का एक और बनाने के लिए, “आगे बढ़ें” फिर से दबाएं।`,
  toNamesake: (name) => `${name} पर जाएं`,
}
