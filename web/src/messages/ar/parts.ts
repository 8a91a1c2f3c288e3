import type { partMessages as english } from '#languages/en/parts.ts'
import type { Translation } from '#languages/translation.ts'

export const partMessages: Translation<typeof english> = {
  notLoaded: 'تعذّر تحميل هذا الجزء من الصفحة. سيُحمَّل تلقائيًا عند عودة الاتصال.',
  newVersion: 'يتوفر إصدار جديد من هذه الصفحة. يُرجى حفظ ما كتبته، ثم إعادة تحميل الصفحة.',
}
