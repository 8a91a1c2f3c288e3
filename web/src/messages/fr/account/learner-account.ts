import type { learnerAccountMessages as english } from '#languages/en/account/learner-account.ts'
import type { Translation } from '#languages/translation.ts'

export const learnerAccountMessages: Translation<typeof english> = {
  title: (name) => `Bonjour ${name}`,
  lead: (organization) => `Ton compte appartient à ${organization}. Ton enseignant s’en occupe.`,
  elsewhere: 'La page que tu as ouverte ne fait pas partie de ton compte.',
  loading: 'Chargement de ton compte',
  failed: 'Ton compte n’a pas pu être chargé.',
  wrong: 'Quelque chose ne va pas ici ? Dis-le à ton enseignant.',
  toOrganization: (organization) => `Aller à ${organization}`,
  none: 'Tu ne fais plus partie d’une organisation. Demande à ton enseignant.',
  signOut: 'Se déconnecter',
  signOutFailed: 'La déconnexion n’a pas fonctionné : ta session est toujours ouverte. Essaie encore.',
}
