import type { signInMessages as english } from '#languages/en/account/sign-in.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'

export const signInMessages: Translation<typeof english> = {
  title: (product) => `Connexion à ${product}`,
  identifier: 'Nom d’utilisateur ou e-mail',
  login: 'Se connecter',
  lookingUp: 'Recherche de votre compte',
  withCard: 'Se connecter avec une carte',
  withPasskey: 'Utiliser une clé d’accès',
  newHere: (product) => `Première visite sur ${product} ?`,
  createAccount: 'Créer un compte',
  welcomeBack: 'Bon retour parmi nous !',
  notYou: 'Ce n’est pas vous ?',
  otherAccount: 'Utiliser un autre compte',
  password: 'Mot de passe',
  next: 'Suivant',
  signingIn: 'Connexion en cours',
  userNotFound: 'Utilisateur introuvable',
  wrongPassword: 'Mot de passe incorrect. Réessayez ou cliquez sur « Mot de passe oublié ? ».',
  networkFail: failureMessages.networkFail,
  forgot: 'Mot de passe oublié ?',
  forgotHeading: 'Mot de passe oublié ?',
  forgotLead: 'Nous vous enverrons un lien par e-mail. Il vous permettra de choisir un nouveau mot de passe.',
  edit: 'Modifier',
  editAccount: 'Modifier : utiliser un autre compte',
  resetPassword: 'Réinitialiser le mot de passe',
  sendingReset: 'Envoi de l’e-mail',
  resetSent: 'Un lien pour réinitialiser votre mot de passe vous a été envoyé par e-mail.',
  backToPassword: 'Retour au mot de passe',
}
