import type { findMessages as english } from '#languages/en/organizations/find.ts'
import type { Translation } from '#languages/translation.ts'
import { isolate } from '../format.ts'

export const findMessages: Translation<typeof english> = {
  heading: 'تسجيل الدخول إلى مؤسستك',
  lead: 'يُرجى إدخال اسم مساحة عملها: الجزء الأول من عنوانها.',
  label: 'المؤسسة',
  continue: 'متابعة',
  looking: 'جارٍ البحث عنها',
  required: 'يُرجى إدخال اسم المؤسسة.',
  invalid: 'يُرجى إدخال اسم مؤسسة صالح.',
  newHere: (product) => `هل هذه أول مرة لك على ${isolate(product)}؟`,
  create: 'إنشاء مؤسسة',
  haveAccount: 'هل لديك حساب؟',
  login: 'تسجيل الدخول',
  terms: 'الشروط',
  privacy: 'الخصوصية',
  status: 'الحالة',
  support: 'الدعم',
  more: 'المزيد عن هذه الخدمة',
}
