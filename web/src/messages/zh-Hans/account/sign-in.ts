import type { signInMessages as english } from '#languages/en/account/sign-in.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'

export const signInMessages: Translation<typeof english> = {
  title: (product) => `登录 ${product}`,
  identifier: '用户名或邮箱',
  login: '登录',
  lookingUp: '正在查找你的账号',
  withCard: '用卡片登录',
  withPasskey: '使用通行密钥登录',
  newHere: (product) => `初次使用 ${product}？`,
  createAccount: '创建账号',
  welcomeBack: '欢迎回来！',
  notYou: '不是你？',
  otherAccount: '使用其他账号',
  password: '密码',
  next: '下一步',
  signingIn: '正在登录',
  userNotFound: '找不到此用户',
  wrongPassword: '密码错误。请重试，或点击“忘记密码？”。',
  networkFail: failureMessages.networkFail,
  forgot: '忘记密码？',
  forgotHeading: '忘记密码？',
  forgotLead: '我们会通过邮件给你发送链接。你可以用它设置新密码。',
  edit: '修改',
  editAccount: '修改：使用其他账号',
  resetPassword: '重置密码',
  sendingReset: '正在发送邮件',
  resetSent: '重置密码的链接已通过邮件发送。',
  backToPassword: '返回输入密码',
}
