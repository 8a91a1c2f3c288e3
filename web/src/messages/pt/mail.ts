import type { mailMessages as english } from '#languages/en/mail.ts'
import type { Translation } from '#languages/translation.ts'

export const mailMessages: Translation<typeof english> = {
  sendLink: 'Enviar o link para mim',
  sending: 'Enviando...',
  sendAgain: 'Enviar de novo',
}
