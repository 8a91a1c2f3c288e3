import { restorableDays } from '@atrium/contract/limits'
import type { deletedMessages as english } from '#languages/en/organizations/deleted.ts'
import type { Translation } from '#languages/translation.ts'

const both = {
  title: '最近删除',
  lead: '你曾拥有的可以恢复，其中的人员也会一并恢复。',
  failed: '无法加载此内容。',
  until: (day: string) => `${day}前可恢复`,
  restore: '恢复',
  restoreNamed: (name: string) => `恢复“${name}”`,
}

export const deletedMessages: Translation<typeof english> = {
  organizations: {
    ...both,
    none: `最近 ${restorableDays} 天内，你没有组织被删除。`,
    restored: (name) => `“${name}”已重新开放。`,
  },
  publishers: {
    ...both,
    none: `最近 ${restorableDays} 天内，你没有发布者被删除。`,
    restored: (name) => `“${name}”已恢复。`,
  },
}
