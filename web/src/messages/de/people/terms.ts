import type { termsMessages as english } from '#languages/en/people/terms.ts'
import type { Translation } from '#languages/translation.ts'
import type { Term } from '@atrium/contract/rules/time/term'
import { figure, dateStyle, locale, plural } from '../format.ts'

const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' })

export function shownDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? day : dayFormat.format(at)
}

export function termWords({ startsOn, endsOn }: Term): string {
  if (startsOn === null) return endsOn === null ? 'ohne letzten Tag' : `bis ${shownDay(endsOn)}`
  return endsOn === null ? `ab ${shownDay(startsOn)}` : `${shownDay(startsOn)} bis ${shownDay(endsOn)}`
}

export const termsMessages: Translation<typeof english> = {
  startsOn: (day) => `Beginnt am ${shownDay(day)}`,
  endsOn: (day) => `Endet am ${shownDay(day)}`,
  endedOn: (day) => `Endete am ${shownDay(day)}`,
  action: 'Erster und letzter Tag',
  dialog: {
    title: 'Erster und letzter Tag',
    lead: (names) => `Für die Mitgliedschaft von ${names}.`,
    first: 'Erster Tag',
    firstHint: 'Vorher ist kein Zugang möglich. Leer: von Anfang an.',
    last: 'Letzter Tag',
    lastHint: 'Danach ist die Mitgliedschaft beendet. Leer: kein Ende.',
    cancel: 'Abbrechen',
    save: 'Speichern',
  },
  set: (names, words) => `${names}: ${words}.`,
  lastOwner:
    'Eine Organisation braucht einen Inhaber ohne letzten Tag: Die Mitgliedschaft des einzigen bleibt, wie sie ist.',
  forbidden: (names) => `Nur ein Inhaber kann das für ${names} ändern.`,
  gone: (names) => `${names}: nicht mehr hier.`,
  former: {
    title: 'Ehemalige',
    ended: 'Mitgliedschaft',
    dates: (words) => `Die Mitgliedschaft endete mit ihrem letzten Tag: ${words}.`,
    lastDay: (day) => `Die Mitgliedschaft endete mit ihrem letzten Tag, dem ${day}.`,
    renew: 'Verlängern',
    renewNamed: (name) => `Mitgliedschaft von ${name} verlängern`,
    empty: 'Keine Mitgliedschaft ist beendet',
    emptyAdvice: 'Personen mit einem letzten Tag stehen hier, sobald er vorbei ist.',
    renewTitle: (names) => `Mitgliedschaft von ${names} verlängern?`,
    renewLead:
      'Mit der bisherigen Rolle, den bisherigen Labels und Klassen. Lassen Sie den letzten Tag leer, wenn die Mitgliedschaft kein Ende haben soll.',
    renewed: (people) =>
      plural(people, {
        one: `${figure(people)} Person hat ab dem ersten Tag wieder Zugang.`,
        other: `${figure(people)} Personen haben ab dem ersten Tag wieder Zugang.`,
      }),
  },
}
