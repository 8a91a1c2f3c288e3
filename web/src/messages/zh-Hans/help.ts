import type { helpMessages as english } from '#languages/en/help.ts'
import type { Translation } from '#languages/translation.ts'

export const helpMessages: Translation<typeof english> = {
  support: {
    title: '帮助与支持',
    paragraphs: (product) => [
      `这台 ${product} 服务器由你的学校、公司或你自己运行。账号方面的问题，可以找运行它的人帮忙。`,
      '忘记密码了？在登录页面申请一个链接。链接会发到你的邮箱，一小时内有效。',
      '找不到你的组织？工作区名称就是组织网址的第一部分。邀请你的人知道它。',
      '手机和备用验证码都丢了？运行这台服务器的人确认是你本人后，可以移除第二步验证。',
    ],
    findOrganization: '查找你的组织',
  },
  status: {
    title: '服务状态',
    lead: (product) => `${product} 当前的运行情况。`,
    asking: '正在检查',
    up: '一切正常。',
    notReady: '服务正在运行，但尚未就绪：正在等待数据库。',
    down: '服务没有响应。',
    again: '再次检查',
  },
  signIn: '登录',
}
