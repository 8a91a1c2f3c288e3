/** Rules for the days of a membership: its first and its last, each a day of the organization's own calendar. */
import { isDay } from './day.ts'

/** Both days count: a membership begins with the first one and is over once the last one is. */
export interface Term {
  /** Null: it has begun since ever. */
  startsOn: string | null
  /** Null: it has no end. */
  endsOn: string | null
}

/** Whether the days are in their order; a membership of one day is one. */
export function isInOrder({
  startsOn,
  endsOn,
}: {
  startsOn?: string | null | undefined
  endsOn?: string | null | undefined
}): boolean {
  return startsOn == null || endsOn == null || startsOn <= endsOn
}

const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/

/**
 * The day that a cell of a list says: as `2026-09-01`, or as `1.9.2026`. Undefined for anything else: of `1/9/2026`
 * nobody knows which number is the month.
 */
export function dayIn(cell: string): string | undefined {
  const [, date = '', month = '', year = ''] = dotted.exec(cell) ?? []
  const written = year === '' ? cell : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(written) ? written : undefined
}
