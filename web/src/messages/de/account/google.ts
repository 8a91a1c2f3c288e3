import type { googleMessages as english } from '#languages/en/account/google.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'

export const googleMessages: Translation<typeof english> = {
  signIn: 'Mit Google anmelden',
  signUp: 'Mit Google registrieren',
  waiting: 'Fahren Sie im Google-Fenster fort.',
  failures: {
    blocked:
      'Ihr Browser hat das Google-Fenster blockiert. Erlauben Sie Pop-ups für diese Seite und drücken Sie die Schaltfläche noch einmal.',
    closed:
      'Das Google-Fenster wurde zu früh geschlossen. Drücken Sie die Schaltfläche, um es noch einmal zu versuchen.',
    denied:
      'Sie haben im Google-Fenster abgebrochen. Drücken Sie die Schaltfläche, um es noch einmal zu versuchen, oder machen Sie ohne Google weiter.',
    expired:
      'Das hat zu lange gedauert oder wurde an anderer Stelle begonnen. Drücken Sie die Schaltfläche, um es noch einmal zu versuchen.',
    failed: 'Die Anmeldung mit Google hat nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
    otherMethod:
      'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich mit dem Passwort dieses Kontos an.',
    network: failureMessages.networkFail,
  },
}
