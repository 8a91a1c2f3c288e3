import type { sessionEndedMessages as english } from '#languages/en/account/session-ended.ts'
import type { Translation } from '#languages/translation.ts'

export const sessionEndedMessages: Translation<typeof english> = {
  told: 'Sie wurden abgemeldet. Melden Sie sich an, um dort weiterzumachen, wo Sie waren.',
}
