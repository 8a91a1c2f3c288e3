/** Texts of the first and the last day of memberships. */
import type { Term } from '@atrium/contract/rules/term'

/** A day of the calendar, the same wherever it is read. */
const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })

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
