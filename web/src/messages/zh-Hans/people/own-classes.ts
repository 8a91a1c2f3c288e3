import type { ownClassesMessages as english } from '#languages/en/people/own-classes.ts'
import type { Translation } from '#languages/translation.ts'

export const ownClassesMessages: Translation<typeof english> = {
  title: '你的班级',
  loading: '正在加载你的班级',
  now: '今年',
  past: '往年',
  until: (date) => `至 ${date}`,
  empty: '你还没有加入任何班级',
  emptyAdvice: (organization) => `“${organization}”把你加入班级后，你可以在这里看到。`,
}
