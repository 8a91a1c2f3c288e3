/** Tables of the keys that secrets in this database are wrapped with: their ids, never the keys. */
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 6 })

export const secretsKeys = pgTable('secrets_keys', {
  /** Derived from the key; says nothing about it. */
  id: text('id').primaryKey(),
  /** When it first wrapped something. */
  createdAt: at('created_at').notNull().defaultNow(),
})

/** A key that is being brought in while processes run: there from the first question to the last secret. */
export const secretsTurns = pgTable('secrets_turns', {
  keyId: text('key_id').primaryKey(),
  beganAt: at('began_at').notNull().defaultNow(),
})

/** What each process says of that key. */
export const secretsTurnAnswers = pgTable(
  'secrets_turn_answers',
  {
    keyId: text('key_id').notNull(),
    /** Its machine and its number there. */
    process: text('process').notNull(),
    /** `lacks` it, `holds` it beside the one that wraps, or `wraps` with it. */
    state: text('state').$type<'lacks' | 'holds' | 'wraps'>().notNull(),
    saidAt: at('said_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.process] })],
)
