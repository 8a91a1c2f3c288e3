import { waysIn } from '@atrium/contract/sentences/zh-Hans/ways-in'
import type { sessionMessages as english } from '#languages/en/account/sessions.ts'
import type { Translation } from '#languages/translation.ts'
import { toDayAndTime } from '../dates.ts'
import { figure, relative } from '../format.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

function lastUsed(seconds: number): string {
  if (seconds < hour) return '一小时内活跃过'
  if (seconds < day) return `上次使用：${relative(-Math.round(seconds / hour), 'hour')}`
  return `上次使用：${relative(-Math.round(seconds / day), 'day')}`
}

function browserOn(browser: string | null, system: string | null): string {
  if (browser !== null && system !== null) return `${system} 上的 ${browser}`
  return browser ?? (system === null ? '未知浏览器' : `${system} 上的浏览器`)
}

export const sessionMessages: Translation<typeof english> = {
  browserOn,
  network: (network) => `网络 ${network}`,
  since: (at, way) => `${toDayAndTime(at)} ${waysIn[way] ?? ''}登录`,

  card: {
    title: '你的登录位置',
    lead: '所有登录了你账号的浏览器和应用。如果有不认识的，请将其退出登录，并更改密码。',
    networkHint: '“网络”是互联网地址的开头部分。它用来区分不同的连接，并不表示人在哪里。',
    loading: '正在加载你的登录位置',
    failed: '无法加载你的登录位置。',
    thisBrowser: '此浏览器',
    activeNow: '当前活跃',
    lastUsed,
    onlyThis: '你没有在其他地方登录。',
    signOut: '退出登录',
    signOutNamed: (name) => `让 ${name} 退出登录`,
    others: '让其他位置全部退出登录',
    list: '浏览器和应用',
    more: '显示更多',
  },
  confirmOne: {
    title: (name) => `让 ${name} 退出登录？`,
    lead: '它会立即退出登录，从这里进入的各个网站也一样。使用它的人必须重新登录。此操作无法撤消。',
    cancel: '取消',
    confirm: '退出登录',
  },
  confirmOthers: {
    title: '让其他位置全部退出登录？',
    lead: '其他所有浏览器和应用都会立即退出登录，必须重新登录。你在这里会保持登录。此操作无法撤消。',
    cancel: '取消',
    confirm: '全部退出登录',
  },
  ended: (name) => `${name} 已退出登录。`,
  gone: '它之前就已退出登录。',
  endedOthers: (count) => (count === 0 ? '你没有在其他地方登录。' : `另外 ${figure(count)} 个浏览器已退出登录。`),

  hosted: {
    lead: '你的登录服务不提供登录位置信息。你可以在这里一次退出所有位置的登录。',
    button: '退出所有位置的登录',
    confirm: {
      title: '退出所有位置的登录？',
      lead: '所有浏览器和应用都会退出登录，包括这一个，最迟在一小时内完成。之后你需要重新登录。此操作无法撤消。',
      cancel: '取消',
      confirm: '全部退出登录',
    },
  },

  newSignIn: {
    heading: '这是你本人吗？',
    lead: '有人从一个我们没有见过的浏览器登录了你的账号。',
    explain: '如果不是你本人，请立即让那个浏览器退出登录。它会马上退出，必须重新登录才能使用。',
    submit: '不是我，让它退出登录',
    ending: '正在让它退出登录',
    keep: '如果是你本人，则无需任何操作。',
    signIn: '登录',
    endedHeading: '那个浏览器已退出登录',
    ended: '它已无法再使用你的账号。',
    advice: '登录的人可能知道你的密码。请立即设置新密码，其他所有位置也会退出登录。',
    reset: '设置新密码',
  },
  deadNewSignIn: {
    heading: '此链接已失效',
    expired: '链接已过期：让浏览器退出登录的链接七天内有效。',
    used: '链接已被使用过，或那个浏览器已通过其他方式退出登录。如果不是你本人登录的，请设置新密码。',
    disabled: '与此链接对应的账号已停用。请联系支持人员。',
    again: '设置新密码',
    signIn: '返回登录',
  },
}
