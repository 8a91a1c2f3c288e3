import type { mailMessages as english } from '#languages/en/mail.ts'
import type { Translation } from '#languages/translation.ts'

export const mailMessages: Translation<typeof english> = {
  sendLink: 'मुझे लिंक भेजें',
  sending: 'भेजा जा रहा है...',
  sendAgain: 'फिर से भेजें',
}
