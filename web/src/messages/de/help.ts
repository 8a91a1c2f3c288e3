import type { helpMessages as english } from '#languages/en/help.ts'
import type { Translation } from '#languages/translation.ts'

export const helpMessages: Translation<typeof english> = {
  support: {
    title: 'Support',
    paragraphs: (product) => [
      `Diesen ${product}-Server betreibt Ihre Schule, Ihr Unternehmen oder Sie selbst. Wer ihn betreibt, kann Ihnen bei Ihrem Konto helfen.`,
      'Passwort vergessen? Fordern Sie auf der Anmeldeseite einen Link an. Er kommt per E-Mail und gilt eine Stunde.',
      'Sie finden Ihre Organisation nicht? Der Name ihres Arbeitsbereichs ist der erste Teil ihrer Adresse. Wer Sie eingeladen hat, kennt ihn.',
      'Telefon und Backup-Codes verloren? Wer diesen Server betreibt, kann den zweiten Schritt entfernen, sobald feststeht, dass Sie es sind.',
    ],
    findOrganization: 'Organisation finden',
  },
  status: {
    title: 'Status',
    lead: (product) => `So geht es ${product} gerade.`,
    asking: 'Wird geprüft',
    up: 'Alles funktioniert.',
    notReady: 'Der Dienst läuft, ist aber noch nicht bereit: Er wartet auf seine Datenbank.',
    down: 'Der Dienst antwortet nicht.',
    again: 'Erneut prüfen',
  },
  signIn: 'Anmelden',
}
