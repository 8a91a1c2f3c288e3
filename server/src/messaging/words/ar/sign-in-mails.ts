import type { signInMails as english } from '../en/sign-in-mails.ts'
import type { TranslatedMails } from '../words.ts'

const ignore = 'إذا لم تطلب ذلك، يمكنك تجاهل هذه الرسالة: لا يتغيّر شيء ما لم يُستخدم الرابط.'
const once = (goodFor: string) => `الرابط صالح لمرة واحدة، لمدة ${goodFor}.`
const wants = (email: string) => `هناك من يريد تسجيل الدخول بالحساب ${email}، ونأمل أن يكون ذلك أنت.`
const neverAsked = (productName: string) => `لن يطلب منك أحد من ${productName} هذا الرمز أبدًا.`

export const signInMails: TranslatedMails<typeof english> = {
  reset_password: ({ productName, email, goodFor }) => ({
    subject: `إعادة تعيين كلمة المرور على ${productName}`,
    paragraphs: [`هناك من طلب إعادة تعيين كلمة مرور الحساب ${email}، ونأمل أن يكون ذلك أنت.`, once(goodFor)],
    button: 'إعادة تعيين كلمة المرور',
    footer: ignore,
  }),
  sign_in: ({ productName, email, code, goodFor }) => ({
    subject: `تسجيل الدخول إلى ${productName}`,
    paragraphs: [
      `${wants(email)} يُرجى كتابة هذا الرمز في الصفحة التي طلبته: ${code}`,
      `أو يمكنك استخدام الزر، على أي جهاز. كلاهما صالح لمرة واحدة، لمدة ${goodFor}. ${neverAsked(productName)}`,
    ],
    button: 'تسجيل الدخول',
    footer: ignore,
  }),
  confirm_identity: ({ productName, email, code, goodFor }) => ({
    subject: `تأكيد هويتك على ${productName}`,
    paragraphs: [
      `هناك من سجّل الدخول بالحساب ${email} وهو على وشك تغيير أمر مهم، ونريد التأكد من أنه أنت. يُرجى كتابة هذا الرمز في الصفحة التي طلبته: ${code}`,
      `الرمز صالح لمرة واحدة، لمدة ${goodFor}. ${neverAsked(productName)}`,
    ],
    footer:
      'إذا لم يكن ذلك منك، فهناك شخص آخر يستخدم حسابك: يُرجى تسجيل الدخول، ثم تسجيل الخروج من كل متصفح آخر من صفحة الأمان في ملفك الشخصي.',
  }),
  sign_in_link: ({ productName, email, goodFor }) => ({
    subject: `تسجيل الدخول إلى ${productName}`,
    paragraphs: [wants(email), once(goodFor)],
    button: 'تسجيل الدخول',
    footer: ignore,
  }),
  verify_email: ({ productName, email, goodFor }) => ({
    subject: `تأكيد عنوان بريدك الإلكتروني على ${productName}`,
    paragraphs: [`يُرجى تأكيد أن العنوان ${email} لك.`, once(goodFor)],
    button: 'تأكيد عنوان البريد الإلكتروني',
    footer: ignore,
  }),
  change_email: ({ productName, email, goodFor }) => ({
    subject: `تأكيد عنوان بريدك الإلكتروني الجديد على ${productName}`,
    paragraphs: [`يُرجى تأكيد أن العنوان ${email} لك، وأن حسابك سيستخدمه.`, once(goodFor)],
    button: 'تأكيد العنوان الجديد',
    footer: ignore,
  }),
  recover_email: ({ productName, email, changedTo, goodFor }) => ({
    subject: `تم تغيير عنوان البريد الإلكتروني لحسابك على ${productName}`,
    paragraphs: [
      `كان عنوان البريد الإلكتروني لحسابك ${email}. وهو الآن ${changedTo}، وتم تسجيل خروج كل من سجّل الدخول.`,
      `إذا لم يكن هذا التغيير منك، يُرجى استعادة العنوان واختيار كلمة مرور جديدة. ${once(goodFor)}`,
    ],
    button: 'استعادة عنواني',
    footer: 'إذا غيّرت العنوان بنفسك، فلا حاجة إلى فعل أي شيء.',
  }),
  done_meanwhile: ({ email, about }) => ({
    subject: `يُرجى مراجعة ما فعله حسابك في ${about}`,
    paragraphs: [
      `عاد العنوان ${email} إلى حسابك. وبينما كان له عنوان آخر، استُخدم حسابك في ${about}. يُرجى التحقق مما إذا كان ذلك منك.`,
      'رموز الوصول لأدلة المستخدمين واتصالات تسجيل الدخول التي أُنشئت أو غُيّرت به في تلك الفترة لم تعد تعمل. وكل ما عدا ذلك باقٍ على حاله إلى أن يغيّره أحد المالكين.',
    ],
    button: 'عرض ما حدث',
    footer: 'يوضّح السجل الزمني للمؤسسة، الذي يراه مالكوها، ما حدث.',
  }),
  new_sign_in: ({ productName, email, signedIn, goodFor }) => ({
    subject: `تسجيل دخول جديد إلى حسابك على ${productName}`,
    paragraphs: [
      `هناك من سجّل الدخول إلى الحساب ${email} من متصفح لم نره معه من قبل: ${signedIn}.`,
      `إذا لم يكن ذلك منك، يُرجى تسجيل الخروج من ذلك المتصفح واختيار كلمة مرور جديدة. ${once(goodFor)}`,
    ],
    button: 'لم أكن أنا',
    footer: 'إذا كان ذلك منك، فلا حاجة إلى فعل أي شيء.',
  }),
  success_reset_password: ({ productName, email }) => ({
    subject: `تم تغيير كلمة المرور على ${productName}`,
    paragraphs: [`تمت الآن إعادة تعيين كلمة مرور الحساب ${email}، وتم تسجيل خروج كل من سجّل الدخول بها.`],
    footer:
      'إذا لم يكن ذلك منك، يُرجى إعادة تعيين كلمة المرور مجددًا على الفور: فكل من يمكنه قراءة هذا البريد يمكنه فعل ذلك.',
  }),
}
