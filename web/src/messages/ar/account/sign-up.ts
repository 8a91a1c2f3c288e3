import type { signUpMessages as english } from '#languages/en/account/sign-up.ts'
import type { Translation } from '#languages/translation.ts'
import { isolate } from '../format.ts'

export const signUpMessages: Translation<typeof english> = {
  usernameHeading: 'اختيار اسم مستخدم',
  usernameLead: (product) => `به تسجّل الدخول إلى ${isolate(product)}، وبه يجدك الآخرون.`,
  continue: 'متابعة',
  haveAccount: 'هل لديك حساب؟',
  signIn: 'تسجيل الدخول',

  methodHeading: 'إنشاء حسابك',
  chosenUsername: 'اسم المستخدم: {username}',
  change: 'تغيير',
  withEmail: 'إنشاء حساب بالبريد الإلكتروني',

  emailHeading: 'إنشاء حساب',
  emailLead: 'بعض التفاصيل فقط، وتصبح معنا.',
  passwordHint: 'ستة أحرف على الأقل، وألا تكون كلمة مرور شائعة.',
  email: 'البريد الإلكتروني',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  password: 'كلمة المرور',
  confirmPassword: 'تأكيد كلمة المرور',
  submit: 'إنشاء الحساب',
  agreement: {
    text: 'بإنشاء حساب، فإنك توافق على {terms} و{privacy}.',
    terms: 'شروط الخدمة',
    privacy: 'سياسة الخصوصية',
  },
  accountExists: 'يوجد حساب بهذا البريد الإلكتروني من قبل',
  unfinished: 'تم إنشاء حسابك، لكن الإعداد لم يكتمل. للمتابعة، يُرجى اختيار «إنشاء الحساب» مرة أخرى.',

  creatingAccount: 'جارٍ إنشاء حسابك',
  settling: 'جارٍ تجهيز كل شيء',
  savingUsername: 'جارٍ حفظ اسم المستخدم',

  usernameGoneHeading: 'بقي أمر واحد',
  usernameGoneLead: 'حسابك جاهز، لكن شخصًا آخر أخذ اسم المستخدم هذا في تلك الأثناء.',
  usernameUnsavedLead: 'حسابك جاهز، لكن تعذّر حفظ اسم المستخدم.',
  saveUsername: 'حفظ اسم المستخدم',
  withoutUsername: 'المتابعة بدون اسم مستخدم',
}
