import type { mailMessages as english } from '#languages/en/mail.ts'
import type { Translation } from '#languages/translation.ts'

export const mailMessages: Translation<typeof english> = {
  sendLink: 'Link zusenden',
  sending: 'Wird gesendet...',
  sendAgain: 'Noch einmal senden',
}
