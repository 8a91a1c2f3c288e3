import type { takeBackMessages as english } from '#languages/en/account/take-back.ts'
import type { Translation } from '#languages/translation.ts'
import type { RecordField } from '@atrium/contract/record-changes'

const fields: Record<RecordField, string> = {
  given_name: 'Prénom',
  family_name: 'Nom',
  displayName: 'Nom affiché',
  username: 'Nom d’utilisateur',
  pronounce: 'Civilité',
  photoURL: 'Photo',
}

export const takeBackMessages: Translation<typeof english> = {
  heading: 'Une modification de votre compte',
  loading: 'Chargement de la modification',
  lead: (organization) => `Un propriétaire de l’organisation ${organization} a modifié ceci :`,
  field: (field) => fields[field],
  before: (value) => `Avant : ${value}`,
  after: (value) => `Maintenant : ${value}`,
  nothing: 'rien',
  anotherPhoto: 'une autre photo',
  afterwards: (organization) =>
    `Si vous annulez cette modification, ${organization} ne pourra plus modifier votre compte, mais pourra toujours choisir le nom qui y est affiché pour vous.`,
  button: 'Annuler la modification',
  done: 'La modification est annulée',
  doneLead: 'Votre compte est tel qu’il était avant cette modification.',
  someDone:
    'Ce que vous avez modifié vous-même depuis, ou qui est maintenant utilisé par quelqu’un d’autre, reste tel quel.',
  retry: 'Réessayer',
  signIn: 'Se connecter',
}
