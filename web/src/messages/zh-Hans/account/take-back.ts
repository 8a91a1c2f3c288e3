import type { RecordField } from '@atrium/contract/record-changes'
import type { takeBackMessages as english } from '#languages/en/account/take-back.ts'
import type { Translation } from '#languages/translation.ts'

const fields: Record<RecordField, string> = {
  given_name: '名字',
  family_name: '姓氏',
  displayName: '显示名称',
  username: '用户名',
  pronounce: '称谓',
  photoURL: '头像',
}

export const takeBackMessages: Translation<typeof english> = {
  heading: '你账号的一项更改',
  loading: '正在加载更改',
  lead: (organization) => `“${organization}”的一位所有者更改了以下内容：`,
  field: (field) => fields[field],
  before: (value) => `原来：${value}`,
  after: (value) => `现在：${value}`,
  nothing: '无',
  anotherPhoto: '另一张头像',
  afterwards: (organization) =>
    `如果你撤回更改，“${organization}”将不能再更改你的账号，但仍可以决定在该组织中显示你的什么名称。`,
  button: '撤回更改',
  done: '更改已撤回',
  doneLead: '你的账号已恢复到所有者更改之前的状态。',
  someDone: '在那之后你自己更改过的内容，或现在已由别人使用的内容，保持不变。',
  retry: '重试',
  signIn: '登录',
}
