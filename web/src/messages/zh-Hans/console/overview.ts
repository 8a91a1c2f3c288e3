import { notSeenDays } from '@atrium/contract/limits'
import type { overviewMessages as english } from '#languages/en/console/overview.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, percent } from '../format.ts'

const members = (count: number) => `${figure(count)} 名成员`
const notSeen = `${notSeenDays} 天未出现`

export const overviewMessages: Translation<typeof english> = {
  range: '时段',
  ranges: { '30d': '30 天', '12m': '12 个月', all: '全部' },
  figures: '统计数据',
  loading: '正在加载统计数据',
  tiles: {
    label: '今天',
    members: '成员',
    change: (change, range) => {
      const of = { '30d': '30 天内', '12m': '12 个月内', all: '自开始以来' }[range]
      return change === 0 ? `${of}没有变化` : `${of} ${change > 0 ? '+' : '−'}${figure(Math.abs(change))}`
    },
    week: '本周登录过',
    today: (people) => `今天 ${figure(people)} 人`,
    notSeen,
    seeWho: '查看是谁',
    nobody: '最近所有人都来过',
    secondStep: '启用了第二步验证',
    shareOf: (part, all) => (all === 0 ? '' : `占 ${members(all)}的 ${percent(part, all)}`),
    elsewhere: '由你的登录服务管理',
  },
  people: {
    title: '人员',
    members: '成员',
    roles: { users: '用户', staff: '工作人员', owners: '所有者' },
    rolesLabel: '按角色',
    label: (count, from, since) => `成员人数变化：${since}为 ${figure(from)}，现在有 ${members(count)}。`,
  },
  signIns: {
    title: '登录',
    lead: '成员每次进入你的网站都会计数，同时统计其中有多少不同的人。',
    signIns: '登录次数',
    people: '人数',
    label: (signIns, most, when) =>
      signIns === 0
        ? '登录次数变化：还没有登录。'
        : `登录次数变化：共 ${figure(signIns)} 次，最多的是 ${when}：${figure(most)} 次。`,
    average: (people, step) => `每${{ day: '天', week: '周', month: '月' }[step]} ${figure(people)} 人`,
  },
  invites: {
    title: '邀请',
    lead: '发出了多少，接受了多少。一个链接可能被多人接受。',
    sent: '已发出',
    accepted: '已接受',
    label: (sent, accepted) => `邀请变化：发出 ${figure(sent)} 份，接受 ${figure(accepted)} 份。`,
  },
  secondSteps: {
    title: '第二步验证',
    lead: '只凭密码无法登录其账号的成员。',
    authenticator: '身份验证器应用',
    passkey: '通行密钥',
    none: '两者都没有',
    label: (either, all) => `${members(all)}中有 ${figure(either)} 名启用了`,
    both: (people) => `${figure(people)} 人两者都有。`,
  },
  since: (day) => `日期以组织的时区为准。所有数据自 ${day}起开始统计。`,
  before: (day) => `所有数据自 ${day}起开始统计。此前只有仍可查到的数据：成员资格和邀请，不含登录。`,
  empty: {
    sentence: '还没有可绘制的数据',
    advice: '统计从今天开始。等有人加入、登录和受邀后，你就能在这里看到组织的情况。',
    invite: '邀请成员',
  },
  notSeen: {
    title: notSeen,
    lead: `${notSeenDays} 天内既没有来过你的网站、也没有使用过这些页面的成员，离开最久的排在最前。`,
    back: '概览',
    table: '未出现的成员',
    name: '姓名',
    role: '角色',
    lastSeen: '上次出现',
    never: '从未',
    joined: (day) => `${day}加入`,
    loading: '正在加载列表',
    empty: '最近所有人都来过',
    emptyAdvice: `${notSeenDays} 天未出现的人会列在这里。`,
    toOverview: '返回概览',
  },
}
