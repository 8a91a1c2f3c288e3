import type { takeAlongMessages as english } from '#languages/en/account/take-along.ts'
import type { Translation } from '#languages/translation.ts'
import { de } from '../elision.ts'

export const takeAlongMessages: Translation<typeof english> = {
  heading: 'Reprenez ce compte',
  loading: 'Chargement du compte',
  lead: (name, organization) => `Voici le compte ${de(name)} chez ${organization}.`,
  afterwards: (email, organization) =>
    `Désormais, vous vous connectez avec ${email}, et le compte reste le vôtre même si vous quittez ${organization}. Vos classes et vos points restent. Votre carte, vos images ou votre ancien mot de passe ne fonctionnent plus.`,
  usernameHint: 'Personne d’autre ici ne peut l’avoir : il sera peut-être différent de l’ancien.',
  password: 'Nouveau mot de passe',
  passwordHint: 'Au moins 6 caractères, et pas un mot de passe courant.',
  confirmPassword: 'Confirmer le mot de passe',
  submit: 'Reprendre ce compte',
  submitting: 'Reprise du compte',
  agreement: 'En reprenant ce compte, vous acceptez les {terms} et les {privacy}.',
  done: 'Ce compte est désormais le vôtre',
  doneLead: (email) => `Connectez-vous avec ${email} et votre nouveau mot de passe.`,
  takenAdvice: 'Votre organisation peut attribuer une autre adresse à ce compte.',
  retry: 'Réessayer',
  signIn: 'Se connecter',
}
