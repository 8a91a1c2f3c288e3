import type { profileMessages as english } from '#languages/en/account/profile.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, isolate } from '../format.ts'

export const profileMessages: Translation<typeof english> = {
  title: 'الملف الشخصي',
  breadcrumb: 'مسار التنقّل',
  pages: { label: 'صفحات حسابك', profile: 'الملف الشخصي', security: 'الأمان', account: 'الحساب' },
  organizations: 'المؤسسات',
  loading: 'جارٍ تحميل ملفك الشخصي',
  failed: 'تعذّر تحميل ملفك الشخصي.',
  denied: 'لا يمكنك الاطّلاع إلا على ملفك الشخصي وتغييره.',
  toOwn: 'الانتقال إلى ملفي الشخصي',
  toHome: 'الانتقال إلى مؤسساتي',

  photo: {
    menu: 'صورة الملف الشخصي',
    upload: 'رفع صورة',
    remove: 'إزالة الصورة',
    removing: 'جارٍ إزالة الصورة',
    required: 'صورة الملف الشخصي مطلوبة',
  },

  personal: {
    heading: 'المعلومات الشخصية',
    lead: 'اسمك كما تسجّل الدخول به وكما يراه الآخرون.',
    pronounce: 'اللقب',
    pronounces: { mr: 'السيد', mrs: 'السيدة', miss: 'الآنسة', sir: 'سيادة' },
    given_name: 'الاسم الأول',
    family_name: 'اسم العائلة',
    username: 'اسم المستخدم',
    usernameHint: 'يمكنك تسجيل الدخول به بدلًا من بريدك الإلكتروني.',
    displayName: 'الاسم المعروض',
    elsewhere: (value) => `تم تغيير هذه القيمة إلى «${isolate(value)}» في مكان آخر. سيحل الحفظ محلها.`,
  },

  login: {
    heading: 'تسجيل الدخول',
    lead: 'ما تسجّل الدخول به.',
    email: 'البريد الإلكتروني',
    noEmail: 'لا يوجد',
    emailHint: 'لا يمكن تغييره هنا.',
    password: 'كلمة المرور',
    passwordMask: '••••••••',
    passwordHint: 'للإبقاء على كلمة المرور الحالية، يُرجى ترك الحقل فارغًا.',
    change: 'تغيير كلمة المرور؟',
    tooShort: 'يجب ألا تقل كلمة المرور عن ستة أحرف',
    tooShortToSave: 'يجب أن تتكوّن كلمة المرور من ستة أحرف',
    googleOnly:
      'تسجّل الدخول باستخدام Google، لذا لا توجد كلمة مرور لتغييرها هنا. إذا أردت كلمة مرور أيضًا، يمكننا إرسال رابط إليك.',
    setPassword: 'تعيين كلمة مرور بالبريد الإلكتروني',
  },

  save: 'حفظ',
  saving: 'جارٍ الحفظ',
  discard: 'تجاهل',
  unsaved: 'لديك تغييرات غير محفوظة.',
  restored: 'عاد ما كتبته قبل تسجيل خروجك. وهو غير محفوظ بعد.',
  updated: 'تم تحديث الملف الشخصي بنجاح',

  leave: {
    title: 'المغادرة بدون حفظ؟',
    text: 'تغييراتك في هذه الصفحة غير محفوظة بعد.',
    stay: 'البقاء هنا',
    leave: 'المغادرة بدون حفظ',
  },

  changePassword: {
    verifyTitle: 'التحقق من كلمة المرور',
    verifyLead: 'يُرجى إدخال كلمة المرور الحالية.',
    current: 'كلمة المرور الحالية',
    currentRequired: 'كلمة المرور الحالية مطلوبة',
    currentWrong: 'كلمة المرور الحالية غير صحيحة. يُرجى إعادة المحاولة.',
    verify: 'التالي',
    verifying: 'جارٍ التحقق',
    forgot: 'هل نسيت كلمة المرور؟',

    title: 'تغيير كلمة المرور',
    lead: 'سيبقى تسجيل دخولك هنا، وسيُسجَّل خروجك من كل مكان آخر.',
    new: 'كلمة المرور الجديدة',
    newRequired: 'كلمة المرور الجديدة مطلوبة',
    newHint: 'ستة أحرف على الأقل، وألا تكون كلمة مرور شائعة.',
    newTooShort: 'يجب ألا تقل كلمة المرور عن ستة أحرف',
    newSame: 'يجب أن تختلف كلمة المرور الجديدة عن الحالية',
    confirm: 'تأكيد كلمة المرور',
    confirmRequired: 'تأكيد كلمة المرور مطلوب',
    confirmMismatch: 'يجب أن تتطابق كلمتا المرور',
    submit: 'تغيير كلمة المرور',
    changing: 'جارٍ التغيير',
    cancel: 'إلغاء',
    verifyAgain: 'مضت بضع دقائق. يُرجى إدخال كلمة المرور الحالية مرة أخرى.',
    done: 'تم تحديث كلمة المرور بنجاح!',
  },

  uploadPhoto: {
    title: 'رفع صورة الملف الشخصي',
    label: 'الصورة',
    hint: `JPG أو PNG أو GIF وما شابهها، بحجم أقل من ${figure(20)} ميغابايت.`,
    save: 'حفظ',
    uploading: 'جارٍ الرفع',
    saving: 'جارٍ الحفظ',
    savingProfile: 'جارٍ حفظ ملفك الشخصي',
    cancel: 'إلغاء',
    done: 'تم تحديث صورة الملف الشخصي بنجاح!',
  },
}
