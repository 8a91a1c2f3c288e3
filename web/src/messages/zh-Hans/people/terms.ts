import type { Term } from '@atrium/contract/rules/time/term'
import type { termsMessages as english } from '#languages/en/people/terms.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, dateStyle, locale } from '../format.ts'

const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' })

export function shownDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? day : dayFormat.format(at)
}

export function termWords({ startsOn, endsOn }: Term): string {
  if (startsOn === null) return endsOn === null ? '无结束日期' : `至 ${shownDay(endsOn)}`
  return endsOn === null ? `自 ${shownDay(startsOn)}起` : `${shownDay(startsOn)}至 ${shownDay(endsOn)}`
}

export const termsMessages: Translation<typeof english> = {
  startsOn: (day) => `${shownDay(day)}开始`,
  endsOn: (day) => `${shownDay(day)}结束`,
  endedOn: (day) => `已于 ${shownDay(day)}结束`,
  action: '开始和结束日期',
  dialog: {
    title: '开始和结束日期',
    lead: (names) => `${names} 的成员资格。`,
    first: '开始日期',
    firstHint: '在此之前无法进入。留空：从一开始就有效。',
    last: '结束日期',
    lastHint: '在此之后成员资格结束。留空：没有结束日期。',
    cancel: '取消',
    save: '保存',
  },
  set: (names, words) => `${names}：${words}。`,
  lastOwner: '组织必须有一位没有结束日期的所有者：唯一的那位保持不变。',
  forbidden: (names) => `只有所有者可以为 ${names} 更改此项。`,
  gone: (names) => `${names}：已不在这里。`,
  former: {
    title: '已到期',
    ended: '成员资格',
    dates: (words) => `成员资格已到期：${words}。`,
    lastDay: (day) => `成员资格已于 ${day}到期。`,
    renew: '续期',
    renewNamed: (name) => `为“${name}”续期成员资格`,
    empty: '没有人的成员资格到期',
    emptyAdvice: '设有结束日期的成员，到期后会保留在这里。',
    renewTitle: (names) => `为 ${names} 续期成员资格？`,
    renewLead: '保留原来的角色、标签和班级。结束日期留空，则成员资格没有期限。',
    renewed: (people) => `${figure(people)} 人可以从开始日期起重新进入。`,
  },
}
