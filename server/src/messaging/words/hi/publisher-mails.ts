import type { publisherMails as english } from '../en/publisher-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const publisherMails: TranslatedMails<typeof english> = {
  publisher_deleted: ({ productName, about, from, on }) => ({
    subject: `${about} को मिटा दिया गया`,
    paragraphs: [
      `${from || 'किसी दूसरे मालिक'} ने ${productName} पर प्रकाशक ${about} को मिटा दिया। अब कोई अंदर नहीं आ सकता।`,
      `आप इसे ${on} तक, सभी लोगों के साथ वापस ला सकते हैं। उसके बाद इसे हमेशा के लिए मिटा दिया जाएगा।`,
    ],
    button: 'हाल ही में मिटाए गए प्रकाशक देखें',
    footer: 'अगर आप सब यही चाहते थे, तो आपको कुछ करने की ज़रूरत नहीं है।',
  }),
  publisher_restored: ({ about, from }) => ({
    subject: `${about} वापस आ गया है`,
    paragraphs: [
      `${from || 'किसी दूसरे मालिक'} ने मिटाए गए प्रकाशक ${about} को फिर से खोला। मिटाए जाते समय जो भी इसमें थे, वे सब फिर से इसमें हैं।`,
    ],
    button: `${about} पर जाएं`,
    footer: 'अगर आपको इसकी वजह नहीं पता, तो कृपया बाकी मालिकों से पूछें।',
  }),
}
