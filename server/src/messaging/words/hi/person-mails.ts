import type { personMails as english } from '../en/person-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const personMails: TranslatedMails<typeof english> = {
  invite: ({ productName, email, about, from, goodFor }) => ({
    subject: `आपको ${productName} पर ${about} में आने का न्योता मिला है`,
    paragraphs: [
      from === '' ? `आपको ${about} में आने का न्योता मिला है।` : `${from} ने आपको ${about} में आने का न्योता दिया है।`,
      `यह न्योता ${email} के लिए है: इसे स्वीकार करने के लिए इसी पते से साइन इन करें या खाता बनाएं। यह ${goodFor} तक मान्य है।`,
    ],
    button: 'न्योता स्वीकार करें',
    footer: 'अगर आपको नहीं पता कि यह किस बारे में है, तो इस ईमेल को अनदेखा करें: आपके स्वीकार करने तक कुछ नहीं होता।',
  }),
  hand_over: ({ about, from, goodFor }) => ({
    subject: `${from || 'एक मालिक'} ने आपको ${about} के मालिकाना हक की पेशकश की है`,
    paragraphs: [
      `${from || 'एक मालिक'} की इच्छा है कि आप ${about} के मालिक बनें। आपके स्वीकार करने तक कुछ नहीं बदलता। यह पेशकश ${goodFor} तक मान्य है।`,
    ],
    button: 'पेशकश देखें',
    footer: 'अगर आप यह नहीं चाहते, तो मना करें या समय पूरा होने दें।',
  }),
  record_changed: ({ productName, about, fields, goodFor }) => ({
    subject: `${about} ने आपका ${productName} खाता बदला`,
    paragraphs: [
      `${about} के एक मालिक ने आपके खाते में यह बदला: ${fields}। ${productName} पर जो भी आपको देखते हैं, उन सबको यह बदलाव दिखता है।`,
      `अगर आप यह नहीं चाहते थे, तो ${goodFor} के अंदर इसे वापस लें। यह लिंक एक ही बार काम करता है, और उसके बाद ${about} आपके खाते में कुछ नहीं बदल सकेगा।`,
    ],
    button: 'बदलाव देखें',
    footer: 'अगर आपको यह ठीक लगता है, तो आपको कुछ करने की ज़रूरत नहीं है।',
  }),
}
