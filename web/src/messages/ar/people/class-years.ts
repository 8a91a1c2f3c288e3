import type { classYearsMessages as english } from '#languages/en/people/class-years.ts'
import type { Translation } from '#languages/translation.ts'
import { classes, ofClasses } from '../counts.ts'
import { figure, isolate } from '../format.ts'

export const classYearsMessages: Translation<typeof english> = {
  selectAll: 'تحديد الكل',
  archive: 'أرشفة',
  unarchive: 'إخراج من الأرشيف',
  copy: 'نسخ',
  year: {
    open: 'أرشفة هذا العام',
    title: 'أرشفة صفوف هذا العام؟',
    lead: (count, places) =>
      `ما يُنقل إلى الأرشيف: ${classes(count)}، وعدد الأماكن المشغولة فيها ${figure(places)}. يبقى الأشخاص أعضاءً، ويمكن استخدام الأسماء من جديد. يمكنك التراجع عن ذلك.`,
    confirm: (count) => `أرشفة ${ofClasses(count)}`,
    cancel: 'إلغاء',
  },
  archived: (count) => `تمت أرشفة ${ofClasses(count)}.`,
  unarchived: (count) => `تم إخراج ${ofClasses(count)} من الأرشيف.`,
  showArchive: (count) => `الأرشيف (${figure(count)})`,
  showCurrent: 'الرجوع إلى الصفوف',
  archiveTitle: 'الصفوف المؤرشفة',
  archiveLead: 'تحتفظ الصفوف المؤرشفة بمن فيها ولا تتغيّر بعد ذلك.',
  archiveEmpty: 'الأرشيف فارغ',
  archiveEmptyAdvice: 'يمكنك أرشفة صفوف عام انتهى: يبقى من فيها، ويمكن استخدام أسمائها من جديد.',
  since: (date) => `تمت الأرشفة في ${date}`,
  form: {
    title: (count) => (count === 1 ? 'نسخ الصف' : `نسخ ${ofClasses(count)}`),
    lead: 'كل نسخة صف جديد. تُزاد السنوات الواردة في الأسماء سنة واحدة.',
    name: (from) => `نسخة من ${isolate(from)}`,
    who: 'الأشخاص',
    people: 'مع الأشخاص الموجودين فيه',
    nobody: 'بدون أحد',
    archive: 'أرشفة ما تم نسخه',
    taken: 'أحد هذه الأسماء مأخوذ. يُرجى اختيار اسم آخر، أو أرشفة ما يُنسخ.',
    cancel: 'إلغاء',
    copy: 'نسخ',
    copied: (count) => `تم نسخ ${ofClasses(count)}.`,
  },
}
