import type { resetPasswordMessages as english } from '#languages/en/account/reset-password.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'
import { isolate } from '../format.ts'

export const resetPasswordMessages: Translation<typeof english> = {
  heading: 'هل نسيت كلمة المرور؟',
  lead: (email) => `سنرسل رابطًا إلى ${isolate(email)} لاختيار كلمة مرور جديدة.`,
  resend: 'إعادة إرسال الرسالة',
  resending: 'جارٍ إعادة إرسال الرسالة...',
  back: 'الرجوع إلى الملف الشخصي',
  sent: 'تم إرسال رابط لإعادة تعيين كلمة المرور بالبريد الإلكتروني.',
  noEmail: 'لم يُعثر على عنوان بريد إلكتروني. يُرجى التأكد من تسجيل الدخول.',
  networkFail: failureMessages.networkFail,
}
