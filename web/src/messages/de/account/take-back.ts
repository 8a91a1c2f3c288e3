import type { takeBackMessages as english } from '#languages/en/account/take-back.ts'
import type { Translation } from '#languages/translation.ts'
import type { RecordField } from '@atrium/contract/record-changes'

const fields: Record<RecordField, string> = {
  given_name: 'Vorname',
  family_name: 'Nachname',
  displayName: 'Anzeigename',
  username: 'Benutzername',
  pronounce: 'Anrede',
  photoURL: 'Foto',
}

export const takeBackMessages: Translation<typeof english> = {
  heading: 'Eine Änderung an Ihrem Konto',
  loading: 'Die Änderung wird geladen',
  lead: (organization) => `Ein Inhaber von ${organization} hat dies geändert:`,
  field: (field) => fields[field],
  before: (value) => `Vorher: ${value}`,
  after: (value) => `Jetzt: ${value}`,
  nothing: 'nichts',
  anotherPhoto: 'ein anderes Foto',
  afterwards: (organization) =>
    `Wenn Sie die Änderung zurücknehmen, kann ${organization} Ihr Konto nicht mehr ändern. Der Name, der dort für Sie angezeigt wird, lässt sich weiterhin dort wählen.`,
  button: 'Zurücknehmen',
  done: 'Die Änderung ist zurückgenommen',
  doneLead: 'Ihr Konto ist wieder so, wie es vor dieser Änderung war.',
  someDone: 'Was Sie seitdem selbst geändert haben oder was inzwischen jemand anderes verwendet, bleibt, wie es ist.',
  retry: 'Noch einmal versuchen',
  signIn: 'Anmelden',
}
