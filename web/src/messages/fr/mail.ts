import type { mailMessages as english } from '#languages/en/mail.ts'
import type { Translation } from '#languages/translation.ts'

export const mailMessages: Translation<typeof english> = {
  sendLink: 'Recevoir le lien',
  sending: 'Envoi...',
  sendAgain: 'Renvoyer',
}
