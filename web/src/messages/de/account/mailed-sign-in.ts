import type { mailedSignInMessages as english } from '#languages/en/account/mailed-sign-in.ts'
import type { Translation } from '#languages/translation.ts'

export const mailedSignInMessages: Translation<typeof english> = {
  mailCode: 'Stattdessen Code per E-Mail',
  mailingCode: 'Die E-Mail wird gesendet',
  codeHeading: 'Sehen Sie in Ihre E-Mails',
  codeLead: (email) =>
    `Wir haben einen sechsstelligen Code an ${email} gesendet. Geben Sie ihn hier ein, oder verwenden Sie die Schaltfläche in der E-Mail. Beides gilt zehn Minuten.`,
  code: 'Code',
  codeMissing: 'Geben Sie die sechs Ziffern des Codes ein',
  codeSubmit: 'Anmelden',
  sendCodeAgain: 'Neuen Code senden',
  codeSentAgain: 'Wir haben Ihnen einen neuen Code gesendet. Bitte verwenden Sie den neuesten.',
  linkHeading: 'Anmelden',
  linkLead: (email) => `Sie melden sich gleich als ${email} an.`,
  linkSubmit: 'Anmelden',
}
