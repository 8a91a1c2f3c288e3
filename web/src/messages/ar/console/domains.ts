import { domainGoneDays, maxDomains } from '@atrium/contract/limits'
import type { domainsMessages as english } from '#languages/en/console/domains.ts'
import type { Translation } from '#languages/translation.ts'
import { ofDays } from '../counts.ts'
import { figure, isolate } from '../format.ts'

export const domainsMessages: Translation<typeof english> = {
  lead: 'يمكنك إثبات ملكيتك لنطاق، واختيار ما إذا كان بإمكان أصحاب عناوين البريد فيه الانضمام.',
  add: {
    label: 'النطاق',
    hint: 'مثل school.org. تُضاف النطاقات الفرعية مثل mail.school.org كلٌّ على حدة.',
    submit: 'إضافة النطاق',
    added: (domain) => `تمت إضافة ${isolate(domain)}. الخطوة التالية إعداد سجلّه.`,
    full: `الحد الأقصى لعدد نطاقات المؤسسة: ${figure(maxDomains)}.`,
  },
  empty: 'لا توجد نطاقات بعد',
  emptyAdvice: 'يمكنك إضافة النطاق الذي تنتهي به عناوين بريد أعضائك.',
  states: { waiting: 'لم يتم التحقق منه بعد', proven: 'تم التحقق منه', lost: 'لم يعد متحقَّقًا منه' },
  record: {
    title: 'السجل المطلوب إعداده',
    lead: 'يُرجى إنشاء سجل TXT هذا حيث تُدار إعدادات DNS للنطاق. قد يمضي بعض الوقت حتى يراه الجميع، ونحن نواصل البحث عنه.',
    name: 'الاسم',
    value: 'القيمة',
    show: 'عرض السجل',
    keep: 'يُرجى الإبقاء على هذا السجل: نبحث عنه كل يوم.',
    copy: 'نسخ',
    copyNamed: (what) => `نسخ ${what}`,
    copied: 'تم النسخ.',
    copyFailed: 'لا يسمح المتصفح بالنسخ. يُرجى تحديد النص ونسخه يدويًا.',
  },
  check: 'التحقق الآن',
  named: (what, domain) => `${what}: ${isolate(domain)}`,
  checkNamed: (domain) => `التحقق الآن: ${isolate(domain)}`,
  proven: (domain) => `تم التحقق من ${isolate(domain)}.`,
  findings: {
    absent: 'لم نعثر بعد على سجل TXT بهذا الاسم.',
    different: 'عثرنا على سجلات TXT بهذا الاسم، لكن ليس بهذه القيمة. يُرجى مقارنة كل حرف.',
    too_many: 'عدد سجلات TXT بهذا الاسم كبير جدًا. يُرجى إزالة ما لا تحتاج إليه منها.',
    alias: 'يوجد اسم بديل (CNAME) بهذا الاسم. يُرجى إزالته: لا يُعتد إلا بسجل TXT.',
    taken: 'عثرنا على سجلّك، لكن مؤسسة أخرى أثبتت ملكيتها لهذا النطاق. يصبح لك عند إزالة سجلّها.',
    unreachable: 'لم تستجب خوادم أسماء النطاق. سنعيد المحاولة.',
  },
  lastLook: (when) => `آخر تحقق: ${when}.`,
  gaveUp: 'توقفنا عن البحث. بعد إعداد السجل، يُرجى الضغط على «التحقق الآن».',
  provenUntil: (day) => `السجل مفقود. إذا لم يعُد، فسيظل النطاق معتمدًا حتى ${day}، ولا يمكن لأحد الانضمام من خلاله بعد ذلك.`,
  lost: (days = domainGoneDays) =>
    `ظل السجل مفقودًا لمدة ${ofDays(days)} أو أكثر، أو أثبتت مؤسسة أخرى ملكيتها للنطاق. لا يمكن لأحد الانضمام من خلاله إلى أن يتم التحقق منه مجددًا.`,
  joining: {
    title: (domain) => `أصحاب العناوين في ${isolate(domain)}`,
    choices: {
      off: 'لا يمكنهم الانضمام من تلقاء أنفسهم',
      ask: 'يمكنهم طلب الانضمام',
      join: 'يمكنهم الانضمام من تلقاء أنفسهم',
    },
    about: {
      off: 'يحتاجون إلى دعوة.',
      ask: 'يرد المالكون وطاقم العمل على طلباتهم ضمن «الأشخاص».',
      join: 'ينضم كل من لديه عنوان مؤكَّد هناك بضغطة واحدة. أما من أزلته فيلزمه تقديم طلب.',
    },
    role: 'الدور',
    staff: 'يرى طاقم العمل اسم كل شخص وعنوانه، ويدير التصنيفات والصفوف.',
    save: 'حفظ',
    saveNamed: (domain) => `حفظ: ${isolate(domain)}`,
    conflict: (now) =>
      `تم تغيير ذلك في مكان آخر في تلك الأثناء. الحالة الآن: ${now}. ما زال اختيارك هنا؛ لتطبيقه يُرجى الحفظ مجددًا.`,
    saved: 'تم الحفظ.',
  },
  remove: {
    open: 'إزالة',
    openNamed: (domain) => `إزالة ${isolate(domain)}`,
    title: (domain) => `إزالة ${isolate(domain)}؟`,
    lead: 'لن يمكن لأحد الانضمام من خلاله بعد ذلك، وتنتهي الطلبات التي جاءت عبره. من كان عضوًا يبقى عضوًا. لاستخدامه مجددًا، يلزم إثبات ملكيته من جديد.',
    cancel: 'إلغاء',
    confirm: 'إزالة النطاق',
    removed: (domain) => `تمت إزالة ${isolate(domain)}.`,
  },
}
