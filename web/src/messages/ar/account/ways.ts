import type { wayMessages as english } from '#languages/en/account/ways.ts'
import type { Translation } from '#languages/translation.ts'
import { isolate } from '../format.ts'

export const wayMessages: Translation<typeof english> = {
  card: {
    title: 'طرق تسجيل الدخول',
    lead: 'يمكنك تسجيل الدخول بأي من هذه الطرق. ويجب أن تبقى واحدة منها على الأقل.',
    loading: 'جارٍ تحميل طرق تسجيل الدخول',
    failed: 'تعذّر تحميل طرق تسجيل الدخول.',
    list: 'طرق تسجيل الدخول',
    password: 'كلمة المرور',
    passwordSet: 'تم تعيينها. يمكنك تغييرها في ملفك الشخصي.',
    passwordNone: 'ليس لديك كلمة مرور.',
    setPassword: 'تعيين كلمة مرور',
    google: 'Google',
    googleConnected: 'مرتبط.',
    googleNone: 'غير مرتبط.',
    connect: 'ربط Google',
    connecting: 'يُرجى المتابعة في نافذة Google.',
    disconnect: 'إلغاء الربط',
    onlyWay: 'هذه طريقتك الوحيدة لتسجيل الدخول. يُرجى تعيين كلمة مرور أو إضافة مفتاح مرور أولًا.',
    connected: 'تم ربط Google.',
    connectedAlready: 'سبق أن رُبط Google.',
    disconnected: 'تم إلغاء ربط Google.',
    disconnectedAlready: 'سبق أن أُلغي ربط Google.',
    otherAccount: 'يُستخدم حساب Google هذا لتسجيل الدخول إلى حساب آخر.',
    otherAddress:
      'عنوان حساب Google هذا مستخدم في حساب آخر. يُرجى اختيار حساب Google آخر، أو تسجيل الدخول إلى ذلك الحساب وربطه هناك.',
  },
  disconnect: {
    title: 'إلغاء ربط Google؟',
    lead: 'لن يتمكن أحد بعد ذلك من تسجيل الدخول إلى حسابك باستخدام Google. وسيُسجَّل الخروج من المتصفحات التي استخدمته، ما عدا هذا المتصفح.',
    cancel: 'إلغاء',
    confirm: 'إلغاء الربط',
  },
  setPassword: {
    title: 'تعيين كلمة مرور',
    lead: 'سيُسجَّل خروج كل من سجّل الدخول إلى حسابك في مكان آخر.',
    password: 'كلمة المرور الجديدة',
    cancel: 'إلغاء',
    submit: 'تعيين كلمة المرور',
    done: 'تم تعيين كلمة المرور.',
    already: 'سبق أن عُيّنت كلمة مرور.',
  },
  email: {
    heading: 'عنوان البريد الإلكتروني',
    lead: (email) => `تسجّل الدخول بالعنوان ${isolate(email)}، وإليه تصل الرسائل المتعلقة بحسابك.`,
    none: 'ليس لحسابك عنوان بريد إلكتروني.',
    change: 'تغيير عنوان البريد الإلكتروني',
    title: 'تغيير عنوان بريدك الإلكتروني',
    explain:
      'سنرسل رابطًا إلى العنوان الجديد. يحتفظ حسابك بالعنوان القديم إلى أن تفتح الرابط، ونُعلم العنوان القديم بذلك.',
    label: 'عنوان البريد الإلكتروني الجديد',
    same: 'هذا هو عنوان بريدك الإلكتروني الحالي.',
    cancel: 'إلغاء',
    submit: 'إرسال الرابط',
    keep: 'الاحتفاظ بعنواني الحالي',
    kept: 'لم يعد الرابط الذي أرسلناه صالحًا. يبقى عنوان بريدك الإلكتروني كما هو.',
    sent: (email) =>
      `أرسلنا رابطًا إلى ${isolate(email)}. سيتغيّر عنوانك عند فتحه، وسيُسجَّل خروجك من كل مكان، ثم تسجّل الدخول مجددًا بالعنوان الجديد.`,
  },
}
