import type { createAuthorMessages as english } from '#languages/en/organizations/create-author.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, isolate } from '../format.ts'

export const createAuthorMessages: Translation<typeof english> = {
  nameTitle: 'إنشاء ناشر',
  nameLead: 'الاسم الذي يظهر على ما تنشره.',
  nameLabel: 'اسم الناشر',
  nameHint: 'اسمك أو اسم فريقك أو دار النشر.',
  myPublishers: 'هل تبحث عن ناشر؟ الناشرون لديّ.',
  imageTitle: 'اختيار صورة',
  imageLead: (name) => `تظهر بجانب ${isolate(name)}، في القوائم وعلى موقعه. يمكنك المتابعة بدون صورة.`,
  imageLabel: 'صورة الناشر',
  imageHint: `JPG أو PNG، أقل من ${figure(2)} ميغابايت`,
  cancel: 'إلغاء',
  back: 'رجوع',
  next: 'التالي',
  preparing: 'جارٍ التجهيز...',
  outcome: (name) => `يُنشئ ${isolate(name)} وينقلك إلى موقعه.`,
  namesake: (name, id) =>
    `لديك بالفعل ناشر باسم ${isolate(name)} (${isolate(`@${id}`)}). لإنشاء ناشر آخر بالاسم نفسه، اضغط على «التالي» مرة أخرى.`,
  toNamesake: (name) => `الانتقال إلى ${isolate(name)}`,
}
