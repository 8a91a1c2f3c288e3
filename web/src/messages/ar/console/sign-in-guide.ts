import type { guideMessages as english } from '#languages/en/console/sign-in-guide.ts'
import type { Translation } from '#languages/translation.ts'
import { isolate } from '../format.ts'

export const guideMessages: Translation<typeof english> = {
  show: (provider) => `الخطوات لدى ${isolate(provider)}`,
  showAny: 'الخطوات لدى المزوّد',
  copyNamed: (what) => `نسخ: ${isolate(what)}`,
  open: (path) => `يُفتح «${isolate(path)}».`,
  choose: (value, field) => `يُختار «${isolate(value)}» في «${isolate(field)}».`,
  enter: (field) => `يُدخل هذا هناك في «${isolate(field)}»:`,
  take: (from, field) => `يُنسخ «${isolate(from)}» من هناك إلى «${isolate(field)}» هنا.`,
  takeInto: (from, shape, field) =>
    `يُدخل هنا ${isolate(shape)} في «${isolate(field)}»، مع «${isolate(from)}» من هناك مكان الأقواس.`,
  type: (value, field) => `يُدخل هنا ${isolate(value)} في «${isolate(field)}».`,
  typeOwn: (value, field) => `يُدخل هنا ${isolate(value)} في «${isolate(field)}»، مع القيم الخاصة مكان الأقواس.`,
  claims: (place, names) => `تُضاف ضمن «${isolate(place)}» السمات ${isolate(names)}.`,
  map: (place, pairs) => `يُضبط ضمن «${isolate(place)}» إرسال ${isolate(pairs)}.`,
  groups: (place, claim) =>
    `تُضبط المجموعات أو الأدوار ضمن «${isolate(place)}». تصل في السمة ${isolate(claim)}، ثم توضع لها قواعد.`,
  on: (field) => `يُفعَّل «${isolate(field)}».`,
  off: (field) => `يُوقف «${isolate(field)}».`,
  assign: (field) => `يُحدَّد ضمن «${isolate(field)}» من يمكنه تسجيل الدخول.`,
  notes: {
    noGroups: 'بهذه الطريقة لا يرسل المجموعات، ويمكنه ذلك عبر SAML.',
    confirmed: 'يُفعَّل «Email verified» للأشخاص: يُرفض العنوان الذي يُقال إنه غير مؤكد.',
    client: 'يُسجَّل تطبيق ويب له سر عميل ومسار authorization code. يلزم أن يرسل عنوان بريد إلكتروني.',
    signs: 'يُضبط ليوقّع التأكيد دون تشفيره، وليرسل عنوان بريد إلكتروني والأسماء.',
  },
}
