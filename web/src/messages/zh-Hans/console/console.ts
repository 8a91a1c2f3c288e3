import type { consoleMessages as english } from '#languages/en/console/console.ts'
import type { Translation } from '#languages/translation.ts'

export const consoleMessages: Translation<typeof english> = {
  pages: {
    overview: '概览',
    people: '人员',
    'settings/domains': '域名',
    'settings/provisioning': '目录服务',
    'settings/single-sign-on': '单点登录',
    settings: '设置',
    security: '安全',
    timeline: '活动记录',
  },
  pageTitle: (page, name) => `${page} · ${name}`,
  navigation: '控制台',
  pagesLabel: '控制台页面',
  menu: '打开菜单',
  menuOf: (name) => `“${name}”的菜单`,
  closeMenu: '关闭菜单',
  loading: '正在加载页面',
  unknown: '没有数据',
  unknownAdvice: {
    organization: '没有这个组织，或者你不是它的成员。',
    publisher: '没有这个发布者，或者你不是它的成员。',
  },
  roleNow: (name, role) => `你在“${name}”的角色现在是“${role}”。你不能再查看此页面。`,
  notForRole: {
    owner: (page) => `“${page}”仅供所有者使用。`,
    staff: (page) => `“${page}”仅供所有者和工作人员使用。`,
    yours: (name, role) => `你在“${name}”的角色是“${role}”。所有者可以更改。`,
  },
  toList: { organization: '前往我的组织', publisher: '前往我的发布者' },
  switcher: {
    open: '切换到其他',
    label: '切换到',
    search: '按名称搜索',
    groups: { organization: '组织', publisher: '发布者' },
    none: {
      organization: '你的组织中没有叫这个名称的。',
      publisher: '你的发布者中没有叫这个名称的。',
    },
    roleIn: {
      organization: (role) => role,
      publisher: (role) => `发布者，${role}`,
    },
    noneYet: { organization: '你还没有加入任何组织。', publisher: '你还没有加入任何发布者。' },
    all: { organization: '所有组织', publisher: '所有发布者' },
  },
}
