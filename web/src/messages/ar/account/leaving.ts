import { accountDeletionDays, exportLinkDays, restingNameDays } from '@atrium/contract/limits'
import type { leavingMessages as english } from '#languages/en/account/leaving.ts'
import type { Translation } from '#languages/translation.ts'
import { ofDays } from '../counts.ts'
import { isolate } from '../format.ts'

const waiting = 'سيُحذف حسابك حالما يصبح لما تملكه وحدك مالك آخر.'

export const leavingMessages: Translation<typeof english> = {
  title: 'الحساب',
  loading: 'جارٍ تحميل حسابك',
  failed: 'تعذّر تحميل حسابك.',

  export: {
    heading: 'تنزيل بياناتي',
    lead: 'نسخة من كل ما هو محفوظ عنك: ملفك الشخصي، وطريقة تسجيل دخولك، والجهات التي تنتمي إليها، وما فعلته، وصورك. وهي أرشيف ZIP يضم ملفات يمكن لبرامج أخرى قراءتها.',
    ask: 'تجهيز بياناتي',
    asking: 'جارٍ الطلب',
    preparing: 'يجري تجهيز بياناتك. يمكنك مغادرة هذه الصفحة: سنرسل إليك رابطًا بالبريد الإلكتروني عندما تصبح جاهزة.',
    ready: (email, until) => `بياناتك جاهزة. أرسلنا رابطًا إلى ${isolate(email)}. وهو صالح لمرة واحدة حتى ${until}.`,
    taken: 'تم تنزيل بياناتك.',
    expired: `انتهت صلاحية رابط بياناتك. الرابط صالح لمدة ${ofDays(exportLinkDays)}.`,
    failedToMake: 'تعذّر تجهيز بياناتك. يُرجى إعادة المحاولة.',
    lastAsked: (when) => `آخر مرة طلبتها فيها: ${when}.`,
    nextAt: (when) => `يمكنك طلبها مجددًا بدءًا من ${when}.`,
  },

  download: {
    title: 'تنزيل بياناتي',
    lead: 'الرابط صالح لمرة واحدة. يُرجى حفظ الملف في مكان آمن: ففيه كل ما هو محفوظ عنك.',
    account: (email) => `سجّلت الدخول بالحساب ${isolate(email)}. لا يمكن تنزيل البيانات إلا من الحساب الذي طلبها.`,
    button: 'تنزيل',
    downloading: 'جارٍ التنزيل',
    done: 'تم تنزيل بياناتك.',
    toAccount: 'الانتقال إلى حسابي',
  },

  deletion: {
    heading: 'حذف الحساب',
    lead: 'يمكنك حذف حسابك في أي وقت. وهذا ما سيحدث:',
    consequences: [
      `لا يتغيّر شيء لمدة ${ofDays(accountDeletionDays)}. يمكنك خلالها تسجيل الدخول كالمعتاد، والعدول عن قرارك.`,
      'بعد ذلك يُحذف حسابك وملفك الشخصي وعضوياتك. ولا يمكن التراجع عن ذلك.',
      'ما فعلته في المؤسسات يبقى فيها، ولكن بدون اسمك.',
      `لا يمكن لأحد أخذ اسم المستخدم الخاص بك لمدة ${ofDays(restingNameDays)}. أما عنوان بريدك الإلكتروني فيمكن استخدامه لحساب جديد فورًا.`,
    ],
    onlyOwner: 'لا مالك غيرك للمؤسسات والناشرين أدناه. قبل حذف حسابك، يُرجى تعيين مالك آخر، أو حذف المؤسسة أو الناشر.',
    organizations: 'المؤسسات',
    publishers: 'الناشرون',
    ask: 'حذف حسابي',
    asking: 'جارٍ الحذف',
    confirmTitle: 'حذف حسابك؟',
    confirmLead: `سيُحذف بعد ${ofDays(accountDeletionDays)}. ويمكنك العدول عن ذلك قبلها.`,
    confirm: 'حذف الحساب',
    cancel: 'إلغاء',
    asked: (on) => `سيُحذف حسابك في ${on}. أرسلنا إليك رسالة إلكترونية بذلك.`,
    pending: (on) => `سيُحذف حسابك في ${on}.`,
    pendingLead:
      'حتى ذلك الحين يمكنك استخدامه كالمعتاد. إذا غيّرت رأيك، يُرجى اختيار «الاحتفاظ بحسابي» في أعلى هذه الصفحة.',
    waiting,
  },

  banner: {
    label: 'سيُحذف حسابك',
    pending: (on) => `سيُحذف حسابك في ${on}.`,
    waiting,
    see: 'عرض حسابي',
    keep: 'الاحتفاظ بحسابي',
    keeping: 'جارٍ الاحتفاظ به',
    kept: 'سيبقى حسابك.',
  },
}
