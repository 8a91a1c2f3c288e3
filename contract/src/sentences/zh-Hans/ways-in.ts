import type { WayIn } from '../../identity/sessions.ts'

export const waysIn: Record<WayIn, string | null> = {
  password: '使用密码',
  google: '使用 Google',
  passkey: '使用通行密钥',
  mail: '通过邮件',
  sso: '通过组织自己的登录方式',
  card: '使用卡片',
  pictures: '使用图片',
  hand_off: '通过另一个页面',
  other: null,
}
