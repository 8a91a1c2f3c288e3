import type { timelineMessages as english } from '#languages/en/console/timeline.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

function days(number: number): string {
  if (number % 365 !== 0) return plural(number, { one: `${figure(number)} jour`, other: `${figure(number)} jours` })
  const years = number / 365
  return plural(years, { one: `${figure(years)} an`, other: `${figure(years)} ans` })
}

export const timelineMessages: Translation<typeof english> = {
  older: 'Afficher plus ancien',
  empty: 'Il ne s’est encore rien passé',
  nothingMatches: 'Aucun résultat',
  nothingMatchesAdvice: 'Aucune entrée n’est de ce type, de cette personne et de ces jours.',
  clear: 'Effacer les filtres',
  somebody: 'Un compte supprimé',
  filters: 'Filtres',
  kind: 'Quoi',
  everyKind: 'Tout',
  kinds: {
    people: 'Arrivées, départs et modifications de personnes',
    roles: 'Rôles et propriété',
    invites: 'Invitations et importations',
    labels: 'Étiquettes',
    classes: 'Classes',
    organization: 'Organisation et paramètres',
    exports: 'Exportations',
  },
  by: 'Qui',
  everybody: 'Tous',
  from: 'Du',
  to: 'Au',
  timeZone: (zone) => `Les jours et les heures sont ceux du fuseau ${zone.replaceAll('_', ' ')}.`,
  export: 'Exporter',
  exporting: 'Exportation',
  formats: { csv: 'En CSV', jsonl: 'En JSON Lines' },
  kept: (number) => (number === null ? 'Conservé sans limite.' : `Conservé ${days(number)}.`),
  keep: {
    open: 'Changer la durée',
    title: 'Durée de conservation de l’historique',
    label: 'Conserver les entrées',
    forEver: 'Sans limite',
    days,
    lead: 'Ce changement figure lui-même dans l’historique.',
    warning: (number) =>
      `Les entrées de plus de ${days(number)} seront supprimées définitivement dans l’heure. Exportez-les d’abord si vous en avez besoin.`,
    cancel: 'Annuler',
    save: 'Enregistrer',
    saved: 'Enregistré.',
  },
}
