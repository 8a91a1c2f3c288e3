import type { mailMessages as english } from '#languages/en/mail.ts'
import type { Translation } from '#languages/translation.ts'

export const mailMessages: Translation<typeof english> = {
  sendLink: 'Enviarme el enlace',
  sending: 'Enviando...',
  sendAgain: 'Enviar de nuevo',
}
