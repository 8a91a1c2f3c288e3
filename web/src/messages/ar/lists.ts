import type { listMessages as english } from '#languages/en/lists.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, isolate } from './format.ts'

export const listMessages: Translation<typeof english> = {
  filter: 'تصفية',
  clearFilter: 'محو التصفية',
  emptyFilterAdvice: (filter) => `لا توجد نتائج مطابقة لـ «${isolate(filter)}».`,
  retry: 'إعادة المحاولة',
  pages: 'الصفحات',
  rowsPerPage: 'عدد الصفوف في الصفحة',
  range: (from, to, total) => `${figure(from)} - ${figure(to)} من ${figure(total)}`,
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  opensNewTab: 'يُفتح في علامة تبويب جديدة',
  acceptingInvite: 'جارٍ قبول الدعوة...',
}
