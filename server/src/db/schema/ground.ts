/** Tables every area stands on: limits, audit records. */
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'

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
  (table) => [
    // The order of an organization's timeline, and of those among many, which none shows, apart from it; sign-ins and
    // whatever else happens in no organization pay nothing for it.
    index('audit_records_timeline')
      .on(table.organizationId, sql`(${table.detail} @> '{"among_many": true}'::jsonb)`, table.at, table.id)
      .where(sql`${table.organizationId} is not null`),
    // The same of each action, and of what somebody did: of one among many, the record that sums them up stands here.
    index('audit_records_by_action')
      .on(table.organizationId, table.action, table.at, table.id)
      .where(sql`${table.organizationId} is not null and not ${table.detail} @> '{"among_many": true}'::jsonb`),
    index('audit_records_by_actor')
      .on(table.organizationId, table.actor, table.action, table.at, table.id)
      .where(sql`${table.organizationId} is not null and not ${table.detail} @> '{"among_many": true}'::jsonb`),
  ],
)

/** What a request was answered, so that the same request sent again gets the same answer. */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    uid: text('uid').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the operation and its body. */
    fingerprint: text('fingerprint').notNull(),
    /** Null only inside the transaction that is finding it. */
    answer: jsonb('answer'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.key] })],
)
