import type { sessionMessages as english } from '#languages/en/account/sessions.ts'
import type { Translation } from '#languages/translation.ts'
import { waysIn } from '@atrium/contract/sentences/fr/ways-in'
import { toDayAndTime } from '../dates.ts'
import { figure, plural, relative } from '../format.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

function lastUsed(seconds: number): string {
  if (seconds < hour) return 'Utilisé au cours de la dernière heure'
  if (seconds < day) return `Dernière utilisation : ${relative(-Math.round(seconds / hour), 'hour')}`
  return `Dernière utilisation : ${relative(-Math.round(seconds / day), 'day')}`
}

function browserOn(browser: string | null, system: string | null): string {
  if (browser !== null && system !== null) return `${browser} sous ${system}`
  return browser ?? (system === null ? 'Navigateur inconnu' : `Navigateur sous ${system}`)
}

export const sessionMessages: Translation<typeof english> = {
  browserOn,
  network: (network) => `Réseau ${network}`,
  since: (at, way) => ['Connexion', waysIn[way], `le ${toDayAndTime(at)}`].filter(Boolean).join(' '),

  card: {
    title: 'Vos sessions ouvertes',
    lead: 'Tous les navigateurs et applications connectés à votre compte. Si vous n’en reconnaissez pas un, déconnectez-le et changez votre mot de passe.',
    networkHint:
      'Le réseau est la première partie de l’adresse Internet. Il distingue les connexions, mais n’indique pas où se trouve une personne.',
    loading: 'Chargement de vos sessions',
    failed: 'Vos sessions n’ont pas pu être chargées.',
    thisBrowser: 'Ce navigateur',
    activeNow: 'Actif en ce moment',
    lastUsed,
    onlyThis: 'Aucune session n’est ouverte ailleurs.',
    signOut: 'Déconnecter',
    signOutNamed: (name) => `Déconnecter ${name}`,
    others: 'Déconnecter tous les autres',
    list: 'Navigateurs et applications',
    more: 'Afficher plus',
  },
  confirmOne: {
    title: (name) => `Déconnecter ${name} ?`,
    lead: 'La déconnexion est immédiate, y compris sur les sites ouverts à partir d’ici. La personne qui l’utilise devra se reconnecter. Cette action est irréversible.',
    cancel: 'Annuler',
    confirm: 'Déconnecter',
  },
  confirmOthers: {
    title: 'Déconnecter tous les autres ?',
    lead: 'Tous les autres navigateurs et applications sont immédiatement déconnectés et devront se reconnecter. Votre session reste ouverte ici. Cette action est irréversible.',
    cancel: 'Annuler',
    confirm: 'Déconnecter tous les autres',
  },
  ended: (name) => `${name} est déconnecté.`,
  gone: 'La déconnexion avait déjà eu lieu.',
  endedOthers: (count) =>
    count === 0
      ? 'Aucune session n’était ouverte ailleurs.'
      : plural(count, {
          one: 'Un autre navigateur est déconnecté.',
          other: `${figure(count)} autres navigateurs sont déconnectés.`,
        }),

  hosted: {
    lead: 'Votre fournisseur de connexion n’indique pas où vos sessions sont ouvertes. Vous pouvez en revanche vous déconnecter partout d’un seul coup.',
    button: 'Se déconnecter partout',
    confirm: {
      title: 'Se déconnecter partout ?',
      lead: 'Tous les navigateurs et applications, celui-ci compris, sont déconnectés en une heure au plus. Vous vous reconnecterez ensuite. Cette action est irréversible.',
      cancel: 'Annuler',
      confirm: 'Se déconnecter partout',
    },
  },

  newSignIn: {
    heading: 'Était-ce vous ?',
    lead: 'Quelqu’un s’est connecté à votre compte depuis un navigateur que nous n’y avions encore jamais vu.',
    explain:
      'Si ce n’était pas vous, déconnectez ce navigateur maintenant. L’effet est immédiat, et il faudra se reconnecter.',
    submit: 'Ce n’était pas moi : déconnecter',
    ending: 'Déconnexion',
    keep: 'Si c’était vous, vous n’avez rien à faire.',
    signIn: 'Se connecter',
    endedHeading: 'Ce navigateur est déconnecté',
    ended: 'Il ne peut plus utiliser votre compte.',
    advice:
      'La personne qui s’est connectée connaît peut-être votre mot de passe. Choisissez-en un nouveau maintenant : toutes les autres sessions seront fermées aussi.',
    reset: 'Choisir un nouveau mot de passe',
  },
  deadNewSignIn: {
    heading: 'Ce lien ne fonctionne plus',
    expired: 'Il a expiré : un lien pour déconnecter un navigateur reste valable sept jours.',
    used: 'Il a déjà été utilisé, ou ce navigateur a été déconnecté autrement. Si cette connexion n’était pas la vôtre, choisissez un nouveau mot de passe.',
    disabled: 'Le compte pour lequel il a été envoyé est désactivé. Veuillez contacter l’assistance.',
    again: 'Choisir un nouveau mot de passe',
    signIn: 'Retour à la connexion',
  },
}
