import type { SignInWay } from '@atrium/contract/rules/sign-in-ways'
import type { entryMessages as english } from '#languages/en/organizations/entry.ts'
import type { Translation } from '#languages/translation.ts'
import { anyOf, figure } from '../format.ts'

export const wayNames: Record<SignInWay, string> = {
  password: '密码',
  google: 'Google',
  passkey: '通行密钥',
  mail: '邮件链接或验证码',
}

export function wayList(ways: readonly SignInWay[]): string {
  return anyOf(ways.map((way) => wayNames[way]))
}

export function hoursInWords(hours: number): string {
  return hours % 24 === 0 ? `${figure(hours / 24)} 天` : `${figure(hours)} 小时`
}

export const entryMessages: Translation<typeof english> = {
  loading: '正在查询所需的条件',
  again: '重试',
  back: '返回我的组织',
  second_step_required: {
    title: (name) => `“${name}”要求第二步验证`,
    lead: '登录时，除第一步外还需要手机应用中的验证码。请现在设置，完成后我们会带你回到这里。',
    action: '设置第二步验证',
    other: '我有通行密钥',
    otherHint: '通行密钥一次完成两步验证。',
  },
  sign_in_way_not_allowed: {
    title: (name) => `“${name}”不接受你的登录方式`,
    lead: (ways) => `请使用${ways === null ? '其他方式' : wayList(ways)}登录。这里会先退出登录，之后我们会带你回来。`,
    action: '用其他方式登录',
    other: '添加登录方式',
    otherHint: '你的账号还没有这些方式？',
  },
  sign_in_too_old: {
    title: (name) => `“${name}”要求你重新登录`,
    lead: (hours) =>
      `无论你在哪里登录，每隔${hours === null ? '几个小时' : ` ${hoursInWords(hours)}`}都需要重新登录。之后你可以从刚才的位置继续。`,
    action: '确认是你本人',
  },
  grace: {
    label: '即将需要第二步验证',
    asks: (name, day) => `“${name}”将自 ${day}起要求第二步验证。`,
    left: (days) => (days < 1 ? '也就是今天。' : `你还有 ${figure(days)} 天时间来设置。`),
    action: '立即设置',
  },
  onTheWay: {
    text: '设置完成后，你就可以继续。',
    action: '继续',
  },
  atSite: {
    text: '继续之前，还有一件事要做。',
    action: '看看要做什么',
  },
}
