import type { learnerAccountMessages as english } from '#languages/en/account/learner-account.ts'
import type { Translation } from '#languages/translation.ts'

export const learnerAccountMessages: Translation<typeof english> = {
  title: (name) => `नमस्ते, ${name}`,
  lead: (organization) => `आपका खाता ${organization} का है। आपके शिक्षक इसकी देखभाल करते हैं।`,
  elsewhere: 'आपने जो पेज खोला, वह आपके खाते का नहीं है।',
  loading: 'आपका खाता लोड हो रहा है',
  failed: 'आपका खाता लोड नहीं हो सका।',
  wrong: 'क्या यहां कुछ गलत है? अपने शिक्षक को बताएं।',
  toOrganization: (organization) => `${organization} पर जाएं`,
  none: 'आप अब किसी संगठन में नहीं हैं। अपने शिक्षक से पूछें।',
  signOut: 'साइन आउट करें',
  signOutFailed: 'साइन आउट नहीं हो पाया, आप अब भी साइन इन हैं। फिर से कोशिश करें।',
}
