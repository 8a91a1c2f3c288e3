import type { freshSignInMessages as english } from '#languages/en/account/fresh-sign-in.ts'
import type { Translation } from '#languages/translation.ts'

export const freshSignInMessages: Translation<typeof english> = {
  title: 'Bestätigen Sie, dass Sie es sind',
  lead: 'Ihre Anmeldung liegt schon eine Weile zurück. Bitte zeigen Sie noch einmal, dass Sie es sind, bevor es weitergeht.',
  password: 'Passwort',
  passwordRequired: 'Passwort ist erforderlich',
  wrongPassword: 'Dieses Passwort ist nicht richtig. Bitte versuchen Sie es noch einmal.',
  cancel: 'Abbrechen',
  confirm: 'Bestätigen',
  confirming: 'Wird geprüft',
  passkey: 'Passkey verwenden',
  google: 'Weiter mit Google',
  googleWaiting: 'Fahren Sie im Google-Fenster fort.',
  mailCode: 'Code per E-Mail erhalten',
  mailing: 'Die E-Mail wird gesendet',
  codeLead: (email) =>
    `Wir haben einen sechsstelligen Code an ${email} gesendet. Geben Sie ihn hier ein. Er gilt zehn Minuten.`,
  code: 'Code',
  codeMissing: 'Geben Sie die sechs Ziffern des Codes ein',
  again: 'Neuen Code senden',
  sentAgain: 'Wir haben Ihnen einen neuen Code gesendet. Bitte verwenden Sie den neuesten.',
  mailLink: 'Link per E-Mail erhalten',
  linkLead: (email) =>
    `Wir haben einen Link an ${email} gesendet. Öffnen Sie ihn in diesem Browser und machen Sie dann hier weiter.`,
  linkOpened: 'Ich habe den Link geöffnet',
  linkNotYet: 'Sie haben sich noch nicht über den Link angemeldet. Bitte öffnen Sie ihn zuerst in diesem Browser.',
  linkAgain: 'Neuen Link senden',
  linkSentAgain: 'Wir haben Ihnen einen neuen Link gesendet. Bitte verwenden Sie den neuesten.',
  otherWay: 'Andere Möglichkeit verwenden',
  someoneElse: 'Das ist ein anderes Konto. Bitte verwenden Sie das, mit dem Sie angemeldet sind.',
  notUsed: 'Es wurde kein Passkey verwendet.',
  noWay: 'Das lässt sich hier nicht bestätigen. Bitte melden Sie sich ab und wieder an.',
}
