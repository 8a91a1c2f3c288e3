/** Table of the keys that secrets in this database are wrapped with: their ids, never the keys. */
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const secretsKeys = pgTable('secrets_keys', {
  /** Derived from the key; says nothing about it. */
  id: text('id').primaryKey(),
  /** When it first wrapped something. */
  createdAt: timestamp('created_at', { withTimezone: true, precision: 6 }).notNull().defaultNow(),
})
