import type { organizationSignInMessages as english } from '#languages/en/account/organization-sign-in.ts'
import type { Translation } from '#languages/translation.ts'
import { isolate } from '../format.ts'

export const organizationSignInMessages: Translation<typeof english> = {
  heading: (organization) => `تسجيل الدخول عبر ${isolate(organization)}`,
  lead: (email, name) =>
    `${isolate(email)} عنوان تابع لهذه المؤسسة، ولديها تسجيل دخول خاص بها: ${isolate(name)}. ستنتقل إليه الآن ثم تعود وقد سُجّل دخولك.`,
  only: 'تطلب مؤسستك من كل من لديه عنوان كهذا الدخول بهذه الطريقة.',
  goOn: (name) => `المتابعة إلى ${isolate(name)}`,
  leaving: 'جارٍ فتح تسجيل الدخول',
  back: 'رجوع',
  other: 'استخدام طريقة أخرى',
  /** Where it is the only way in for everybody else. */
  owners: 'أنا مالك هذه المؤسسة: استخدام طريقة أخرى',
  finishing: 'جارٍ تسجيل الدخول',
  notSignedIn: 'لم يتم تسجيل دخولك',
  again: 'العودة إلى تسجيل الدخول',
  problems: {
    expired: 'استغرق ذلك وقتًا طويلًا أو بدأ في متصفح آخر. يُرجى تسجيل الدخول مجددًا.',
    denied: 'أُلغي تسجيل الدخول هناك.',
    unreachable: 'يتعذر الوصول إلى تسجيل دخول مؤسستك الآن. يُرجى المحاولة لاحقًا.',
    invalid: 'قدّم تسجيل دخول مؤسستك إجابة غير صحيحة. يُرجى إبلاغ المسؤول عنه.',
    no_address: 'لم يذكر تسجيل دخول مؤسستك عنوان بريدك الإلكتروني. يُرجى إبلاغ المسؤول عنه.',
    address_not_confirmed: 'يفيد تسجيل دخول مؤسستك بأن عنوان بريدك الإلكتروني غير مؤكد. يُرجى إبلاغ المسؤول عنه.',
    domain_not_proven: 'عنوان بريدك الإلكتروني من نطاق لم تثبت مؤسستك ملكيته هنا.',
    account_elsewhere: 'أصبح لحسابك عنوان بريد إلكتروني آخر. يُرجى الدخول بكلمة مرورك أو بطريقة أخرى.',
    another_subject: 'هذا العنوان معروف لشخص آخر في مؤسستك. يُرجى إبلاغ المسؤول عن تسجيل الدخول.',
    account_disabled: 'هذا الحساب معطّل.',
    failed: 'حدث خطأ ما. يُرجى تسجيل الدخول مجددًا.',
  },
}
