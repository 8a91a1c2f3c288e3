import type { resetPasswordMessages as english } from '#languages/en/account/reset-password.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'

export const resetPasswordMessages: Translation<typeof english> = {
  heading: 'Passwort vergessen?',
  lead: (email) => `Wir senden einen Link an ${email}. Damit wählen Sie ein neues Passwort.`,
  resend: 'E-Mail erneut senden',
  resending: 'E-Mail wird erneut gesendet...',
  back: 'Zurück zum Profil',
  sent: 'Ein Link zum Zurücksetzen Ihres Passworts wurde per E-Mail gesendet.',
  noEmail: 'Keine E-Mail-Adresse gefunden. Bitte vergewissern Sie sich, dass Sie angemeldet sind.',
  networkFail: failureMessages.networkFail,
}
