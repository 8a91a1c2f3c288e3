import type { accountMails as english } from '../en/account-mails.ts'
import type { TranslatedMails } from '../words.ts'

const writeTo = (productName: string) => `يُرجى مراسلة الجهة التي تُشغّل ${productName} لديك.`
const knowsPassword = 'يُرجى اختيار كلمة مرور جديدة: فهناك شخص آخر يمكنه تسجيل الدخول بكلمة مرورك.'

export const accountMails: TranslatedMails<typeof english> = {
  account_disabled: ({ productName, email, reason }) => ({
    subject: `تم تعطيل حسابك على ${productName}`,
    paragraphs: [
      `تم الآن تعطيل الحساب ${email}: لا يمكن لأحد تسجيل الدخول به، وتم تسجيل خروج كل من سجّل الدخول.`,
      `السبب: ${reason}`,
    ],
    footer: `إذا كان ذلك خطأ في رأيك، ${writeTo(productName)}`,
  }),
  account_enabled: ({ productName, email, reason }) => ({
    subject: `يمكن استخدام حسابك على ${productName} من جديد`,
    paragraphs: [`تم الآن تفعيل الحساب ${email}. يمكنك تسجيل الدخول كالمعتاد.`, `السبب: ${reason}`],
    footer: 'إذا لم يكن لديك حساب هنا، يمكنك تجاهل هذه الرسالة.',
  }),
  sessions_ended: ({ productName, email, reason }) => ({
    subject: `تم تسجيل خروجك من ${productName} في كل مكان`,
    paragraphs: [
      `أنهت الجهة التي تُشغّل ${productName} لديك كل جلسات الحساب ${email} الآن، على جميع الأجهزة. يمكنك تسجيل الدخول مجددًا كالمعتاد.`,
      `السبب: ${reason}`,
    ],
    footer: `إذا لم تكن تتوقع ذلك، ${writeTo(productName)}`,
  }),
  export_ready: ({ productName, email, goodFor }) => ({
    subject: `بياناتك على ${productName} جاهزة للتنزيل`,
    paragraphs: [
      `طلبت نسخة مما يحتفظ به ${productName} عن ${email}. وهي جاهزة الآن.`,
      `لتنزيلها، يُرجى تسجيل الدخول بحسابك. الرابط صالح لمرة واحدة، لمدة ${goodFor}.`,
    ],
    button: 'تنزيل بياناتي',
    footer: `إذا لم يكن ذلك منك، ${knowsPassword}`,
  }),
  deletion_asked: ({ productName, email, on }) => ({
    subject: `سيُحذف حسابك على ${productName} في ${on}`,
    paragraphs: [
      `هناك من طلب حذف الحساب ${email}، ونأمل أن يكون ذلك أنت. سيُحذف في ${on}، مع كل ما يخصه.`,
      'حتى ذلك الحين يمكنك تسجيل الدخول كالمعتاد. إذا غيّرت رأيك، يُرجى تسجيل الدخول واختيار «الاحتفاظ بحسابي».',
    ],
    button: 'الاحتفاظ بحسابي',
    footer: `إذا لم يكن ذلك منك، يُرجى الاحتفاظ بحسابك. كما ${knowsPassword}`,
  }),
  account_gone: ({ productName, email, on }) => ({
    subject: `ستُحذف بياناتك على ${productName} في ${on}`,
    paragraphs: [
      `تم حذف الحساب ${email} الذي تسجّل الدخول به، فلم يعد بإمكان أحد تسجيل الدخول به. سيُحذف ما يحتفظ به ${productName} عنك في ${on}.`,
    ],
    footer: 'إذا لم تحذفه أنت، يُرجى التواصل مع الدعم قبل ذلك اليوم.',
  }),
  deletion_withdrawn: ({ productName, email }) => ({
    subject: `لن يُحذف حسابك على ${productName}`,
    paragraphs: [`يبقى الحساب ${email} كما هو: تم الآن التراجع عن طلب حذفه.`],
    footer: 'إذا لم يكن ذلك منك، يُرجى اختيار كلمة مرور جديدة وحذف الحساب مجددًا.',
  }),
  deletion_waits: ({ productName, names }) => ({
    subject: `تعذّر حتى الآن حذف حسابك على ${productName}`,
    paragraphs: [
      `حان موعد حذف حسابك، لكن لم يعد هناك مالك غيرك لما يلي: ${names || 'شيء تملكه'}.`,
      'يُرجى تعيين مالك آخر، أو حذف ما تملكه. ويُحذف حسابك حالما يتم ذلك.',
    ],
    button: 'عرض حسابي',
    footer: 'إذا غيّرت رأيك، يُرجى تسجيل الدخول واختيار «الاحتفاظ بحسابي».',
  }),
  account_deleted: ({ productName, email }) => ({
    subject: `تم حذف حسابك على ${productName}`,
    paragraphs: [
      `تم الآن حذف الحساب ${email}، كما طلبت. لم يعد بإمكان أحد تسجيل الدخول إليه، وما فعلته مع الآخرين يُذكر بدون اسمك.`,
    ],
    footer: 'هذه آخر رسالة عنه. يمكنك إنشاء حساب جديد بهذا العنوان متى شئت.',
  }),
  passkey_added: ({ productName, email }) => ({
    subject: `تمت إضافة مفتاح مرور إلى حسابك على ${productName}`,
    paragraphs: [`تمت الآن إضافة مفتاح مرور إلى الحساب ${email}. وهو يتيح تسجيل الدخول بدون كلمة مرور.`],
    button: 'عرض مفاتيح المرور',
    footer: 'إذا لم يكن ذلك منك، يُرجى إزالته هناك وتغيير كلمة المرور على الفور.',
  }),
  passkey_removed: ({ productName, email }) => ({
    subject: `تمت إزالة مفتاح مرور من حسابك على ${productName}`,
    paragraphs: [
      `تمت الآن إزالة مفتاح مرور من الحساب ${email}. لم يعد يتيح تسجيل الدخول، وتم تسجيل خروج كل من سجّل الدخول بمفتاح مرور في مكان آخر.`,
    ],
    button: 'عرض مفاتيح المرور',
    footer: 'إذا لم يكن ذلك منك، يُرجى تغيير كلمة المرور على الفور.',
  }),
  google_added: ({ productName, email }) => ({
    subject: `تم ربط Google بحسابك على ${productName}`,
    paragraphs: [`تم الآن ربط حساب Google بالحساب ${email}. وهو يتيح تسجيل الدخول بدون كلمة مرور.`],
    button: 'عرض طرق تسجيل الدخول',
    footer: 'إذا لم يكن ذلك منك، يُرجى إلغاء ربطه هناك وتغيير كلمة المرور على الفور.',
  }),
  google_removed: ({ productName, email }) => ({
    subject: `تم إلغاء ربط Google بحسابك على ${productName}`,
    paragraphs: [
      `تم الآن إلغاء ربط حساب Google بالحساب ${email}. لم يعد يتيح تسجيل الدخول، وتم تسجيل خروج كل من سجّل الدخول باستخدام Google في مكان آخر.`,
    ],
    button: 'عرض طرق تسجيل الدخول',
    footer: 'إذا لم يكن ذلك منك، يُرجى تغيير كلمة المرور على الفور.',
  }),
  password_added: ({ productName, email }) => ({
    subject: `تم تعيين كلمة مرور لحسابك على ${productName}`,
    paragraphs: [
      `تم الآن تعيين كلمة مرور للحساب ${email} الذي لم تكن له كلمة مرور. وهي تتيح تسجيل الدخول، وتم تسجيل خروج كل من سجّل الدخول في مكان آخر.`,
    ],
    button: 'عرض طرق تسجيل الدخول',
    footer: 'إذا لم يكن ذلك منك، يُرجى اختيار كلمة مرور أخرى على الفور عبر «هل نسيت كلمة المرور؟» عند تسجيل الدخول.',
  }),
  password_changed: ({ productName, email }) => ({
    subject: `تم تغيير كلمة مرور حسابك على ${productName}`,
    paragraphs: [`تم الآن تغيير كلمة مرور الحساب ${email}، وتم تسجيل خروج كل من سجّل الدخول في مكان آخر.`],
    button: 'عرض طرق تسجيل الدخول',
    footer: 'إذا لم يكن ذلك منك، يُرجى اختيار كلمة مرور أخرى على الفور عبر «هل نسيت كلمة المرور؟» عند تسجيل الدخول.',
  }),
  password_removed: ({ productName, email }) => ({
    subject: `تمت إزالة كلمة مرور حسابك على ${productName}`,
    paragraphs: [
      `تمت الآن إزالة كلمة مرور الحساب ${email}. لم تعد تتيح تسجيل الدخول، وتم تسجيل خروج كل من سجّل الدخول بها في مكان آخر.`,
    ],
    button: 'عرض طرق تسجيل الدخول',
    footer: 'إذا لم يكن ذلك منك، يُرجى اختيار كلمة مرور أخرى على الفور عبر «هل نسيت كلمة المرور؟» عند تسجيل الدخول.',
  }),
}
