import type { failureMessages as english } from '#languages/en/failures.ts'
import type { Translation } from '#languages/translation.ts'

export const failureMessages: Translation<typeof english> = {
  somethingWrong: 'कोई गड़बड़ी हुई',
  serverUnavailable: 'सर्वर उपलब्ध नहीं है',
  networkFail: 'नेटवर्क से संपर्क नहीं हो पाया',
  offline: 'आप ऑफ़लाइन हैं। आपके किए बदलाव यहां सुरक्षित हैं।',
  storageHangs:
    'ब्राउज़र का स्टोरेज जवाब नहीं दे रहा है। कृपया इस साइट के दूसरे टैब बंद करें या ब्राउज़र को फिर से शुरू करें, फिर दोबारा कोशिश करें।',
  somebodyElse: 'इस बीच इस ब्राउज़र में किसी दूसरे खाते से साइन इन किया गया।',
  secondStepCancelled: 'आपने साइन इन पूरा नहीं किया। कृपया फिर से कोशिश करें।',
  secondStepOver: 'इसमें बहुत समय लग गया या यह बीच में रुक गया। कृपया फिर से साइन इन करें।',
  otherSecondStep: 'आपके खाते का दूसरा चरण ऐसा है जो इस पेज पर पूछा नहीं जा सकता। कृपया सहायता टीम से संपर्क करें।',
}
