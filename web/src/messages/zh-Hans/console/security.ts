import type { securityRulesMessages as english } from '#languages/en/console/security.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from '../format.ts'
import { hoursInWords, wayList } from '../organizations/entry.ts'

const people = (count: number, members: number) => `${figure(members)} 人中有 ${figure(count)} 人`
const mostLookedAt = figure(10_000)
const days = (count: number) => `${figure(count)} 天`

export const securityRulesMessages: Translation<typeof english> = {
  lead: '所有人进入网站、此控制台和各个应用之前，登录时必须满足的条件。更改会在一分钟内对所有登录会话生效。',
  form: '安全规则',
  now: '当前：',
  secondStep: {
    title: '第二步验证',
    lead: '除密码外，还需要手机应用中的验证码。这样，即使有人知道了密码也进不来。通行密钥一次完成两步验证。',
    ask: '要求第二步验证',
    days: '设置期限',
    daysHint: '从你启用此规则或成员加入时算起，以较晚者为准。',
    daysOption: (count) => (count === 0 ? '无：立即生效' : days(count)),
    off: '不要求任何人进行第二步验证。',
    on: (count, since) =>
      count === 0 ? `自 ${since}起要求，立即生效。` : `自 ${since}起要求，有 ${days(count)}时间来设置。`,
    lacking: (count, members) => (count === 0 ? '所有人都已设置。' : `${people(count, members)}尚未设置。`),
  },
  ways: {
    title: '登录方式',
    lead: '在这里认可哪些登录方式。其他方式在别处仍可使用，系统会告诉大家你们接受哪些方式。',
    any: '任何方式',
    only: '仅限以下方式',
    choices: '接受的方式',
    names: {
      password: '密码',
      google: 'Google',
      passkey: '通行密钥',
      mail: '邮件链接或验证码',
    },
    mailIsPassword: '在这里，邮件链接视同密码。',
    off: '接受任何方式。',
    on: (ways) => `仅接受${wayList(ways)}。`,
    lacking: (count, members) => (count === 0 ? '所有人都至少有其中一种。' : `${people(count, members)}一种都没有。`),
    required: '请至少选择一种。',
  },
  fresh: {
    title: '重新登录',
    lead: '过一段时间后要求重新登录，即使在保持登录的地方也一样。适合共用的电脑。',
    ask: '要求重新登录',
    hours: '间隔时间',
    hoursOption: hoursInWords,
    off: '只要会话有效，登录就有效。',
    on: (hours) => `登录的有效时间为 ${hoursInWords(hours)}。`,
    lacking: (count, members) =>
      count === 0 ? '所有人的登录都在有效时间内。' : `${people(count, members)}将需要重新登录。`,
  },
  list: {
    show: {
      second_step: '查看谁没有设置',
      ways: '查看谁一种都没有',
      fresh_hours: '查看谁需要重新登录',
    },
    titles: {
      second_step: '未设置第二步验证',
      ways: '没有可接受的登录方式',
      fresh_hours: '上次登录已过久',
    },
    lead: `目前不符合此规则的人。超过 ${mostLookedAt} 人时，只查看按姓名排在前面的人。`,
    table: '不符合此规则的人',
    loading: '正在查看人员',
    name: '姓名',
    role: '角色',
    joined: '加入时间',
    empty: '所有人都符合此规则',
    emptyAdvice: '没有人因此被挡在外面。',
    toRules: '安全规则',
  },
  save: '保存',
  reset: '撤消我的更改',
  saved: '安全规则已更改。',
  preview: {
    title: '更改安全规则？',
    lead: '这对组织中的人意味着：',
    loading: '正在统计人数',
    graceful: (count) => `他们有 ${days(count)}时间来设置，并会在这里收到提醒。`,
    atOnce: '他们在设置好之前无法进入。',
    looser: '对任何人的要求都不会比以前更多。',
    unknown: '这里无法得知会影响多少人。',
    lockOut: '你自己也会被挡在外面：你没有用你想要求的方式登录。请先为自己设置好，用它登录，然后再回来。',
    toOwn: '我的安全设置',
    confirm: '更改',
    cancel: '取消',
  },
  conflict: '另一位所有者刚刚更改了规则。现行规则显示在“当前”处，你自己的更改仍保留在这里。请核对两者，然后重新保存。',
}
