import type { findMessages as english } from '#languages/en/organizations/find.ts'
import type { Translation } from '#languages/translation.ts'

export const findMessages: Translation<typeof english> = {
  heading: 'Bei Ihrer Organisation anmelden',
  lead: 'Geben Sie den Namen ihres Arbeitsbereichs ein: den ersten Teil ihrer Adresse.',
  label: 'Organisation',
  continue: 'Weiter',
  looking: 'Wird gesucht',
  required: 'Bitte geben Sie den Namen einer Organisation ein.',
  invalid: 'Bitte geben Sie einen gültigen Namen einer Organisation ein.',
  newHere: (product) => `Neu bei ${product}?`,
  create: 'Organisation erstellen',
  haveAccount: 'Sie haben schon ein Konto?',
  login: 'Anmelden',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutz',
  status: 'Status',
  support: 'Support',
  more: 'Mehr über diesen Dienst',
}
