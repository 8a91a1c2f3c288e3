import type { learnerAccountMessages as english } from '#languages/en/account/learner-account.ts'
import type { Translation } from '#languages/translation.ts'

export const learnerAccountMessages: Translation<typeof english> = {
  title: (name) => `你好，${name}`,
  lead: (organization) => `你的账号属于“${organization}”，由你的老师管理。`,
  elsewhere: '你打开的页面不属于你的账号。',
  loading: '正在加载你的账号',
  failed: '无法加载你的账号。',
  wrong: '这里有什么不对吗？请告诉你的老师。',
  toOrganization: (organization) => `前往“${organization}”`,
  none: '你已不属于任何组织。请问问老师。',
  signOut: '退出登录',
  signOutFailed: '退出登录没有成功，你仍处于登录状态。请再试一次。',
}
