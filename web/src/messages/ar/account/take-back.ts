import type { RecordField } from '@atrium/contract/record-changes'
import type { takeBackMessages as english } from '#languages/en/account/take-back.ts'
import type { Translation } from '#languages/translation.ts'
import { isolate } from '../format.ts'

const fields: Record<RecordField, string> = {
  given_name: 'الاسم الأول',
  family_name: 'اسم العائلة',
  displayName: 'الاسم المعروض',
  username: 'اسم المستخدم',
  pronounce: 'اللقب',
  photoURL: 'الصورة',
}

export const takeBackMessages: Translation<typeof english> = {
  heading: 'تغيير في حسابك',
  loading: 'جارٍ تحميل التغيير',
  lead: (organization) => `غيّر أحد مالكي ${isolate(organization)} ما يلي:`,
  field: (field) => fields[field],
  before: (value) => `قبل التغيير: ${isolate(value)}`,
  after: (value) => `الآن: ${isolate(value)}`,
  nothing: 'لا شيء',
  anotherPhoto: 'صورة أخرى',
  afterwards: (organization) =>
    `إذا تراجعت عن التغيير، فلن يمكن لمؤسسة ${isolate(organization)} تغيير حسابك بعد ذلك. ويظل بإمكانها اختيار الاسم الذي تعرضه لك لديها.`,
  button: 'التراجع عن التغيير',
  done: 'تم التراجع عن التغيير',
  doneLead: 'عاد حسابك كما كان قبل تغيير المالك له.',
  someDone: 'يبقى كما هو كل ما غيّرته بنفسك منذ ذلك الحين، أو ما أصبح شخص آخر يستخدمه.',
  retry: 'إعادة المحاولة',
  signIn: 'تسجيل الدخول',
}
