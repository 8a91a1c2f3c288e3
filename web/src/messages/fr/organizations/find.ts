import type { findMessages as english } from '#languages/en/organizations/find.ts'
import type { Translation } from '#languages/translation.ts'

export const findMessages: Translation<typeof english> = {
  heading: 'Connexion à votre organisation',
  lead: 'Saisissez le nom de son espace de travail : la première partie de son adresse.',
  label: 'Organisation',
  continue: 'Continuer',
  looking: 'Recherche en cours',
  required: 'Saisissez le nom d’une organisation.',
  invalid: 'Saisissez un nom d’organisation valide.',
  newHere: (product) => `Première visite sur ${product} ?`,
  create: 'Créer une organisation',
  haveAccount: 'Vous avez déjà un compte ?',
  login: 'Se connecter',
  terms: 'Conditions',
  privacy: 'Confidentialité',
  status: 'État',
  support: 'Assistance',
  more: 'En savoir plus sur ce service',
}
