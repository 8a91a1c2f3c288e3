import { inviteCodeLength, unconfirmedInvites } from '@atrium/contract/limits'
import type { invitesMessages as english } from '#languages/en/people/invites.ts'
import type { Translation } from '#languages/translation.ts'
import { ofDays, ofInvites } from '../counts.ts'
import { figure, isolate } from '../format.ts'
import { mailMessages } from '../mail.ts'

const addressOr = (address: string | null) => (address === null ? 'عنوان بريدك الإلكتروني' : isolate(address))

export const invitesMessages: Translation<typeof english> = {
  list: {
    add: 'دعوة',
    many: 'دعوة جماعية',
    empty: 'لا توجد دعوات بعد',
    emptyAdvice: 'يمكنك الدعوة بالبريد الإلكتروني، أو برابط أو رمز لأي شخص، أو باستيراد قائمة كاملة.',
    anybody: 'أي شخص لديه الرابط أو الرمز',
    uses: (uses, maxUses) => `استُخدمت ${figure(uses)} من ${figure(maxUses)}`,
    states: { open: 'سارية', expired: 'منتهية', used_up: 'مستخدَمة', revoked: 'ملغاة' },
    until: (date) => `حتى ${date}`,
    term: (words) => `العضوية ${words}`,
    renew: mailMessages.sendAgain,
    renewLink: 'رابط جديد',
    renewNamed: (to) => `${mailMessages.sendAgain}: ${isolate(to)}`,
    renewLinkNamed: (to) => `رابط جديد: ${isolate(to)}`,
    revoke: 'إلغاء الدعوة',
    revokeNamed: (to) => `إلغاء الدعوة: ${isolate(to)}`,
    revoked: 'تم إلغاء الدعوة.',
    sentAgain: (to) => `تمت إعادة إرسال الدعوة إلى ${isolate(to)}.`,
    older: 'عرض الأقدم',
  },
  form: {
    title: 'دعوة',
    way: 'طريقة الدعوة',
    byMail: 'بالبريد',
    byLink: 'رابط أو رمز',
    email: 'البريد الإلكتروني',
    role: 'الدور',
    labels: 'التصنيفات',
    expires: 'تنتهي صلاحيتها بعد',
    days: ofDays,
    uses: 'عدد الأشخاص',
    usesHint: 'عدد المرات التي يمكن فيها استخدام الرابط أو الرمز.',
    ownerByMail: 'تُوجَّه الدعوة إلى المالكين بالبريد الإلكتروني.',
    emailOrLink: 'للحصول على رابط يستخدمه شخص واحد، يُرجى ترك الحقل فارغًا.',
    cancel: 'إلغاء',
    invite: 'دعوة',
    sent: (email) => `تمت دعوة ${isolate(email)}.`,
  },
  fresh: {
    title: 'دعوتك',
    lead: 'يُرجى نسخها الآن: لا يُعرض الرابط والرمز إلا مرة واحدة.',
    link: 'الرابط',
    code: 'الرمز',
    copy: 'نسخ',
    copyNamed: (what) => `نسخ ${what}`,
    copied: 'تم النسخ.',
    copyFailed: 'تعذّر النسخ. يُرجى تحديد النص ونسخه يدويًا.',
    print: 'طباعة في ورقة',
    qr: 'الرابط كرمز استجابة سريعة',
    done: 'تم',
    sheetTitle: (organization) => `الانضمام إلى ${isolate(organization)}`,
    sheetLead: 'يمكنك توجيه الكاميرا إلى هنا، أو فتح العنوان وإدخال الرمز.',
  },
  join: {
    title: 'إدخال رمز دعوة',
    lead: 'تجد الرمز في ورقتك أو في رسالتك.',
    code: 'الرمز',
    hint: `عدد الخانات ${figure(inviteCodeLength)}، من حروف وأرقام؛ لا فرق بين الأحرف الكبيرة والصغيرة، ولا أهمية للشرطات.`,
    required: 'يُرجى إدخال الرمز.',
    notACode: `لا يوجد رمز دعوة في هذا النص. عدد خانات الرمز ${figure(inviteCodeLength)}، من حروف وأرقام.`,
    look: 'التالي',
    another: 'استخدام رمز آخر',
  },
  unconfirmed: {
    lead: (address) =>
      `يُرجى تأكيد ${addressOr(address)} أولًا. قبل ذلك، يمكنك إرسال ${ofInvites(unconfirmedInvites)} بالبريد الإلكتروني. ولا تُحتسب الروابط والرموز.`,
    sent: (address) =>
      `أرسلنا رابطًا إلى ${addressOr(address)}. يُرجى فتحه لتأكيد العنوان، ثم العودة إلى هنا والدعوة مجددًا.`,
  },
  notice: {
    forAnother: 'هذه الدعوة موجّهة إلى عنوان بريد إلكتروني آخر. لقبولها، يُرجى تسجيل الدخول بذلك العنوان.',
    unverified: (address) => `يُرجى تأكيد ${addressOr(address)} لقبول دعوتك.`,
    linkSent: (address) => `أرسلنا رابطًا إلى ${addressOr(address)}. يُرجى فتحه، ثم العودة إلى هنا.`,
    checkAgain: 'أكّدتُ العنوان',
    dismiss: 'ليس الآن',
    close: 'إغلاق',
  },
}
