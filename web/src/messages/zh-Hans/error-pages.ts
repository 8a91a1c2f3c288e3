import type { errorPageMessages as english } from '#languages/en/error-pages.ts'
import type { Translation } from '#languages/translation.ts'
import { shellMessages } from './shell.ts'

const { home } = shellMessages

export const errorPageMessages: Translation<typeof english> = {
  access: {
    title: '无权访问',
    text: '你的账号无法打开此页面。请向管理此页面的人申请权限。',
    back: '返回',
  },
  noData: {
    title: '没有数据',
    text: '这里暂时没有可显示的内容。',
    home,
  },
  noStudents: {
    title: '没有学生',
    text: '这里还没有人在学习。你可以在组织的“人员”页面添加。',
    create: '添加学生',
  },
  comingSoon: {
    title: '即将推出',
    text: '此功能即将推出',
    home,
    backTo: (address) => `返回 ${address}`,
  },
  missingPage: {
    title: '此页面不存在。',
    text: '链接可能已过期，或地址输入有误。',
    home: '前往首页',
  },
  loader: {
    title: '正在加载',
    home,
  },
  notFound: {
    code: '404',
    title: '找不到页面',
    text: '抱歉，找不到你要访问的页面。请检查网址，或返回首页。',
    home,
  },
}
