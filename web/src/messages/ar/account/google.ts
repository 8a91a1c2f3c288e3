import type { googleMessages as english } from '#languages/en/account/google.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'

export const googleMessages: Translation<typeof english> = {
  signIn: 'تسجيل الدخول باستخدام Google',
  signUp: 'إنشاء حساب باستخدام Google',
  waiting: 'يُرجى المتابعة في نافذة Google.',
  failures: {
    blocked: 'حظر المتصفح نافذة Google. يُرجى السماح بالنوافذ المنبثقة لهذه الصفحة، ثم الضغط على الزر مجددًا.',
    closed: 'أُغلقت نافذة Google قبل الأوان. يُرجى الضغط على الزر لإعادة المحاولة.',
    denied: 'تم الإلغاء في نافذة Google. يُرجى الضغط على الزر لإعادة المحاولة، أو المتابعة بدون Google.',
    expired: 'استغرق الأمر وقتًا طويلًا، أو بدأ في مكان آخر. يُرجى الضغط على الزر لإعادة المحاولة.',
    failed: 'تعذّر تسجيل الدخول باستخدام Google. يُرجى إعادة المحاولة بعد قليل.',
    otherMethod: 'يوجد حساب بهذا البريد الإلكتروني من قبل. يُرجى تسجيل الدخول بكلمة مروره.',
    network: failureMessages.networkFail,
  },
}
