import type { removedMessages as english } from '#languages/en/people/removed.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from '../format.ts'

export const removedMessages: Translation<typeof english> = {
  status: '状态',
  members: '成员',
  removed: '已移除',
  former: '已到期',
  list: {
    title: '已移除',
    happened: '移除或退出',
    removedOn: (date, by) => (by === null ? `${date}被移除` : `${date}被 ${by} 移除`),
    leftOn: (date) => `${date}自行退出`,
    until: (date) => `${date}前可以恢复`,
    byInvite: '如果对方愿意，可以通过邀请让其回来。',
    restore: '恢复',
    restoreNamed: (name) => `恢复“${name}”`,
    invite: '邀请',
    inviteNamed: (name) => `邀请“${name}”`,
    empty: '最近没有人被移除',
    emptyAdvice: (days) => `被移除的人可以在 ${figure(days)} 天内于此处恢复。`,
    nobodyFound: '没有找到人员',
    toMembers: '显示成员',
  },
  restored: (name) => `“${name}”已重新成为成员。`,
  restoredMany: (people) => `${figure(people)} 人已重新成为成员。`,
}
