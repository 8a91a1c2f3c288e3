import type { termsMessages as english } from '#languages/en/people/terms.ts'
import type { Translation } from '#languages/translation.ts'
import type { Term } from '@atrium/contract/rules/time/term'
import { de } from '../elision.ts'
import { figure, dateStyle, locale, plural } from '../format.ts'

const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' })

export function shownDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? day : dayFormat.format(at)
}

export function termWords({ startsOn, endsOn }: Term): string {
  if (startsOn === null) return endsOn === null ? 'sans dernier jour' : `jusqu’au ${shownDay(endsOn)}`
  return endsOn === null ? `à partir du ${shownDay(startsOn)}` : `du ${shownDay(startsOn)} au ${shownDay(endsOn)}`
}

export const termsMessages: Translation<typeof english> = {
  startsOn: (day) => `Commence le ${shownDay(day)}`,
  endsOn: (day) => `Se termine le ${shownDay(day)}`,
  endedOn: (day) => `Terminée le ${shownDay(day)}`,
  action: 'Premier et dernier jour',
  dialog: {
    title: 'Premier et dernier jour',
    lead: (names) => `Pour l’adhésion ${de(names)}.`,
    first: 'Premier jour',
    firstHint: 'Avant ce jour, l’entrée n’est pas possible. Vide : dès le début.',
    last: 'Dernier jour',
    lastHint: 'Après ce jour, l’adhésion est terminée. Vide : sans fin.',
    cancel: 'Annuler',
    save: 'Enregistrer',
  },
  set: (names, words) => `${names} : ${words}.`,
  lastOwner:
    'Une organisation a besoin d’un propriétaire sans dernier jour : l’adhésion du seul qui reste est inchangée.',
  forbidden: (names) => `Seul un propriétaire peut changer cela pour ${names}.`,
  gone: (names) => `${names} : plus parmi les membres.`,
  former: {
    title: 'Anciens membres',
    ended: 'Adhésion',
    dates: (words) => `L’adhésion s’est terminée avec son dernier jour : ${words}.`,
    lastDay: (day) => `L’adhésion s’est terminée avec son dernier jour, le ${day}.`,
    renew: 'Renouveler',
    renewNamed: (name) => `Renouveler l’adhésion ${de(name)}`,
    empty: 'Aucune adhésion n’est terminée',
    emptyAdvice: 'Les personnes qui ont un dernier jour sont gardées ici une fois qu’il est passé.',
    renewTitle: (names) => `Renouveler l’adhésion ${de(names)} ?`,
    renewLead:
      'Avec le rôle, les étiquettes et les classes d’avant. Laissez le dernier jour vide pour une adhésion sans fin.',
    renewed: (people) =>
      plural(people, {
        one: `${figure(people)} personne peut de nouveau entrer à partir du premier jour.`,
        other: `${figure(people)} personnes peuvent de nouveau entrer à partir du premier jour.`,
      }),
  },
}
