import type { takeAlongMessages as english } from '#languages/en/account/take-along.ts'
import type { Translation } from '#languages/translation.ts'
import { isolate } from '../format.ts'

export const takeAlongMessages: Translation<typeof english> = {
  heading: 'اجعل هذا الحساب لك',
  loading: 'جارٍ تحميل الحساب',
  lead: (name, organization) => `هذا حساب ${isolate(name)} لدى ${isolate(organization)}.`,
  afterwards: (email, organization) =>
    `من الآن تسجّل الدخول بالعنوان ${isolate(email)}، ويبقى الحساب لك حتى إذا غادرت ${isolate(organization)}. تبقى صفوفك ونقاطك. لم تعد تعمل بطاقتك ولا صورك ولا كلمة مرورك السابقة.`,
  usernameHint: 'لا يمكن أن يكون لغيرك هنا، لذلك قد يلزم اختيار اسم آخر.',
  password: 'كلمة مرور جديدة',
  passwordHint: 'ستة أحرف على الأقل، وألا تكون كلمة مرور شائعة.',
  confirmPassword: 'تأكيد كلمة المرور',
  submit: 'اجعله حسابي',
  submitting: 'جارٍ جعله لك',
  agreement: 'بذلك توافق على {terms} و{privacy}.',
  done: 'أصبح هذا الحساب لك',
  doneLead: (email) => `يُرجى تسجيل الدخول بالعنوان ${isolate(email)} وكلمة مرورك الجديدة.`,
  takenAdvice: 'يمكن لمؤسستك تعيين عنوان آخر لهذا الحساب.',
  retry: 'إعادة المحاولة',
  signIn: 'تسجيل الدخول',
}
