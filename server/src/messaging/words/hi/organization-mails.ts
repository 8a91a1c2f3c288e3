import type { organizationMails as english } from '../en/organization-mails.ts'
import type { TranslatedMails } from '../words.ts'
import { formatsOf } from '../formats.ts'

const { figure } = formatsOf('hi')

const timeline = 'किसने क्या किया, यह संगठन की टाइमलाइन में दिखता है।'

export const organizationMails: TranslatedMails<typeof english> = {
  rules_changed: ({ about, from }) => ({
    subject: `${about} के सुरक्षा के नियम बदले गए`,
    paragraphs: [
      `${from || 'किसी दूसरे मालिक'} ने वे नियम बदले जो ${about} में साइन इन करने वालों के लिए हैं। ये नियम अभी से लागू हैं, आपके लिए भी।`,
    ],
    button: 'नियम देखें',
    footer: `अगर आपको इसकी वजह नहीं पता, तो कृपया बाकी मालिकों से पूछें। ${timeline}`,
  }),
  account_taken_back: ({ about, from, left, names }) => ({
    subject: `${about} का एक खाता किसी और के हाथ में था`,
    paragraphs: [
      `${from || 'किसी सदस्य'} का खाता कुछ समय के लिए किसी और के पास था। अब वह वापस ले लिया गया है।`,
      ...(left > 0
        ? [
            'उस दौरान इस खाते से, या इसके किसी कनेक्शन से साइन इन हुए खाते से, डायरेक्टरी के लिए बनाए गए टोकन अब काम नहीं करते। अगर आपकी डायरेक्टरी को टोकन चाहिए, तो कृपया नया बनाएं।',
          ]
        : []),
      ...(names
        ? [
            `उस दौरान इस खाते से ये साइन-इन कनेक्शन बनाए, बदले या चालू किए गए, और अब ये बंद हैं: ${names}। जिन लोगों ने इनसे साइन इन किया था, उन्हें साइन आउट कर दिया गया है। देखें कि ये किस पर भरोसा करते हैं, और फिर चालू करने से पहले इन्हें जांचें।`,
          ]
        : []),
    ],
    button: 'टाइमलाइन देखें',
    footer: `उस दौरान और जो कुछ किया गया, वह वैसा ही है। ${timeline}`,
  }),
  organization_deleted: ({ productName, about, from, on }) => ({
    subject: `${about} को मिटा दिया गया`,
    paragraphs: [
      `${from || 'किसी दूसरे मालिक'} ने ${productName} पर ${about} को मिटा दिया। अब कोई अंदर नहीं आ सकता।`,
      `आप इसे ${on} तक, सभी लोगों के साथ वापस ला सकते हैं। उसके बाद इसे हमेशा के लिए मिटा दिया जाएगा।`,
    ],
    button: 'हाल ही में मिटाए गए संगठन देखें',
    footer: 'अगर आप सब यही चाहते थे, तो आपको कुछ करने की ज़रूरत नहीं है।',
  }),
  organization_restored: ({ about, from }) => ({
    subject: `${about} वापस आ गया है`,
    paragraphs: [
      `${from || 'किसी दूसरे मालिक'} ने मिटाए गए ${about} को फिर से खोला। मिटाए जाते समय जो भी इसके सदस्य थे, वे सब फिर से इसमें हैं।`,
    ],
    button: `${about} पर जाएं`,
    footer: timeline,
  }),
  join_requests: ({ about, left }) => ({
    subject: `${about} में शामिल होने के अनुरोध`,
    paragraphs: [
      left === 1
        ? `एक व्यक्ति ने ${about} में शामिल होने का अनुरोध किया है और जवाब के इंतज़ार में है।`
        : `${figure(left)} लोगों ने ${about} में शामिल होने का अनुरोध किया है और जवाब के इंतज़ार में हैं।`,
    ],
    button: 'अनुरोध देखें',
    footer: 'अनुरोधों के बारे में हम आपको दिन में ज़्यादा से ज़्यादा एक बार लिखते हैं।',
  }),
}
