import type { timelineMessages as english } from '#languages/en/console/timeline.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

function days(number: number): string {
  if (number % 365 !== 0) return plural(number, { one: `${figure(number)} Tag`, other: `${figure(number)} Tage` })
  const years = number / 365
  return plural(years, { one: `${figure(years)} Jahr`, other: `${figure(years)} Jahre` })
}

export const timelineMessages: Translation<typeof english> = {
  older: 'Ältere anzeigen',
  empty: 'Noch ist nichts passiert',
  nothingMatches: 'Keine Treffer',
  nothingMatchesAdvice: 'Kein Eintrag ist von dieser Art, von dieser Person und aus diesen Tagen.',
  clear: 'Filter löschen',
  /** As a name would stand: the same in every case. */
  somebody: 'Person mit gelöschtem Konto',
  filters: 'Filter',
  kind: 'Was',
  everyKind: 'Alles',
  kinds: {
    people: 'Beitritte, Austritte und Änderungen',
    roles: 'Rollen und Inhaberschaft',
    invites: 'Einladungen und Importe',
    labels: 'Labels',
    classes: 'Klassen',
    organization: 'Organisation und Einstellungen',
    exports: 'Exporte',
  },
  by: 'Wer',
  everybody: 'Alle',
  from: 'Von',
  to: 'Bis',
  timeZone: (zone) => `Tage und Uhrzeiten gelten für die Zeitzone ${zone.replaceAll('_', ' ')}.`,
  export: 'Exportieren',
  exporting: 'Wird exportiert',
  formats: { csv: 'Als CSV', jsonl: 'Als JSON Lines' },
  kept: (number) => (number === null ? 'Wird unbegrenzt aufbewahrt.' : `Wird ${days(number)} lang aufbewahrt.`),
  keep: {
    open: 'Dauer ändern',
    title: 'Wie lange der Verlauf aufbewahrt wird',
    label: 'Einträge aufbewahren',
    forEver: 'Unbegrenzt',
    days,
    lead: 'Diese Änderung ist selbst ein Eintrag im Verlauf.',
    warning: (number) =>
      `Einträge, die älter als ${days(number)} sind, werden innerhalb einer Stunde endgültig gelöscht. Exportieren Sie sie vorher, wenn Sie sie brauchen.`,
    cancel: 'Abbrechen',
    save: 'Speichern',
    saved: 'Gespeichert.',
  },
}
