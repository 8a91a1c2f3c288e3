import type { wayMessages as english } from '#languages/en/account/ways.ts'
import type { Translation } from '#languages/translation.ts'

export const wayMessages: Translation<typeof english> = {
  card: {
    title: '登录方式',
    lead: '你可以用以下每一种方式登录。至少要保留一种。',
    loading: '正在加载你的登录方式',
    failed: '无法加载你的登录方式。',
    list: '登录方式',
    password: '密码',
    passwordSet: '已设置。你可以在个人资料页面更改。',
    passwordNone: '你没有设置密码。',
    setPassword: '设置密码',
    google: 'Google',
    googleConnected: '已关联。',
    googleNone: '未关联。',
    connect: '关联 Google',
    connecting: '请在 Google 窗口中继续。',
    disconnect: '取消关联',
    onlyWay: '这是你唯一的登录方式。请先设置密码或添加通行密钥。',
    connected: 'Google 已关联。',
    disconnected: '已取消关联 Google。',
    otherAccount: '此 Google 账号已用于登录另一个账号。',
  },
  disconnect: {
    title: '取消关联 Google？',
    lead: '之后，任何人都无法再用 Google 登录你的账号。除此浏览器外，用它登录的浏览器都会退出登录。',
    cancel: '取消',
    confirm: '取消关联',
  },
  setPassword: {
    title: '设置密码',
    lead: '登录了你账号的其他所有位置都会退出登录。',
    password: '新密码',
    cancel: '取消',
    submit: '设置密码',
    done: '你的密码已设置。',
  },
  email: {
    heading: '邮箱地址',
    lead: (email) => `你以 ${email} 登录，与账号有关的邮件也会发到那里。`,
    none: '你的账号没有邮箱地址。',
    change: '更改邮箱地址',
    title: '更改你的邮箱地址',
    explain: '我们会向新地址发送链接。在你打开链接之前，账号仍使用旧地址；旧地址也会收到通知。',
    label: '新邮箱地址',
    same: '这已经是你的邮箱地址。',
    cancel: '取消',
    submit: '发送链接',
    sent: (email) =>
      `我们已将链接发送到 ${email}。打开链接后，你的地址就会更改。你会在所有位置退出登录，然后用新地址重新登录。`,
  },
}
