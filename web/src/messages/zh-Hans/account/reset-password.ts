import type { resetPasswordMessages as english } from '#languages/en/account/reset-password.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'

export const resetPasswordMessages: Translation<typeof english> = {
  heading: '忘记密码？',
  lead: (email) => `我们会将链接发送到 ${email}。你可以用它设置新密码。`,
  resend: '重新发送邮件',
  resending: '正在重新发送邮件…',
  back: '返回个人资料',
  sent: '重置密码的链接已通过邮件发送。',
  noEmail: '找不到邮箱地址。请确认你已登录。',
  networkFail: failureMessages.networkFail,
}
