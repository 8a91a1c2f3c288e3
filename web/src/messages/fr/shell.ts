import type { shellMessages as english } from '#languages/en/shell.ts'
import type { Translation } from '#languages/translation.ts'

export const shellMessages: Translation<typeof english> = {
  skipToContent: 'Aller au contenu',
  profile: 'Profil',
  account: 'Compte',
  logout: 'Se déconnecter',
  toOrganizations: (product) => `${product}, vers vos organisations`,
  unnamedAccount: 'Votre compte',
  logoutFailed: 'La déconnexion n’a pas fonctionné : votre session est toujours ouverte. Veuillez réessayer.',
  loadingAccount: 'Chargement de votre compte',
  unexpectedError: 'Une erreur inattendue est survenue !',
  notLoaded: 'Une partie de la page ne s’est pas chargée. Vérifiez votre connexion, puis rechargez la page.',
  reload: 'Recharger la page',
  home: 'Retour à l’accueil',
  maybeOutdated: 'Ce que vous voyez n’est peut-être plus à jour.',
  tryAgain: 'Réessayer',
  tryingAgain: 'Nouvel essai...',
}
