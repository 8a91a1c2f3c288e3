import type { sessionEndedMessages as english } from '#languages/en/account/session-ended.ts'
import type { Translation } from '#languages/translation.ts'

export const sessionEndedMessages: Translation<typeof english> = {
  told: 'आप साइन आउट हो गए हैं। जहां थे, वहीं से आगे बढ़ने के लिए साइन इन करें।',
}
