import type { securityRulesMessages as english } from '#languages/en/console/security.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'
import { wayList } from '../organizations/entry.ts'

/** Of so many members the server says who does not meet a rule. */
const mostLookedAt = 10_000
const days = (count: number) => plural(count, { one: `${figure(count)} jour`, other: `${figure(count)} jours` })
/** How long: whole days where it is so many hours. */
const time = (hours: number) =>
  hours % 24 === 0
    ? days(hours / 24)
    : plural(hours, { one: `${figure(hours)} heure`, other: `${figure(hours)} heures` })
/** How many of the members, with what is true of them. */
const part = (count: number, members: number, forms: { one: string; other: string }) => {
  const whole = plural(members, { one: `${figure(members)} personne`, other: `${figure(members)} personnes` })
  return `${figure(count)} sur ${whole} ${plural(count, forms)}`
}

export const securityRulesMessages: Translation<typeof english> = {
  lead: 'Ce que chaque connexion doit comporter avant l’entrée : sur le site, dans cette console et dans toutes les applications. Un changement atteint toutes les sessions en une minute.',
  form: 'Règles de sécurité',
  now: 'Actuellement :',
  secondStep: {
    title: 'Deuxième étape',
    lead: 'Un code d’une application du téléphone, en plus du mot de passe. Connaître le mot de passe ne suffit alors plus pour entrer. Une clé d’accès réunit les deux étapes.',
    ask: 'Demander une deuxième étape',
    days: 'Délai de configuration',
    daysHint: 'Compté à partir de l’activation, ou de l’arrivée d’une personne si elle est plus tardive.',
    daysOption: (count) => (count === 0 ? 'Aucun : tout de suite' : days(count)),
    off: 'elle n’est demandée à personne.',
    on: (count, since) =>
      `demandée depuis le ${since}, ${count === 0 ? 'sans délai' : `avec ${days(count)}`} pour la configurer.`,
    lacking: (count, members) =>
      count === 0
        ? 'Tout le monde en a une.'
        : `${part(count, members, { one: 'n’en a pas encore', other: 'n’en ont pas encore' })}.`,
  },
  ways: {
    title: 'Moyens de connexion',
    lead: 'Ceux qui comptent ici. Les autres restent utilisables ailleurs, et chacun apprend lesquels vous acceptez.',
    any: 'Tous',
    only: 'Seulement ceux-ci',
    choices: 'Moyens acceptés',
    names: {
      password: 'Mot de passe',
      google: 'Google',
      passkey: 'Clé d’accès',
      mail: 'Lien ou code par e-mail',
    },
    mailIsPassword: 'Un lien par e-mail compte ici comme un mot de passe.',
    off: 'tous les moyens comptent.',
    on: (ways) => `uniquement avec ${wayList(ways)}.`,
    lacking: (count, members) =>
      count === 0
        ? 'Tout le monde a l’un d’eux.'
        : `${part(count, members, { one: 'n’a aucun d’eux', other: 'n’ont aucun d’eux' })}.`,
    required: 'Veuillez en choisir au moins un.',
  },
  fresh: {
    title: 'Connexion récente',
    lead: 'Demande de se reconnecter au bout d’un certain temps, même là où la session reste ouverte. Utile sur les ordinateurs partagés.',
    ask: 'Demander une connexion récente',
    hours: 'Après',
    hoursOption: time,
    off: 'une connexion compte aussi longtemps que dure la session.',
    on: (hours) => `une connexion compte pendant ${time(hours)}.`,
    lacking: (count, members) =>
      count === 0
        ? 'Toutes les connexions sont assez récentes.'
        : `${part(count, members, { one: 'devra se reconnecter', other: 'devront se reconnecter' })}.`,
  },
  list: {
    show: {
      second_step: 'Qui n’en a pas',
      ways: 'Qui n’en a aucun',
      fresh_hours: 'À qui ce sera demandé',
    },
    titles: {
      second_step: 'Sans deuxième étape',
      ways: 'Sans moyen de connexion accepté',
      fresh_hours: 'Connexion trop ancienne',
    },
    lead: `Les personnes qui ne respectent pas cette règle telle qu’elle est maintenant. Au-delà de ${figure(mostLookedAt)} personnes, seules les premières par nom sont examinées.`,
    table: 'Personnes qui ne respectent pas la règle',
    loading: 'Examen des personnes',
    name: 'Nom',
    role: 'Rôle',
    joined: 'Arrivée',
    empty: 'Tout le monde respecte cette règle',
    emptyAdvice: 'Elle n’exclut personne.',
    toRules: 'Règles de sécurité',
  },
  save: 'Enregistrer',
  reset: 'Annuler mes modifications',
  saved: 'Les règles de sécurité sont modifiées.',
  preview: {
    title: 'Modifier les règles de sécurité ?',
    lead: 'Voici ce que cela change pour vos membres :',
    loading: 'Décompte des personnes',
    graceful: (count) => `Délai pour la configurer : ${days(count)}, avec un rappel ici.`,
    atOnce: 'L’entrée n’est plus possible tant qu’elle n’est pas configurée.',
    looser: 'Rien de plus qu’avant n’est demandé à personne.',
    unknown: 'On ne sait pas ici combien de personnes cela concerne.',
    lockOut:
      'Vous perdriez vous-même l’accès : votre connexion ne correspond pas à ce que vous voulez demander. Configurez-le d’abord pour vous, connectez-vous ainsi, puis revenez.',
    toOwn: 'Ma propre sécurité',
    confirm: 'Modifier',
    cancel: 'Annuler',
  },
  conflict:
    'Un autre propriétaire a modifié les règles entre-temps. Leur état actuel figure sous « Actuellement » ; vos propres modifications sont toujours là. Comparez les deux, puis enregistrez de nouveau.',
}
