import type { invitationMessages as english } from '#languages/en/organizations/invitation.ts'
import type { Translation } from '#languages/translation.ts'
import { de } from '../elision.ts'

export const invitationMessages: Translation<typeof english> = {
  title: 'Votre invitation',
  opening: 'Ouverture de votre invitation',
  heading: (name) => `Invitation à rejoindre ${name}`,
  greeting: (name) => `Bonjour ${name} !`,
  offer: (name, role) => `${name} vous invite, avec le rôle ${role}.`,
  term: (words) => `Votre adhésion : ${words}.`,
  invitedBy: (who) => `${who} vous a envoyé cette invitation.`,
  sentTo: (address) => `Cette invitation est destinée à ${address}.`,
  createAccount: 'Créer un compte',
  haveAccount: 'J’ai un compte',
  notNow: 'Pas maintenant',
  question: (name) => `Rejoindre ${name} ?`,
  asAccount: (account) => `Vous participerez avec le compte ${account}.`,
  join: 'Rejoindre',
  useAnother: 'Utiliser un autre compte',
  joiningFor: (name) => `Pour rejoindre ${name}`,
  joined: (name) => `Vous faites maintenant partie ${de(name)}.`,
  joinedAlready: (name) => `Vous faisiez déjà partie ${de(name)}.`,
  goOn: (name) => `Aller à ${name}`,
  takingYou: 'Nous vous y conduisons dans un instant.',
  ended: (name) =>
    name === undefined
      ? 'Cette invitation ne fonctionne plus. Demandez-en une nouvelle à la personne qui vous l’a envoyée.'
      : `Cette invitation ne fonctionne plus. Demandez-en une nouvelle à ${name}.`,
  acceptedBefore: (name) => `Si vous l’avez vous-même acceptée, connectez-vous : nous vous conduirons à ${name}.`,
  endedTitle: 'Cette invitation n’est plus valable',
  goOnWithout: 'Continuer',
  failed: 'Votre invitation n’a pas pu être ouverte.',
  retry: 'Réessayer',
  waiting: 'Une invitation vous attend.',
  look: 'Voir l’invitation',
  confirmTitle: (name) => `Encore une étape pour rejoindre ${name}`,
  anotherTitle: 'Cette invitation est pour un autre compte',
  signInWith: (address) => `Connectez-vous avec ${address} pour l’accepter.`,
  signedInAs: (account) => `Votre session est ouverte avec le compte ${account}.`,
}
