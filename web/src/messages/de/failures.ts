import type { failureMessages as english } from '#languages/en/failures.ts'
import type { Translation } from '#languages/translation.ts'

export const failureMessages: Translation<typeof english> = {
  somethingWrong: 'Etwas ist schiefgelaufen',
  serverUnavailable: 'Der Server ist nicht erreichbar',
  networkFail: 'Netzwerkfehler',
  offline: 'Sie sind offline. Ihre Änderungen sind noch da.',
  storageHangs:
    'Der Speicher des Browsers antwortet nicht. Bitte schließen Sie die anderen Tabs dieser Website oder starten Sie den Browser neu, und versuchen Sie es dann noch einmal.',
  somebodyElse: 'In diesem Browser wurde inzwischen ein anderes Konto angemeldet.',
  secondStepCancelled: 'Sie haben die Anmeldung nicht abgeschlossen. Bitte versuchen Sie es noch einmal.',
  secondStepOver: 'Das hat zu lange gedauert oder wurde unterbrochen. Bitte melden Sie sich noch einmal an.',
  otherSecondStep:
    'Ihr Konto hat einen zweiten Schritt, nach dem diese Seite nicht fragen kann. Bitte wenden Sie sich an den Support.',
}
