import type { WayIn } from '../../identity/sessions.ts'

export const waysIn: Record<WayIn, string | null> = {
  password: 'पासवर्ड से',
  google: 'Google से',
  passkey: 'पासकी से',
  mail: 'ईमेल से',
  sso: 'संगठन के अपने साइन-इन से',
  card: 'कार्ड से',
  pictures: 'तस्वीरों से',
  hand_off: 'दूसरे पेज से होकर',
  other: null,
}
