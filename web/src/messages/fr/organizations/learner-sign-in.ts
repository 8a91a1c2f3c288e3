import type { learnerSignInMessages as english } from '#languages/en/organizations/learner-sign-in.ts'
import type { Translation } from '#languages/translation.ts'
import { de } from '../elision.ts'
import { figure } from '../format.ts'

const oftenWrong =
  'Ce n’est pas ça. Essaie encore ou demande à ton enseignant. Après beaucoup d’erreurs, seule ta carte fonctionne.'

export const learnerSignInMessages: Translation<typeof english> = {
  title: (of) => `Se connecter : ${of}`,
  signIn: 'Me connecter',
  signingIn: 'Connexion en cours',
  back: 'Retour',
  username: {
    label: 'Ton nom d’utilisateur',
    hint: 'Il est écrit sur ta carte.',
    missing: 'Écris ton nom d’utilisateur.',
    next: 'Suivant',
  },
  ways: {
    title: (username) => `Bonjour ${username}`,
    lead: 'Comment veux-tu te connecter ?',
    code: 'Avec le code de ma carte',
    pictures: 'Avec mes images',
    password: 'Avec mon mot de passe',
    notYou: (username) => `Je ne suis pas ${username}`,
  },
  code: {
    title: (username) => `Le code ${de(username)}`,
    label: 'Code de ta carte',
    hint: 'Douze lettres et chiffres, en majuscules ou en minuscules.',
    missing: 'Écris le code de ta carte.',
  },
  password: {
    title: (username) => `Le mot de passe ${de(username)}`,
    label: 'Ton mot de passe',
    missing: 'Écris ton mot de passe.',
  },
  pictures: {
    title: (username) => `Les images ${de(username)}`,
    lead: (count) => `Appuie sur tes ${figure(count)} images, l’une après l’autre.`,
    pad: 'Toutes les images',
    none: 'Aucune image n’est choisie.',
    chosen: (names) => `Choisies : ${names}.`,
    again: 'Recommencer',
  },
  card: {
    title: (name) => `Es-tu ${name} ?`,
    lead: (of) => `Alors connecte-toi : ${of}.`,
    instead: (name) => `La session ${de(name)} est ouverte ici. Elle sera fermée.`,
    yes: 'Oui, me connecter',
    no: 'Non, je suis quelqu’un d’autre',
    refused: 'Cette carte ne fonctionne pas',
    retry: 'Réessayer',
    otherWay: 'Me connecter autrement',
  },
  scan: {
    offer: 'Montrer ma carte à la caméra',
    title: 'Tiens ta carte devant la caméra',
    starting: 'La caméra démarre.',
    view: 'Ce que voit la caméra',
    failed: 'La caméra ne marche pas ici. Reviens en arrière et écris ton nom d’utilisateur.',
  },
  already: {
    title: (name) => `La session ${de(name)} est ouverte ici`,
    stay: 'C’est moi',
    other: 'Je suis quelqu’un d’autre',
  },
  problems: {
    wrong: {
      card: 'Cette carte ne fonctionne plus. Demande une nouvelle carte à ton enseignant.',
      code: 'Ce n’est pas ça. Regarde encore ton nom d’utilisateur et ta carte, ou demande à ton enseignant.',
      pictures: oftenWrong,
      password: oftenWrong,
    },
    tooMany: 'Il y a eu trop d’essais. Attends un peu, puis essaie encore.',
    notOffered: 'On ne peut pas se connecter comme ça ici. Demande à ton enseignant.',
    offline: 'Il n’y a pas de connexion. Essaie encore.',
    failed: 'Ça n’a pas marché. Essaie encore.',
  },
}
