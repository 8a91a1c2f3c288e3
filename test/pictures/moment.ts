/**
 * When the pictures are made, whenever that is: on the pages, and at the server. In the future, so that no cookie of then
 * has expired for the browser, whose own clock goes on.
 */

export const timezone = 'UTC'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A Monday, at ten in the morning. */
export const moment = Date.UTC(2029, 4, 14, 10)

export const daysBefore = (days: number, hours = 0): number => moment - days * DAY_MS - hours * HOUR_MS
