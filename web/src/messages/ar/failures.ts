import type { failureMessages as english } from '#languages/en/failures.ts'
import type { Translation } from '#languages/translation.ts'

export const failureMessages: Translation<typeof english> = {
  somethingWrong: 'حدث خطأ ما',
  serverUnavailable: 'الخادم غير متاح',
  networkFail: 'تعذّر الاتصال بالشبكة',
  offline: 'لا يتوفر اتصال بالإنترنت. ما زالت تغييراتك محفوظة هنا.',
  storageHangs:
    'لا تستجيب مساحة التخزين في المتصفح. يُرجى إغلاق علامات التبويب الأخرى لهذا الموقع أو إعادة تشغيل المتصفح، ثم المحاولة مرة أخرى.',
  somebodyElse: 'في هذه الأثناء سُجّل الدخول بحساب آخر في هذا المتصفح.',
  secondStepCancelled: 'لم يكتمل تسجيل دخولك. يُرجى إعادة المحاولة.',
  secondStepOver: 'استغرق الأمر وقتًا طويلًا أو انقطع. يُرجى تسجيل الدخول مجددًا.',
  otherSecondStep: 'يطلب حسابك خطوة ثانية لا يمكن لهذه الصفحة أن تطلبها. يُرجى التواصل مع الدعم.',
}
