import type { signInMessages as english } from '#languages/en/account/sign-in.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'

export const signInMessages: Translation<typeof english> = {
  title: (product) => `${product} में साइन इन करें`,
  identifier: 'यूज़रनेम या ईमेल',
  login: 'लॉग इन करें',
  lookingUp: 'आपका खाता ढूंढा जा रहा है',
  withCard: 'कार्ड से साइन इन करें',
  withPasskey: 'पासकी से साइन इन करें',
  newHere: (product) => `${product} पर नए हैं?`,
  createAccount: 'खाता बनाएं',
  welcomeBack: 'फिर से स्वागत है!',
  notYou: 'यह आप नहीं हैं?',
  otherAccount: 'दूसरा खाता इस्तेमाल करें',
  password: 'पासवर्ड',
  next: 'आगे बढ़ें',
  signingIn: 'साइन इन हो रहा है',
  userNotFound: 'यह उपयोगकर्ता नहीं मिला',
  wrongPassword: 'पासवर्ड गलत है। फिर से कोशिश करें या “पासवर्ड भूल गए?” पर क्लिक करें।',
  networkFail: failureMessages.networkFail,
  forgot: 'पासवर्ड भूल गए?',
  forgotHeading: 'पासवर्ड भूल गए?',
  forgotLead: 'हम आपको लिंक ईमेल करेंगे। नया पासवर्ड चुनने के लिए उसे इस्तेमाल करें।',
  edit: 'बदलें',
  editAccount: 'बदलें: दूसरा खाता इस्तेमाल करें',
  resetPassword: 'पासवर्ड रीसेट करें',
  sendingReset: 'ईमेल भेजा जा रहा है',
  resetSent: 'पासवर्ड रीसेट करने का लिंक ईमेल कर दिया गया है।',
  backToPassword: 'पासवर्ड पर वापस जाएं',
}
