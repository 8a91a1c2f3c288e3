import type { domainMails as english } from '../en/domain-mails.ts'
import type { TranslatedMails } from '../words.ts'
import { domainGoneDays, joinRequestDays, joinRequestRestDays } from '@atrium/contract/limits'

const asked = 'आपको यह ईमेल इसलिए मिला है क्योंकि आपने शामिल होने का अनुरोध किया था।'

export const domainMails: TranslatedMails<typeof english> = {
  domain_lost: ({ productName, about, domain }) => ({
    subject: `${domain} अब ${about} का साबित डोमेन नहीं है`,
    paragraphs: [
      `${productName} पर ${domain} को ${about} का डोमेन साबित करने वाला रिकॉर्ड ${domainGoneDays} या उससे ज़्यादा दिनों से नहीं मिला है, या इस बीच किसी दूसरे संगठन ने यह डोमेन साबित कर दिया है। अब कोई इस डोमेन के पते से शामिल नहीं हो सकता। जो सदस्य हैं वे बने रहेंगे।`,
    ],
    button: 'डोमेन देखें',
    footer: 'अगर आप यह डोमेन अब भी इस्तेमाल करते हैं, तो उसका रिकॉर्ड फिर से सेट करें: उसे अपने-आप जांचा जाता है।',
  }),
  join_accepted: ({ about }) => ({
    subject: `अब आप ${about} के सदस्य हैं`,
    paragraphs: [`${about} में शामिल होने का आपका अनुरोध स्वीकार कर लिया गया।`],
    button: `${about} पर जाएं`,
    footer: asked,
  }),
  join_declined: ({ about }) => ({
    subject: `${about} में शामिल होने का आपका अनुरोध स्वीकार नहीं किया गया`,
    paragraphs: [
      `${about} ने शामिल होने का आपका अनुरोध स्वीकार नहीं किया। आप ${joinRequestRestDays} दिन बाद फिर अनुरोध कर सकते हैं, या वहां किसी से बात कर सकते हैं।`,
    ],
    footer: asked,
  }),
  join_ended: ({ about }) => ({
    subject: `${about} में शामिल होने का आपका अनुरोध खत्म हो गया`,
    paragraphs: [
      `${about} में शामिल होने के आपके अनुरोध का जवाब नहीं दिया गया: ${joinRequestDays} दिन का समय पूरा हो गया, या ${about} अब इस तरह लोगों को शामिल नहीं करता।`,
    ],
    footer: asked,
  }),
}
