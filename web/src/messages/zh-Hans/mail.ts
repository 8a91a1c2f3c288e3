import type { mailMessages as english } from '#languages/en/mail.ts'
import type { Translation } from '#languages/translation.ts'

export const mailMessages: Translation<typeof english> = {
  sendLink: '把链接发给我',
  sending: '正在发送…',
  sendAgain: '重新发送',
}
