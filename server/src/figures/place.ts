/** Where a page of a list that is ordered by days begins: told from how many there are of each day, so that none is walked to. */

export interface DayOf {
  day: string
  people: number
}

export interface Place {
  /** Only from this day on; backwards, only up to it. */
  day: string
  /** So many of its entries stand before the page; backwards, behind it. */
  skip: number
  backwards: boolean
}

/**
 * In: the days in their order, how many entries of the list are before the page, and how many it has. Out: where to
 * begin, from the end that is nearer; undefined where the list ends before.
 */
export function placeOf(days: readonly DayOf[], before: number, length: number): Place | undefined {
  const total = days.reduce((sum, { people }) => sum + people, 0)
  const forwards = seek(days, before)
  const backwards = seek(days.toReversed(), Math.max(0, total - before - length))
  if (!forwards || !backwards) return undefined
  return forwards.skip <= backwards.skip ? { ...forwards, backwards: false } : { ...backwards, backwards: true }
}

function seek(days: readonly DayOf[], entries: number): Pick<Place, 'day' | 'skip'> | undefined {
  let skip = entries
  for (const { day, people } of days) {
    if (skip < people) return { day, skip }
    skip -= people
  }
  return undefined
}
