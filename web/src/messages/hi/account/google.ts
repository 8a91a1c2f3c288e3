import type { googleMessages as english } from '#languages/en/account/google.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'

export const googleMessages: Translation<typeof english> = {
  signIn: 'Google से साइन इन करें',
  signUp: 'Google से साइन अप करें',
  waiting: 'Google की विंडो में जारी रखें।',
  failures: {
    blocked: 'आपके ब्राउज़र ने Google की विंडो रोक दी। इस पेज के लिए पॉप-अप की अनुमति दें, फिर बटन दोबारा दबाएं।',
    closed: 'Google की विंडो समय से पहले बंद हो गई। फिर से कोशिश करने के लिए बटन दबाएं।',
    denied: 'आपने Google की विंडो में रद्द कर दिया। फिर से कोशिश करने के लिए बटन दबाएं, या Google के बिना आगे बढ़ें।',
    expired: 'इसमें बहुत समय लग गया, या इसे कहीं और से शुरू किया गया था। फिर से कोशिश करने के लिए बटन दबाएं।',
    failed: 'Google आपको साइन इन नहीं कर पाया। कृपया थोड़ी देर में फिर से कोशिश करें।',
    otherMethod: 'इस ईमेल वाला खाता पहले से मौजूद है। कृपया उसके पासवर्ड से साइन इन करें।',
    network: failureMessages.networkFail,
  },
}
