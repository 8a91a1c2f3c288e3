import type { authorsMessages as english } from '#languages/en/organizations/authors.ts'
import type { Translation } from '#languages/translation.ts'
import { isolate } from '../format.ts'

export const authorsMessages: Translation<typeof english> = {
  list: {
    title: 'الناشرون',
    add: 'إضافة ناشر',
    addShort: 'إضافة',
    filter: 'تصفية الناشرين',
    publisher: 'الناشر',
    publisherId: 'معرّف الناشر',
    role: 'الدور',
    empty: 'عذرًا! لا يوجد ناشرون',
    emptyAdvice: 'الناشر هو الاسم الذي يصدر عنه محتواك: اسمك أو اسم فريقك أو دار النشر.',
    create: 'إنشاء ناشر',
    loading: 'جارٍ تحميل قائمة الناشرين',
    failed: 'تعذّر تحميل قائمة الناشرين.',
    organizations: 'المؤسسات',
    invite: 'دعوة',
    people: 'الأشخاص',
    deleted: 'المحذوفون مؤخرًا',
    inviteTo: (name) => `دعوة إلى ${isolate(name)}`,
  },
}
