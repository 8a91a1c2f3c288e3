/** How many mails of a kind went out about an organization that people cause for others. */
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { organizations } from './organizations.ts'

/** One row a kind and recipient, written in the transaction of the mail. */
export const organizationNotices = pgTable(
  'organization_notices',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** The mail's template. */
    kind: text('kind').notNull(),
    /** uid of who was told; empty where its owners were. */
    subject: text('subject').notNull(),
    /** When the window began that is counted in. */
    since: timestamp('since', { withTimezone: true, precision: 3 }).notNull(),
    sent: integer('sent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.kind, table.subject] }),
    index('organization_notices_since').on(table.since),
  ],
)
