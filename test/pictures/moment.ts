/**
 * When the pictures are made, whenever that is: on the pages, and at the server. In the future, so that no cookie of then
 * has expired for the browser, whose own clock goes on.
 */
import { DAY_MS, HOUR_MS } from '@atrium/contract/rules/time/lengths'

export const timezone = 'UTC'

/** A Monday, at ten in the morning. */
export const moment = Date.UTC(2029, 4, 14, 10)

export const daysBefore = (days: number, hours = 0): number => moment - days * DAY_MS - hours * HOUR_MS
