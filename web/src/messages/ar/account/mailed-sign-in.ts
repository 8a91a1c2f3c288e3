import type { mailedSignInMessages as english } from '#languages/en/account/mailed-sign-in.ts'
import type { Translation } from '#languages/translation.ts'
import { isolate } from '../format.ts'

export const mailedSignInMessages: Translation<typeof english> = {
  mailCode: 'إرسال رمز إلى بريدي بدلًا من ذلك',
  mailingCode: 'جارٍ إرسال الرسالة',
  codeHeading: 'يُرجى الاطّلاع على بريدك الإلكتروني',
  codeLead: (email) =>
    `أرسلنا رمزًا من ستة أرقام إلى ${isolate(email)}. يمكنك كتابته هنا أو استخدام الزر في الرسالة. كلاهما صالح لمدة عشر دقائق.`,
  code: 'الرمز',
  codeMissing: 'يُرجى كتابة أرقام الرمز الستة',
  codeSubmit: 'تسجيل الدخول',
  sendCodeAgain: 'إرسال رمز آخر',
  codeSentAgain: 'أرسلنا إليك رمزًا آخر. يُرجى استخدام الأحدث.',
  linkHeading: 'تسجيل الدخول',
  linkLead: (email) => `أنت على وشك تسجيل الدخول بالحساب ${isolate(email)}.`,
  linkSubmit: 'تسجيل الدخول',
}
