/** Columns as they are in every table. */
import { sql } from 'drizzle-orm'
import { timestamp } from 'drizzle-orm/pg-core'

/** A moment, as exact as JavaScript's. */
export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/**
 * When a statement is run: whatever waited for another's row is later than that one, while `now()`, when its transaction
 * began, may be earlier. For moments of which somebody asks which came first.
 */
export const whenRun = sql`clock_timestamp()`

/** The same, one moment for every row that an update writes. */
export const whenRunOnce = sql`(select clock_timestamp())`
