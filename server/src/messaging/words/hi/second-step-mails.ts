import type { secondStepMails as english } from '../en/second-step-mails.ts'
import type { TranslatedMails } from '../words.ts'
import { formatsOf } from '../formats.ts'

const { figure } = formatsOf('hi')

export const secondStepMails: TranslatedMails<typeof english> = {
  second_step_added: ({ productName, email }) => ({
    subject: `आपके ${productName} खाते के लिए दो चरणों में साइन-इन चालू किया गया`,
    paragraphs: [
      `अब ${email} के तौर पर साइन इन करने के लिए ऑथेंटिकेटर ऐप का कोड भी चाहिए। जो भी पहले से साइन इन थे उन सबको साइन आउट कर दिया गया।`,
    ],
    footer: `अगर यह आपने नहीं किया, तो अपना पासवर्ड तुरंत रीसेट करें और आपके लिए ${productName} चलाने वाले व्यक्ति को लिखें।`,
  }),
  second_step_removed: ({ productName, email }) => ({
    subject: `आपके ${productName} खाते के लिए दो चरणों में साइन-इन बंद किया गया`,
    paragraphs: [`अब ${email} के तौर पर साइन इन करने के लिए ऑथेंटिकेटर ऐप का कोड नहीं चाहिए।`],
    footer: 'अगर यह आपने नहीं किया, तो अपना पासवर्ड तुरंत रीसेट करें और दो चरणों में साइन-इन फिर से चालू करें।',
  }),
  second_step_taken_off: ({ productName, email, reason }) => ({
    subject: `आपके ${productName} खाते के लिए दो चरणों में साइन-इन बंद किया गया`,
    paragraphs: [
      `आपके लिए ${productName} चलाने वाले व्यक्ति ने ${email} के लिए दो चरणों में साइन-इन बंद कर दिया: अब साइन इन करने के लिए ऑथेंटिकेटर ऐप का कोड नहीं चाहिए।`,
      `वजह: ${reason}`,
    ],
    footer: `अगर यह आपने नहीं कहा था, तो अपना पासवर्ड तुरंत रीसेट करें और आपके लिए ${productName} चलाने वाले व्यक्ति को लिखें।`,
  }),
  second_step_backup_codes_replaced: ({ productName, email }) => ({
    subject: `आपके ${productName} खाते के लिए नए बैकअप कोड बनाए गए`,
    paragraphs: [`${email} के बैकअप कोड अभी-अभी बदले गए: पहले वाले अब काम नहीं करते।`],
    footer: 'अगर यह आपने नहीं किया, तो अपना पासवर्ड तुरंत रीसेट करें और नए बैकअप कोड बनाएं।',
  }),
  second_step_backup_code_used: ({ productName, email, left }) => ({
    subject: `${productName} में साइन इन करने के लिए बैकअप कोड इस्तेमाल हुआ`,
    paragraphs: [`किसी ने, शायद आपने ही, ${email} के तौर पर बैकअप कोड से साइन इन किया। बचे हुए बैकअप कोड: ${figure(left)}।`],
    footer: 'अगर यह आपने नहीं किया, तो अपना पासवर्ड तुरंत रीसेट करें और नए बैकअप कोड बनाएं।',
  }),
  second_step_guessed: ({ productName, email }) => ({
    subject: `आपके ${productName} खाते के लिए गलत कोड डाले गए`,
    paragraphs: [
      `किसी ने ${email} के तौर पर साइन इन करने का पहला चरण पूरा किया, और फिर कई बार गलत कोड डाले। कोई साइन इन नहीं हुआ।`,
    ],
    footer: 'अगर यह आपने नहीं किया, तो नया पासवर्ड चुनें: आपका पासवर्ड किसी और को पता है।',
  }),
}
