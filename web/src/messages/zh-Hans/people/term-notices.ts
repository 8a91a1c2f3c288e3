import type { termNotices as english } from '#languages/en/people/term-notices.ts'
import type { Translation } from '#languages/translation.ts'

export const termNotices: Translation<typeof english> = {
  differs: '这些人的日期并不相同。此处的内容会为所有人保存。',
  unfinished: '请填写日、月和四位数的年份，或全部留空。',
  over: '结束日期已过的人可在“已到期”中续期。',
}
