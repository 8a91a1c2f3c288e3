import { restorableDays } from '@atrium/contract/limits'
import type { spacesMessages as english } from '#languages/en/organizations/sites.ts'
import type { Translation } from '#languages/translation.ts'
import { shellMessages } from '../shell.ts'

export const spacesMessages: Translation<typeof english> = {
  missing: {
    title: '网站不存在',
    text: '此网址没有组织。请检查网址，或通过工作区名称查找组织。',
    textAt: (address) => `${address} 没有任何内容。请检查网址。`,
    closed: '此组织已关闭',
    closedText: `它已被删除。所有者可以在 ${restorableDays} 天内从自己的组织列表中恢复它。`,
    find: '查找你的组织',
    home: shellMessages.home,
  },
  go: {
    title: '正在前往',
    calm: (address) => `请稍候，正在带你前往 ${address}。`,
    failed: '无法带你前往此网址。',
    unknownOrganization: '这不是组织的网址。',
    unknownAuthor: '这不是发布者的网址。',
    retry: '重试',
    backToOrganizations: '返回我的组织',
    backToAuthors: '返回我的发布者',
  },
  home: {
    welcome: (displayName) => `${displayName}，欢迎你`,
    signedIn: (of) => `你已登录“${of}”。`,
    notAMember: (of) => `你不是“${of}”的成员。请向其中的人索取邀请。`,
    myOrganizations: '我的组织',
    myPublishers: '我的发布者',
    signOut: '退出登录',
    signOutFailed: '退出登录没有成功，你仍处于登录状态。请重试。',
    signedOut: (of, product) => `你已退出“${of}”。在 ${product} 上，你可能仍处于登录状态。`,
    entering: '正在登录',
    signedOutTitle: (of) => `欢迎来到“${of}”`,
    invitation: '请登录以继续。',
    signIn: '登录',
    linkSpent: '此登录链接已被使用或已过期。请重新登录。',
    notReached: '无法连接到登录服务。请重试。',
    retry: '重试',
    poweredBy: (productName) => `由 ${productName} 提供`,
  },
  apps: {
    title: '应用',
    names: {
      learner: '学习应用',
      engage: '互动工作室',
      authoring: '创作工作室',
      people: '人员管理',
      teacher: '教师应用',
      analytics: '数据分析',
      console: '控制台',
      admin: '管理应用',
    },
  },
}
