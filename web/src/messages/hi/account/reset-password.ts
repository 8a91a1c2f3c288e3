import type { resetPasswordMessages as english } from '#languages/en/account/reset-password.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'

export const resetPasswordMessages: Translation<typeof english> = {
  heading: 'पासवर्ड भूल गए?',
  lead: (email) => `हम ${email} पर लिंक भेजेंगे। नया पासवर्ड चुनने के लिए उसे इस्तेमाल करें।`,
  resend: 'ईमेल फिर से भेजें',
  resending: 'ईमेल फिर से भेजा जा रहा है...',
  back: 'प्रोफ़ाइल पर वापस जाएं',
  sent: 'पासवर्ड रीसेट करने का लिंक ईमेल कर दिया गया है।',
  noEmail: 'कोई ईमेल पता नहीं मिला। कृपया देख लें कि आप लॉग इन हैं।',
  networkFail: failureMessages.networkFail,
}
