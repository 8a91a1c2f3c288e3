import type { timelineMessages as english } from '#languages/en/console/timeline.ts'
import type { Translation } from '#languages/translation.ts'
import { ofDays } from '../counts.ts'
import { figure, isolate, plural } from '../format.ts'

function days(number: number): string {
  if (number % 365 !== 0) return ofDays(number)
  const years = number / 365
  return plural(years, {
    zero: ofDays(number),
    one: 'سنة واحدة',
    two: 'سنتين',
    few: `${figure(years)} سنوات`,
    many: `${figure(years)} سنة`,
    other: `${figure(years)} سنة`,
  })
}

export const timelineMessages: Translation<typeof english> = {
  older: 'عرض الأقدم',
  empty: 'لم يحدث شيء بعد',
  nothingMatches: 'لا توجد نتائج مطابقة',
  nothingMatchesAdvice: 'لا يوجد إدخال من هذا النوع لهذا الشخص في هذه الأيام.',
  clear: 'محو التصفية',
  somebody: 'حساب محذوف',
  filters: 'التصفية',
  kind: 'النوع',
  everyKind: 'كل شيء',
  kinds: {
    people: 'الانضمام والمغادرة وتغييرات الأشخاص',
    roles: 'الأدوار والملكية',
    invites: 'الدعوات وعمليات الاستيراد',
    labels: 'التصنيفات',
    classes: 'الصفوف',
    organization: 'المؤسسة وإعداداتها',
    exports: 'عمليات التصدير',
  },
  by: 'الشخص',
  everybody: 'أي شخص',
  from: 'من',
  to: 'إلى',
  timeZone: (zone) => `الأيام والأوقات حسب توقيت ${isolate(zone.replaceAll('_', ' '))}.`,
  export: 'تصدير',
  exporting: 'جارٍ التصدير',
  formats: { csv: 'بصيغة CSV', jsonl: 'بصيغة JSON lines' },
  kept: (number) => (number === null ? 'يُحفظ دائمًا.' : `يُحفظ لمدة ${days(number)}.`),
  keep: {
    open: 'تغيير المدة',
    title: 'مدة حفظ السجل الزمني',
    label: 'حفظ الإدخالات لمدة',
    forEver: 'غير محدودة',
    days,
    lead: 'هذا التغيير هو نفسه إدخال في السجل الزمني.',
    warning: (number) =>
      `ستُحذف نهائيًا خلال ساعة الإدخالات التي مضى عليها أكثر من ${days(number)}. إذا كنت بحاجة إليها، يُرجى تصديرها أولًا.`,
    cancel: 'إلغاء',
    save: 'حفظ',
    saved: 'تم الحفظ.',
  },
}
