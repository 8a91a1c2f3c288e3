import type { accountQuestionMessages as english } from '#languages/en/account/account-question.ts'
import type { Translation } from '#languages/translation.ts'

export const accountQuestionMessages: Translation<typeof english> = {
  title: (name) => `Als ${name} fortfahren?`,
  asGuest: (of) =>
    `Ein Link möchte Sie mit diesem Konto bei ${of} anmelden. Wenn Sie das nicht erwartet haben, fahren Sie nicht fort.`,
  asAnother: (of, current) =>
    `Sie sind bei ${of} als ${current} angemeldet. Ein Link möchte Sie mit einem anderen Konto anmelden.`,
  stay: (current) => `Als ${current} angemeldet bleiben`,
  stayOut: 'Abgemeldet bleiben',
  goOn: (name) => `Als ${name} fortfahren`,
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  nameless: 'jemand ohne Namen',
}
