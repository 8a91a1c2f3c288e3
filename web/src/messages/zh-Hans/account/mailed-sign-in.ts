import type { mailedSignInMessages as english } from '#languages/en/account/mailed-sign-in.ts'
import type { Translation } from '#languages/translation.ts'

export const mailedSignInMessages: Translation<typeof english> = {
  mailCode: '改用邮件验证码',
  mailingCode: '正在发送邮件',
  codeHeading: '查看你的邮箱',
  codeLead: (email) =>
    `我们已将六位数验证码发送到 ${email}。请在此输入验证码，或点击邮件中的按钮。两者均在十分钟内有效。`,
  code: '验证码',
  codeMissing: '请输入六位数验证码',
  codeSubmit: '登录',
  sendCodeAgain: '重新发送验证码',
  codeSentAgain: '我们又发送了一个验证码。请使用最新的那个。',
  linkHeading: '登录',
  linkLead: (email) => `你即将以 ${email} 的身份登录。`,
  linkSubmit: '登录',
}
