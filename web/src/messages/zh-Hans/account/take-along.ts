import type { takeAlongMessages as english } from '#languages/en/account/take-along.ts'
import type { Translation } from '#languages/translation.ts'

export const takeAlongMessages: Translation<typeof english> = {
  heading: '让这个账号成为你自己的',
  loading: '正在加载账号',
  lead: (name, organization) => `这是“${organization}”中${name}的账号。`,
  afterwards: (email, organization) =>
    `从现在起，你用 ${email} 登录，即使离开“${organization}”，账号仍归你所有。你的班级和积分会保留。卡片、图片或原来的密码不再有效。`,
  usernameHint: '不能与这里的任何人相同，所以可能需要换一个。',
  password: '新密码',
  passwordHint: '至少 6 个字符，且不能是常见密码。',
  confirmPassword: '确认密码',
  submit: '成为我的账号',
  submitting: '正在处理',
  agreement: '这样做即表示你同意{terms}和{privacy}。',
  done: '这个账号现在归你自己所有',
  doneLead: (email) => `请用 ${email} 和新密码登录。`,
  takenAdvice: '你的组织可以为此账号指定其他地址。',
  retry: '重试',
  signIn: '登录',
}
