import type { signInMessages as english } from '#languages/en/account/sign-in.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'

export const signInMessages: Translation<typeof english> = {
  title: (product) => `Bei ${product} anmelden`,
  identifier: 'Benutzername oder E-Mail',
  login: 'Anmelden',
  lookingUp: 'Ihr Konto wird gesucht',
  withCard: 'Mit einer Karte anmelden',
  withPasskey: 'Mit Passkey anmelden',
  newHere: (product) => `Neu bei ${product}?`,
  createAccount: 'Konto erstellen',
  welcomeBack: 'Willkommen zurück!',
  notYou: 'Das sind nicht Sie?',
  otherAccount: 'Anderes Konto verwenden',
  password: 'Passwort',
  next: 'Weiter',
  signingIn: 'Sie werden angemeldet',
  userNotFound: 'Benutzer nicht gefunden',
  wrongPassword: 'Falsches Passwort. Versuchen Sie es noch einmal oder klicken Sie auf „Passwort vergessen?“.',
  networkFail: failureMessages.networkFail,
  forgot: 'Passwort vergessen?',
  forgotHeading: 'Passwort vergessen?',
  forgotLead: 'Wir senden Ihnen einen Link per E-Mail. Damit wählen Sie ein neues Passwort.',
  edit: 'Ändern',
  editAccount: 'Ändern: anderes Konto verwenden',
  resetPassword: 'Passwort zurücksetzen',
  sendingReset: 'Die E-Mail wird gesendet',
  resetSent: 'Ein Link zum Zurücksetzen Ihres Passworts wurde per E-Mail gesendet.',
  backToPassword: 'Zurück zum Passwort',
}
