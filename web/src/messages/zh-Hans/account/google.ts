import type { googleMessages as english } from '#languages/en/account/google.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'

export const googleMessages: Translation<typeof english> = {
  signIn: '使用 Google 登录',
  signUp: '使用 Google 注册',
  waiting: '请在 Google 窗口中继续。',
  failures: {
    blocked: '浏览器拦截了 Google 窗口。请允许此页面弹出窗口，然后再次点击按钮。',
    closed: 'Google 窗口过早关闭了。请点击按钮重试。',
    denied: '你在 Google 窗口中取消了操作。请点击按钮重试，或不使用 Google 继续。',
    expired: '用时过长，或操作是在别处开始的。请点击按钮重试。',
    failed: 'Google 无法让你登录。请稍后重试。',
    otherMethod: '使用此邮箱的账号已存在。请用它的密码登录。',
    network: failureMessages.networkFail,
  },
}
