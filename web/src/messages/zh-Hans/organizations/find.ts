import type { findMessages as english } from '#languages/en/organizations/find.ts'
import type { Translation } from '#languages/translation.ts'

export const findMessages: Translation<typeof english> = {
  heading: '登录你的组织',
  lead: '请输入工作区名称，也就是组织网址的第一部分。',
  label: '组织',
  continue: '继续',
  looking: '正在查找',
  required: '请输入组织名称。',
  invalid: '请输入有效的组织名称。',
  newHere: (product) => `初次使用 ${product}？`,
  create: '创建组织',
  haveAccount: '已有账号？',
  login: '登录',
  terms: '条款',
  privacy: '隐私',
  status: '状态',
  support: '支持',
  more: '关于此服务的更多信息',
}
