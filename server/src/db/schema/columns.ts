/** Columns as they are in every table. */
import { timestamp } from 'drizzle-orm/pg-core'

/** A moment, as exact as JavaScript's. */
export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
