/** Tables of how many organizations and publishers somebody belongs to: a list says so without counting them. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../users.ts'

/** One row a person. The database keeps it true by itself (see the migrations). */
export const membershipCounts = pgTable('membership_counts', {
  uid: text('uid')
    .primaryKey()
    .references(() => users.uid, { onDelete: 'cascade' }),
  organizations: integer('organizations').notNull().default(0),
  authors: integer('authors').notNull().default(0),
})

/** What comes on top while somebody else holds the row above: nobody waits to be counted. The next change folds it in. */
export const membershipCountChanges = pgTable(
  'membership_count_changes',
  {
    /** Refers to nobody's record: that would hold the person behind what they belong to (docs/decisions/0102). */
    uid: text('uid').notNull(),
    organizations: integer('organizations').notNull(),
    authors: integer('authors').notNull(),
  },
  (table) => [index('membership_count_changes_uid').on(table.uid)],
)
