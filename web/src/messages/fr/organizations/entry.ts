import type { entryMessages as english } from '#languages/en/organizations/entry.ts'
import type { Translation } from '#languages/translation.ts'
import type { SignInWay } from '@atrium/contract/rules/sign-in-ways'
import { anyOf, figure, plural } from '../format.ts'

/** Behind "avec". */
export const wayNames: Record<SignInWay, string> = {
  password: 'un mot de passe',
  google: 'Google',
  passkey: 'une clé d’accès',
  mail: 'un lien ou un code par e-mail',
}

export function wayList(ways: readonly SignInWay[]): string {
  return anyOf(ways.map((way) => wayNames[way]))
}

/** How often: "toutes les 8 heures". */
export function hoursInWords(hours: number): string {
  if (hours % 24 !== 0) {
    return plural(hours, { one: 'toutes les heures', other: `toutes les ${figure(hours)} heures` })
  }
  return plural(hours / 24, { one: 'tous les jours', other: `tous les ${figure(hours / 24)} jours` })
}

export const entryMessages: Translation<typeof english> = {
  loading: 'Vérification de ce qui est demandé',
  again: 'Réessayer',
  back: 'Retour à mes organisations',
  second_step_required: {
    title: (name) => `${name} demande une deuxième étape`,
    lead: 'Lors de la connexion, un code d’une application sur votre téléphone s’ajoute à votre première étape. Configurez-la maintenant ; nous vous ramènerons ici.',
    action: 'Configurer une deuxième étape',
    other: 'J’ai une clé d’accès',
    otherHint: 'Une clé d’accès réunit les deux étapes.',
  },
  sign_in_way_not_allowed: {
    title: (name) => `${name} n’accepte pas votre moyen de connexion`,
    lead: (ways) =>
      `Veuillez vous connecter avec ${ways === null ? 'un autre moyen' : wayList(ways)}. Nous vous déconnectons d’abord ici, puis nous vous ramenons.`,
    action: 'Se connecter autrement',
    other: 'Ajouter un moyen de connexion',
    otherHint: 'Votre compte n’en a encore aucun ?',
  },
  sign_in_too_old: {
    title: (name) => `${name} vous demande de vous reconnecter`,
    lead: (hours) =>
      `C’est demandé ${hours === null ? 'à intervalles réguliers' : hoursInWords(hours)}, où que votre session soit ouverte. Vous reprendrez ensuite où vous en étiez.`,
    action: 'Confirmer que c’est vous',
  },
  grace: {
    label: 'Une deuxième étape sera bientôt nécessaire',
    asks: (name, day) => `${name} demande une deuxième étape à partir du ${day}.`,
    left: (days) =>
      days < 1
        ? 'C’est aujourd’hui.'
        : `Il vous reste ${plural(days, { one: `${figure(days)} jour`, other: `${figure(days)} jours` })} pour la configurer.`,
    action: 'La configurer',
  },
  onTheWay: {
    text: 'Une fois la configuration terminée, vous pourrez continuer.',
    action: 'Continuer',
  },
  atSite: {
    text: 'Avant de continuer, il vous reste quelque chose à faire.',
    action: 'Voir de quoi il s’agit',
  },
}
