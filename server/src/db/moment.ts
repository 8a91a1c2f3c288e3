/** Moments of rows. */

/** Whether the database keeps a moment under the name that `toISOString` has for it: that of a year of four digits. */
export function isKeepable(moment: Date): boolean {
  const year = Number.isNaN(moment.getTime()) ? 0 : moment.getUTCFullYear()
  return year >= 1 && year <= 9_999
}

/** The moment that a text of ours names; undefined for whatever `toISOString` wrote for no moment that is kept. */
export function momentOf(text: string): Date | undefined {
  const moment = new Date(text)
  return isKeepable(moment) && moment.toISOString() === text ? moment : undefined
}
