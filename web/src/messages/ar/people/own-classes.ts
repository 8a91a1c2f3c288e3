import type { ownClassesMessages as english } from '#languages/en/people/own-classes.ts'
import type { Translation } from '#languages/translation.ts'
import { isolate } from '../format.ts'

export const ownClassesMessages: Translation<typeof english> = {
  title: 'صفوفك',
  loading: 'جارٍ تحميل صفوفك',
  now: 'هذا العام',
  past: 'الأعوام الماضية',
  until: (date) => `حتى ${date}`,
  empty: 'لست في أي صف بعد',
  emptyAdvice: (organization) => `عندما تضيفك ${isolate(organization)} إلى صف، ستجده هنا.`,
}
