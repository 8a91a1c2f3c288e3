/** Tables every area stands on: limits, audit records. */
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/**
 * One row a limited subject: how often in the window that began at `windowStart`. The table is
 * unlogged (see the migrations): a crash may forget counts, and no sign-in waits for a disk to keep them.
 */
export const limitCounts = pgTable('limit_counts', {
  key: text('key').primaryKey(),
  windowStart: at('window_start').notNull(),
  count: integer('count').notNull(),
  /** The rate as it was counted with last: many subjects with many rates are counted in one statement. */
  max: integer('max').notNull(),
  windowSeconds: integer('window_seconds').notNull(),
})

/** Who did what to whom; written in the transaction that did it. */
export const auditRecords = pgTable(
  'audit_records',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: at('at').notNull().defaultNow(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    organizationId: text('organization_id'),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>().notNull().default({}),
  },
  (table) => [index('audit_records_organization').on(table.organizationId, table.at)],
)
