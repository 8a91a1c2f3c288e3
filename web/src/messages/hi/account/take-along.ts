import type { takeAlongMessages as english } from '#languages/en/account/take-along.ts'
import type { Translation } from '#languages/translation.ts'

export const takeAlongMessages: Translation<typeof english> = {
  heading: 'इस खाते को अपना बनाएं',
  loading: 'खाता लोड हो रहा है',
  lead: (name, organization) => `यह ${organization} में ${name} का खाता है।`,
  afterwards: (email, organization) =>
    `अब से आप ${email} से साइन इन करते हैं, और ${organization} छोड़ने पर भी खाता आपका रहता है। आपकी कक्षाएं और अंक बने रहते हैं। आपका कार्ड, तस्वीरें या पुराना पासवर्ड अब काम नहीं करते।`,
  usernameHint: 'यहां यह किसी और का नहीं हो सकता, इसलिए शायद पहले से अलग रखना पड़े।',
  password: 'नया पासवर्ड',
  passwordHint: 'कम से कम 6 वर्ण, और कोई आम पासवर्ड नहीं।',
  confirmPassword: 'पासवर्ड की पुष्टि करें',
  submit: 'अपना बनाएं',
  submitting: 'आपका बनाया जा रहा है',
  agreement: 'इसे अपना बनाकर आप {terms} और {privacy} से सहमत होते हैं।',
  done: 'यह खाता अब आपका अपना है',
  doneLead: (email) => `${email} और अपने नए पासवर्ड से साइन इन करें।`,
  takenAdvice: 'आपका संगठन इस खाते को कोई दूसरा पता दे सकता है।',
  retry: 'फिर से कोशिश करें',
  signIn: 'साइन इन करें',
}
