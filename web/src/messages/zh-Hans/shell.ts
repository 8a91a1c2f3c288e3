import type { shellMessages as english } from '#languages/en/shell.ts'
import type { Translation } from '#languages/translation.ts'

export const shellMessages: Translation<typeof english> = {
  skipToContent: '跳到正文',
  profile: '个人资料',
  account: '账号',
  logout: '退出登录',
  toOrganizations: (product) => `${product}，前往你的组织`,
  unnamedAccount: '你的账号',
  logoutFailed: '退出登录没有成功，你仍处于登录状态。请重试。',
  loadingAccount: '正在加载你的账号',
  unexpectedError: '应用出现意外错误！',
  notLoaded: '页面有一部分没有加载出来。请检查网络连接，然后重新加载页面。',
  reload: '重新加载页面',
  home: '返回首页',
  maybeOutdated: '你看到的内容可能不是最新的。',
  tryAgain: '重试',
  tryingAgain: '正在重试…',
}
