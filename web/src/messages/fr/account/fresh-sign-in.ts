import type { freshSignInMessages as english } from '#languages/en/account/fresh-sign-in.ts'
import type { Translation } from '#languages/translation.ts'

export const freshSignInMessages: Translation<typeof english> = {
  title: 'Confirmez que c’est bien vous',
  lead: 'Votre connexion date d’un moment. Avant de continuer, montrez encore une fois que c’est bien vous.',
  password: 'Mot de passe',
  passwordRequired: 'Le mot de passe est obligatoire',
  wrongPassword: 'Ce mot de passe n’est pas le bon. Veuillez réessayer.',
  cancel: 'Annuler',
  confirm: 'Confirmer',
  confirming: 'Vérification',
  passkey: 'Utiliser une clé d’accès',
  google: 'Continuer avec Google',
  googleWaiting: 'Continuez dans la fenêtre Google.',
  mailCode: 'Recevoir un code par e-mail',
  mailing: 'Envoi de l’e-mail',
  codeLead: (email) =>
    `Nous avons envoyé un code à six chiffres à ${email}. Saisissez-le ici. Il reste valable dix minutes.`,
  code: 'Code',
  codeMissing: 'Saisissez les six chiffres du code',
  again: 'Envoyer un autre code',
  sentAgain: 'Nous vous avons envoyé un autre code. Utilisez le plus récent.',
  mailLink: 'Recevoir un lien par e-mail',
  linkLead: (email) =>
    `Nous avons envoyé un lien à ${email}. Ouvrez-le dans ce navigateur, puis revenez ici pour continuer.`,
  linkOpened: 'J’ai ouvert le lien',
  linkNotYet: 'Vous n’avez pas encore utilisé le lien. Ouvrez-le d’abord dans ce navigateur.',
  linkAgain: 'Envoyer un autre lien',
  linkSentAgain: 'Nous vous avons envoyé un autre lien. Utilisez le plus récent.',
  otherWay: 'Utiliser un autre moyen',
  someoneElse: 'C’est un autre compte. Utilisez celui avec lequel votre session est ouverte.',
  notUsed: 'Aucune clé d’accès n’a été utilisée.',
  noWay: 'Aucun moyen ne permet de le confirmer ici. Déconnectez-vous, puis reconnectez-vous.',
}
