import type { WayIn } from '../../identity/sessions.ts'

export const waysIn: Record<WayIn, string | null> = {
  password: 'بكلمة مرور',
  google: 'باستخدام Google',
  passkey: 'بمفتاح مرور',
  mail: 'بالبريد الإلكتروني',
  sso: 'بتسجيل الدخول الخاص بالمؤسسة',
  card: 'ببطاقة',
  pictures: 'بالصور',
  hand_off: 'عبر صفحة أخرى',
  other: null,
}
