import { formatsOf } from '../formats.ts'
import type { secondStepMails as english } from '../en/second-step-mails.ts'
import type { TranslatedMails } from '../words.ts'

const { figure } = formatsOf('ar')

const resetAnd = (further: string) => `يُرجى إعادة تعيين كلمة المرور على الفور ${further}.`
const writeTo = (productName: string) => resetAnd(`ومراسلة الجهة التي تُشغّل ${productName} لديك`)
const newCodes = `إذا لم يكن ذلك منك، ${resetAnd('وإنشاء رموز احتياطية جديدة')}`

export const secondStepMails: TranslatedMails<typeof english> = {
  second_step_added: ({ productName, email }) => ({
    subject: `تم تفعيل تسجيل الدخول بخطوتين لحسابك على ${productName}`,
    paragraphs: [
      `يتطلب تسجيل الدخول بالحساب ${email} الآن رمزًا من تطبيق مصادقة أيضًا. وتم تسجيل خروج كل من سجّل الدخول قبل ذلك.`,
    ],
    footer: `إذا لم يكن ذلك منك، ${writeTo(productName)}`,
  }),
  second_step_removed: ({ productName, email }) => ({
    subject: `تم إيقاف تسجيل الدخول بخطوتين لحسابك على ${productName}`,
    paragraphs: [`لم يعد تسجيل الدخول بالحساب ${email} يتطلب رمزًا من تطبيق مصادقة.`],
    footer: `إذا لم يكن ذلك منك، ${resetAnd('وتفعيل تسجيل الدخول بخطوتين من جديد')}`,
  }),
  second_step_taken_off: ({ productName, email, reason }) => ({
    subject: `تم إيقاف تسجيل الدخول بخطوتين لحسابك على ${productName}`,
    paragraphs: [
      `أوقفت الجهة التي تُشغّل ${productName} لديك تسجيل الدخول بخطوتين للحساب ${email}: لم يعد تسجيل الدخول يتطلب رمزًا من تطبيق مصادقة.`,
      `السبب: ${reason}`,
    ],
    footer: `إذا لم تطلب ذلك، ${writeTo(productName)}`,
  }),
  second_step_backup_codes_replaced: ({ productName, email }) => ({
    subject: `تم إنشاء رموز احتياطية جديدة لحسابك على ${productName}`,
    paragraphs: [`تم الآن استبدال الرموز الاحتياطية للحساب ${email}: لم تعد الرموز السابقة صالحة.`],
    footer: newCodes,
  }),
  second_step_backup_code_used: ({ productName, email, left }) => ({
    subject: `تم استخدام رمز احتياطي لتسجيل الدخول إلى ${productName}`,
    paragraphs: [
      `هناك من سجّل الدخول بالحساب ${email} برمز احتياطي، ونأمل أن يكون ذلك أنت. عدد الرموز الاحتياطية المتبقية: ${figure(left)}.`,
    ],
    footer: newCodes,
  }),
  second_step_guessed: ({ productName, email }) => ({
    subject: `تم إدخال رموز خاطئة لحسابك على ${productName}`,
    paragraphs: [
      `هناك من اجتاز الخطوة الأولى لتسجيل الدخول بالحساب ${email}، ثم أدخل رموزًا خاطئة عدة مرات. ولم يتم تسجيل الدخول.`,
    ],
    footer: 'إذا لم يكن ذلك منك، يُرجى اختيار كلمة مرور جديدة: فهناك شخص آخر يعرف كلمة مرورك.',
  }),
}
