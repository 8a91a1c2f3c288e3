/** Texts of the first and the last day of memberships. */
import type { Term } from '@atrium/contract/rules/time/term'
import { figure, dateStyle, locale } from '#messages/format.ts'

/** A day of the calendar, the same wherever it is read. */
const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' })

/** Such as `1 Sept 2026`. */
export function shownDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? day : dayFormat.format(at)
}

/** Both days of a membership, in the middle of a sentence. */
export function termWords({ startsOn, endsOn }: Term): string {
  if (startsOn === null) return endsOn === null ? 'no last day' : `until ${shownDay(endsOn)}`
  return endsOn === null ? `from ${shownDay(startsOn)}` : `${shownDay(startsOn)} to ${shownDay(endsOn)}`
}

const count = (number: number) => (number === 1 ? '1 person' : `${figure(number)} people`)

export const termsMessages = {
  /** Beside a name, of somebody whose membership is not simply for good. */
  startsOn: (day: string) => `Starts on ${shownDay(day)}`,
  endsOn: (day: string) => `Ends on ${shownDay(day)}`,
  endedOn: (day: string) => `Ended on ${shownDay(day)}`,
  action: 'First and last day',
  dialog: {
    title: 'First and last day',
    lead: (names: string) => `Of the membership of ${names}.`,
    first: 'First day',
    firstHint: 'Before it, nobody can enter. Empty: from the start.',
    last: 'Last day',
    lastHint: 'After it, the membership is over. Empty: no end.',
    cancel: 'Cancel',
    save: 'Save',
  },
  set: (names: string, words: string) => `${names}: ${words}.`,
  lastOwner: 'An organization needs an owner who has no last day: the only one keeps theirs.',
  forbidden: (names: string) => `Only an owner can change this for ${names}.`,
  gone: (names: string) => `${names}: no longer here.`,
  former: {
    title: 'Former',
    ended: 'Membership',
    dates: (words: string) => `The membership ended with its last day: ${words}.`,
    lastDay: (day: string) => `The membership ended with its last day, ${day}.`,
    renew: 'Renew',
    renewNamed: (name: string) => `Renew the membership of ${name}`,
    empty: 'Nobody’s membership has ended',
    emptyAdvice: 'Whoever has a last day is kept here once it is over.',
    renewTitle: (names: string) => `Renew the membership of ${names}?`,
    renewLead:
      'With the role, labels and classes that they had. Leave the last day empty for a membership without an end.',
    renewed: (people: number) => `${count(people)} can enter again from the first day on.`,
  },
} as const
