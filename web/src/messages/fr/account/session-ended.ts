import type { sessionEndedMessages as english } from '#languages/en/account/session-ended.ts'
import type { Translation } from '#languages/translation.ts'

export const sessionEndedMessages: Translation<typeof english> = {
  told: 'Votre session a été fermée. Connectez-vous pour reprendre là où vous en étiez.',
}
