import type { timelineMessages as english } from '#languages/en/console/timeline.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from '../format.ts'

const days = (number: number) => (number % 365 === 0 ? `${figure(number / 365)} 年` : `${figure(number)} 天`)

export const timelineMessages: Translation<typeof english> = {
  older: '显示更早的记录',
  empty: '还没有任何活动',
  nothingMatches: '没有匹配的记录',
  nothingMatchesAdvice: '在这些日期内，没有此人的这类记录。',
  clear: '清除筛选条件',
  somebody: '已删除的账号',
  filters: '筛选条件',
  kind: '内容',
  everyKind: '全部',
  kinds: {
    people: '成员的加入、离开和变更',
    roles: '角色和所有权',
    invites: '邀请和导入',
    labels: '标签',
    classes: '班级',
    organization: '组织及其设置',
    exports: '导出',
  },
  by: '操作人',
  everybody: '任何人',
  from: '从',
  to: '到',
  timeZone: (zone) => `日期和时间以 ${zone.replaceAll('_', ' ')} 时区为准。`,
  export: '导出',
  exporting: '正在导出',
  formats: { csv: '导出为 CSV', jsonl: '导出为 JSON Lines' },
  kept: (number) => (number === null ? '永久保留。' : `保留 ${days(number)}。`),
  keep: {
    open: '更改保留时间',
    title: '活动记录保留多久',
    label: '保留时间',
    forEver: '永久',
    days,
    lead: '这项更改本身也会写入活动记录。',
    warning: (number) => `早于 ${days(number)}的记录会在一小时内永久删除。如有需要，请先导出。`,
    cancel: '取消',
    save: '保存',
    saved: '已保存。',
  },
}
