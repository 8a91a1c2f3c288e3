/** Tables of the archives that people have made of what is kept about them. */
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'

/** The last that somebody asked for. */
export const accountExports = pgTable(
  'account_exports',
  {
    uid: text('uid').primaryKey(),
    id: uuid('id').notNull().unique('account_exports_id'),
    askedAt: at('asked_at').notNull(),
    /** Their address where they had confirmed it: what was sent to one that nobody confirmed may be somebody else's. */
    confirmedEmailKey: text('confirmed_email_key'),
    /** How often it was begun; also whose the lease is. */
    attempts: integer('attempts').notNull().default(0),
    leasedUntil: at('leased_until'),
    failedAt: at('failed_at'),
    readyAt: at('ready_at'),
    /** Of the secret in the link, which is also what opens the archive; null while there is none. */
    tokenHash: text('token_hash'),
    expiresAt: at('expires_at'),
    takenAt: at('taken_at'),
    parts: integer('parts').notNull().default(0),
  },
  (table) => [
    uniqueIndex('account_exports_token').on(table.tokenHash),
    index('account_exports_expiring').on(table.expiresAt),
  ],
)

/** An archive, some of it a row, sealed so that the link alone opens it. */
export const accountExportParts = pgTable(
  'account_export_parts',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => accountExports.id, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    sealed: text('sealed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.part] })],
)
