import type { signUpMessages as english } from '#languages/en/account/sign-up.ts'
import type { Translation } from '#languages/translation.ts'

export const signUpMessages: Translation<typeof english> = {
  usernameHeading: 'Wählen Sie einen Benutzernamen',
  usernameLead: (product) => `Damit melden Sie sich bei ${product} an, und so finden andere Sie.`,
  continue: 'Weiter',
  haveAccount: 'Sie haben schon ein Konto?',
  signIn: 'Anmelden',

  methodHeading: 'Erstellen Sie Ihr Konto',
  chosenUsername: 'Ihr Benutzername: {username}',
  change: 'Ändern',
  withEmail: 'Mit E-Mail registrieren',

  emailHeading: 'Konto erstellen',
  emailLead: 'Ein paar Angaben, und Sie sind dabei.',
  passwordHint: 'Mindestens 6 Zeichen und kein verbreitetes Passwort.',
  email: 'E-Mail',
  firstName: 'Vorname',
  lastName: 'Nachname',
  password: 'Passwort',
  confirmPassword: 'Passwort bestätigen',
  submit: 'Registrieren',
  agreement: {
    text: 'Mit der Registrierung stimmen Sie den {terms} und der {privacy} zu.',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutzerklärung',
  },
  accountExists: 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto',
  unfinished:
    'Ihr Konto wurde erstellt, aber die Registrierung ist noch nicht abgeschlossen. Drücken Sie noch einmal „Registrieren“, um fortzufahren.',

  creatingAccount: 'Ihr Konto wird erstellt',
  settling: 'Alles wird vorbereitet',
  savingUsername: 'Ihr Benutzername wird gespeichert',

  usernameGoneHeading: 'Noch eine Sache',
  usernameGoneLead: 'Ihr Konto ist fertig, aber dieser Benutzername wurde inzwischen vergeben.',
  usernameUnsavedLead: 'Ihr Konto ist fertig, aber Ihr Benutzername konnte nicht gespeichert werden.',
  saveUsername: 'Benutzernamen speichern',
  withoutUsername: 'Ohne Benutzernamen fortfahren',
}
