import type { sessionEndedMessages as english } from '#languages/en/account/session-ended.ts'
import type { Translation } from '#languages/translation.ts'

export const sessionEndedMessages: Translation<typeof english> = {
  told: '你已退出登录。请登录，从刚才的位置继续。',
}
