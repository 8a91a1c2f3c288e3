import type { passkeyMessages as english } from '#languages/en/account/passkeys.ts'
import type { Translation } from '#languages/translation.ts'
import { isolate } from '../format.ts'
import { signInMessages } from './sign-in.ts'

export const passkeyMessages: Translation<typeof english> = {
  notUsed: `لم يُستخدم أي مفتاح مرور. يُرجى إعادة المحاولة، أو المتابعة من خلال «${signInMessages.login}».`,
  failures: {
    unknown: 'مفتاح المرور هذا لا يفتح شيئًا هنا: فقد أُزيل. يُرجى تسجيل الدخول بطريقة أخرى.',
    there: 'يوجد مفتاح مرور لحسابك على هذا الجهاز من قبل.',
    notHere: 'لا يمكن استخدام مفاتيح المرور على هذا العنوان. يُرجى تسجيل الدخول بطريقة أخرى.',
    unable: 'لا يمكن لهذا الجهاز حفظ مفتاح مرور هنا: يلزم قفل للشاشة أو بصمة إصبع أو بصمة وجه.',
    failed: 'تعذّر استخدام مفتاح المرور. يُرجى إعادة المحاولة أو استخدام طريقة أخرى.',
  },
  card: {
    title: 'مفاتيح المرور',
    lead: 'يتيح لك مفتاح المرور تسجيل الدخول ببصمة إصبعك أو بصمة وجهك أو قفل جهازك. لا كلمة مرور تحتاج إلى تذكّرها، ولا يمكن لصفحة مزيّفة أن تطلبها منك.',
    empty: 'ليس لديك مفاتيح مرور بعد.',
    emptyAdvice: 'يُستحسن إضافة مفتاح على كل جهاز تستخدمه: في العمل وفي المنزل وعلى هاتفك.',
    unable:
      'لا يمكن لهذا المتصفح إضافة مفاتيح مرور هنا. يُرجى استخدام إصدار حديث من Chrome أو Edge أو Firefox أو Safari، على عنوان يبدأ بـ https.',
    failed: 'تعذّر تحميل مفاتيح المرور.',
    loading: 'جارٍ تحميل مفاتيح المرور',
    add: 'إضافة مفتاح مرور',
    added: (name) => `تمت إضافة مفتاح المرور «${isolate(name)}»`,
    cancelled: 'لم يُضف أي مفتاح مرور.',
    created: (day) => `أُضيف في ${day}`,
    used: (day) => `آخر استخدام في ${day}`,
    neverUsed: 'لم يُستخدم بعد',
    backedUp: 'محفوظ أيضًا لدى مدير كلمات المرور',
    rename: 'إعادة تسمية',
    renameNamed: (name) => `إعادة تسمية ${isolate(name)}`,
    remove: 'إزالة',
    removeNamed: (name) => `إزالة ${isolate(name)}`,
    gone: 'سبق أن أُزيل مفتاح المرور هذا.',
  },
  rename: {
    title: 'إعادة تسمية مفتاح المرور',
    name: 'الاسم',
    cancel: 'إلغاء',
    save: 'حفظ',
    renamed: 'تمت إعادة تسمية مفتاح المرور',
  },
  remove: {
    title: (name) => `إزالة «${isolate(name)}»؟`,
    lead: 'لن يمكنك تسجيل الدخول بمفتاح المرور هذا بعد ذلك. وسيُسجَّل خروجك في كل مكان آخر سجّلت فيه الدخول بمفتاح مرور.',
    cancel: 'إلغاء',
    confirm: 'إزالة',
    removed: (name) => `تمت إزالة مفتاح المرور «${isolate(name)}»`,
  },
}
