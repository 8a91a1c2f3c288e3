import type { secondStepMails as english } from '../en/second-step-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const secondStepMails: TranslatedMails<typeof english> = {
  second_step_added: ({ productName, email }) => ({
    subject: `${productName}: Bestätigung in zwei Schritten eingeschaltet`,
    paragraphs: [
      `Für die Anmeldung als ${email} ist jetzt auch ein Code aus einer Authenticator-App nötig. Alle bisherigen Sitzungen wurden beendet.`,
    ],
    footer: `Wenn Sie das nicht waren, setzen Sie sofort Ihr Passwort zurück und schreiben Sie an die Person, die ${productName} für Sie betreibt.`,
  }),
  second_step_removed: ({ productName, email }) => ({
    subject: `${productName}: Bestätigung in zwei Schritten ausgeschaltet`,
    paragraphs: [`Für die Anmeldung als ${email} ist kein Code aus einer Authenticator-App mehr nötig.`],
    footer:
      'Wenn Sie das nicht waren, setzen Sie sofort Ihr Passwort zurück und schalten Sie die Bestätigung in zwei Schritten wieder ein.',
  }),
  second_step_taken_off: ({ productName, email, reason }) => ({
    subject: `${productName}: Bestätigung in zwei Schritten ausgeschaltet`,
    paragraphs: [
      `Die Person, die ${productName} für Sie betreibt, hat die Bestätigung in zwei Schritten für ${email} ausgeschaltet: Für die Anmeldung ist kein Code aus einer Authenticator-App mehr nötig.`,
      `Grund: ${reason}`,
    ],
    footer: `Wenn Sie nicht darum gebeten haben, setzen Sie sofort Ihr Passwort zurück und schreiben Sie an die Person, die ${productName} für Sie betreibt.`,
  }),
  second_step_backup_codes_replaced: ({ productName, email }) => ({
    subject: `Neue Backup-Codes für Ihr ${productName}-Konto`,
    paragraphs: [`Die Backup-Codes von ${email} wurden gerade ersetzt: Die bisherigen funktionieren nicht mehr.`],
    footer: 'Wenn Sie das nicht waren, setzen Sie sofort Ihr Passwort zurück und erstellen Sie neue Backup-Codes.',
  }),
  second_step_backup_code_used: ({ productName, email, left }) => ({
    subject: `Anmeldung bei ${productName} mit einem Backup-Code`,
    paragraphs: [
      `Jemand, hoffentlich Sie, hat sich als ${email} mit einem Backup-Code angemeldet. Übrige Backup-Codes: ${String(left)}.`,
    ],
    footer: 'Wenn Sie das nicht waren, setzen Sie sofort Ihr Passwort zurück und erstellen Sie neue Backup-Codes.',
  }),
  second_step_guessed: ({ productName, email }) => ({
    subject: `Falsche Codes für Ihr ${productName}-Konto eingegeben`,
    paragraphs: [
      `Jemand hat den ersten Schritt der Anmeldung als ${email} geschafft und dann mehrmals falsche Codes eingegeben. Die Anmeldung ist nicht gelungen.`,
    ],
    footer: 'Wenn Sie das nicht waren, wählen Sie ein neues Passwort: Jemand anderes kennt Ihres.',
  }),
}
