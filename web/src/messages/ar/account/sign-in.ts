import type { signInMessages as english } from '#languages/en/account/sign-in.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'
import { isolate } from '../format.ts'

export const signInMessages: Translation<typeof english> = {
  title: (product) => `تسجيل الدخول إلى ${isolate(product)}`,
  identifier: 'اسم المستخدم أو البريد الإلكتروني',
  login: 'تسجيل الدخول',
  lookingUp: 'جارٍ البحث عن حسابك',
  withCard: 'تسجيل الدخول ببطاقة',
  withPasskey: 'تسجيل الدخول بمفتاح مرور',
  newHere: (product) => `هل هذه أول مرة لك على ${isolate(product)}؟`,
  createAccount: 'إنشاء حساب',
  welcomeBack: 'مرحبًا بعودتك!',
  notYou: 'حساب شخص آخر؟',
  otherAccount: 'استخدام حساب آخر',
  password: 'كلمة المرور',
  next: 'التالي',
  signingIn: 'جارٍ تسجيل الدخول',
  userNotFound: 'لم يُعثر على المستخدم',
  wrongPassword: 'كلمة المرور غير صحيحة. يُرجى إعادة المحاولة أو اختيار «هل نسيت كلمة المرور؟».',
  networkFail: failureMessages.networkFail,
  forgot: 'هل نسيت كلمة المرور؟',
  forgotHeading: 'هل نسيت كلمة المرور؟',
  forgotLead: 'سنرسل إليك رابطًا بالبريد الإلكتروني لاختيار كلمة مرور جديدة.',
  edit: 'تعديل',
  editAccount: 'تعديل: استخدام حساب آخر',
  resetPassword: 'إعادة تعيين كلمة المرور',
  sendingReset: 'جارٍ إرسال الرسالة',
  resetSent: 'تم إرسال رابط لإعادة تعيين كلمة المرور بالبريد الإلكتروني.',
  backToPassword: 'الرجوع إلى كلمة المرور',
}
