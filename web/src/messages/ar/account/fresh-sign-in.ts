import type { freshSignInMessages as english } from '#languages/en/account/fresh-sign-in.ts'
import type { Translation } from '#languages/translation.ts'
import { isolate } from '../format.ts'

export const freshSignInMessages: Translation<typeof english> = {
  title: 'تأكيد هويتك',
  lead: 'مضى وقت على تسجيل دخولك. قبل المتابعة، يُرجى تأكيد هويتك مرة أخرى.',
  password: 'كلمة المرور',
  passwordRequired: 'كلمة المرور مطلوبة',
  wrongPassword: 'كلمة المرور هذه غير صحيحة. يُرجى إعادة المحاولة.',
  cancel: 'إلغاء',
  confirm: 'تأكيد',
  confirming: 'جارٍ التحقق',
  passkey: 'استخدام مفتاح مرور',
  google: 'المتابعة باستخدام Google',
  googleWaiting: 'يُرجى المتابعة في نافذة Google.',
  mailCode: 'إرسال رمز إلى بريدي',
  mailing: 'جارٍ إرسال الرسالة',
  codeLead: (email) => `أرسلنا رمزًا من ستة أرقام إلى ${isolate(email)}. يُرجى كتابته هنا. الرمز صالح لمدة عشر دقائق.`,
  code: 'الرمز',
  codeMissing: 'يُرجى كتابة أرقام الرمز الستة',
  again: 'إرسال رمز آخر',
  sentAgain: 'أرسلنا إليك رمزًا آخر. يُرجى استخدام الأحدث.',
  mailLink: 'إرسال رابط إلى بريدي',
  linkLead: (email) => `أرسلنا رابطًا إلى ${isolate(email)}. يُرجى فتحه في هذا المتصفح، ثم المتابعة هنا.`,
  linkOpened: 'فتحتُ الرابط',
  linkNotYet: 'لم يتم تسجيل الدخول بالرابط بعد. يُرجى فتحه في هذا المتصفح أولًا.',
  linkAgain: 'إرسال رابط آخر',
  linkSentAgain: 'أرسلنا إليك رابطًا آخر. يُرجى استخدام الأحدث.',
  otherWay: 'استخدام طريقة أخرى',
  someoneElse: 'هذا حساب آخر. يُرجى استخدام الحساب الذي سجّلت الدخول به.',
  notUsed: 'لم يُستخدم أي مفتاح مرور.',
  noWay: 'لا تتوفر طريقة للتأكيد هنا. يُرجى تسجيل الخروج ثم تسجيل الدخول مجددًا.',
}
