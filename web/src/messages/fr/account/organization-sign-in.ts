import type { organizationSignInMessages as english } from '#languages/en/account/organization-sign-in.ts'
import type { Translation } from '#languages/translation.ts'

export const organizationSignInMessages: Translation<typeof english> = {
  heading: (organization) => `Connexion par ${organization}`,
  lead: (email, name) =>
    `${email} appartient à cette organisation, qui a sa propre connexion : ${name}. Vous y allez maintenant, et votre session sera ouverte à votre retour.`,
  only: 'Votre organisation demande à toutes les personnes qui ont une telle adresse de se connecter ainsi.',
  goOn: (name) => `Continuer vers ${name}`,
  leaving: 'Ouverture de la connexion',
  back: 'Retour',
  other: 'Se connecter autrement',
  /** Where it is the only way in for everybody else. */
  owners: 'Cette organisation m’appartient : se connecter autrement',
  finishing: 'Connexion en cours',
  notSignedIn: 'Votre session n’est pas ouverte',
  again: 'Retour à la connexion',
  problems: {
    expired: 'Cela a pris trop de temps ou a commencé dans un autre navigateur. Reconnectez-vous.',
    denied: 'La connexion y a été annulée.',
    unreachable: 'La connexion de votre organisation est inaccessible pour le moment. Réessayez plus tard.',
    invalid: 'La connexion de votre organisation a donné une réponse incorrecte. Prévenez la personne qui s’en occupe.',
    no_address:
      'La connexion de votre organisation n’a pas indiqué votre adresse e-mail. Prévenez la personne qui s’en occupe.',
    address_not_confirmed:
      'D’après la connexion de votre organisation, votre adresse e-mail n’est pas confirmée. Prévenez la personne qui s’en occupe.',
    domain_not_proven: 'Votre adresse e-mail est d’un domaine que votre organisation n’a pas validé ici.',
    account_elsewhere:
      'Votre compte a désormais une autre adresse e-mail. Connectez-vous avec votre mot de passe ou autrement.',
    another_subject:
      'Une autre personne de votre organisation est connue sous cette adresse e-mail. Prévenez la personne qui s’occupe de la connexion.',
    account_disabled: 'Ce compte est désactivé. Veuillez contacter l’assistance.',
    failed: 'Une erreur s’est produite. Reconnectez-vous.',
  },
}
