import type { publisherMessages as english } from '#languages/en/console/publisher.ts'
import type { Translation } from '#languages/translation.ts'
import { restorableDays, restingNameDays } from '@atrium/contract/limits'
import { roleNames } from '../people/roles.ts'
import { figure } from '../format.ts'

export const publisherMessages: Translation<typeof english> = {
  people: {
    title: (name) => `${name} के लोग`,
    summary: (members) => `${figure(members)} सदस्य`,
    list: 'सदस्य',
    joined: 'कब से',
    invite: 'लोगों को न्योता दें',
    own: 'आपकी सदस्यता',
    ownLead: (role) => `इस प्रकाशक में आपकी भूमिका: ${roleNames[role]}। किसकी क्या भूमिका हो, यह इसके मालिक तय करते हैं।`,
    leave: 'प्रकाशक छोड़ें',
    remove: (name) => `${name} से हटाएं`,
    confirmRemove: (person, name) => `${person} को ${name} से हटाना है?`,
    leaveLead: 'यह अब आपकी सूची में नहीं दिखेगा। आप सिर्फ़ न्योता स्वीकार करके वापस आ सकते हैं।',
    removeLead: (person) => `${person} अब इसके सदस्य नहीं रहेंगे। वे सिर्फ़ नए न्योते से वापस आ सकते हैं।`,
    removed: (person) => `${person} को हटा दिया गया है।`,
    roleChanged: (person, role) => `${person} की भूमिका अब ${roleNames[role]} है।`,
    ownerLead: (name) =>
      `मालिक ${name} में सब कुछ कर सकते हैं: लोगों को न्योता देना और हटाना, किसी की भी भूमिका बदलना (आपकी भी), और प्रकाशक को मिटाना। आप मालिक बने रहेंगे।`,
    invites: 'खुले न्योते',
    noInvites: 'अभी किसी को न्योता नहीं दिया गया है।',
  },
  settings: {
    identity: {
      heading: 'नाम और इमेज',
      lead: 'लोगों को आपके बारे में यह दिखता है: उनकी सूचियों में, न्योतों में और आपकी साइट पर।',
    },
    name: 'प्रकाशक का नाम',
    description: 'जानकारी',
    descriptionHint: 'आप क्या प्रकाशित करते हैं, कुछ वाक्यों में। यह आपकी साइट पर दिखता है।',
    image: 'प्रकाशक की इमेज',
    imageHint: 'JPG, PNG, 2MB से कम',
    banner: 'बैनर',
    bannerHint: 'आपकी साइट के ऊपरी हिस्से के लिए चौड़ी तस्वीर। यह न हो, तब भी चलेगा।',
    address: {
      heading: 'पता',
      lead: 'आपकी साइट यहां है। नाम कुछ भी हो, यह पता नहीं बदलता।',
      open: 'साइट खोलें',
    },
    handing: {
      heading: 'मालिकाना हक और छोड़ना',
      lead: 'अपना मालिकाना हक सौंपने के लिए सदस्यों की सूची में से व्यक्ति चुनें: पहले उनसे पूछा जाएगा।',
      toMembers: 'व्यक्ति चुनें',
      onlyOwner: 'आप अकेले मालिक हैं। किसी और के भी मालिक बनने पर आप छोड़ सकते हैं, या प्रकाशक को मिटा सकते हैं।',
    },
    deletion: {
      heading: 'प्रकाशक मिटाएं',
      lead: [
        'उसी पल से कोई अंदर नहीं आ सकेगा, और इसकी साइट हट जाएगी।',
        `${restorableDays} दिन तक हर मालिक इसे सभी लोगों के साथ, अपने प्रकाशकों की सूची से वापस ला सकता है।`,
        `उसके बाद इसका सब कुछ हमेशा के लिए मिटा दिया जाएगा। इसकी आईडी ${restingNameDays} दिन बीतने तक किसी को नहीं मिलेगी।`,
      ],
      ask: 'प्रकाशक मिटाएं',
      title: (name) => `${name} को मिटाना है?`,
      confirmLead: (count) =>
        count === 1 ? 'आपका आना तुरंत बंद हो जाएगा।' : `सभी ${figure(count)} लोगों का आना तुरंत बंद हो जाएगा।`,
      typed: (id) => `पुष्टि के लिए ${id} टाइप करें`,
      notTheName: 'यह प्रकाशक की आईडी नहीं है।',
      cancel: 'रद्द करें',
      confirm: 'मिटाएं',
      done: (name) => `${name} को मिटा दिया गया है। आप इसे ${restorableDays} दिन तक वापस ला सकते हैं।`,
    },
  },
}
