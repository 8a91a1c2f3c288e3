/** Tables of how many organizations and publishers somebody belongs to: a list says so without counting them. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../users.ts'

const uid = () =>
  text('uid')
    .notNull()
    .references(() => users.uid, { onDelete: 'cascade' })

/** One row a person. The database keeps it true by itself (see the migrations). */
export const membershipCounts = pgTable('membership_counts', {
  uid: uid().primaryKey(),
  organizations: integer('organizations').notNull().default(0),
  authors: integer('authors').notNull().default(0),
})

/** What comes on top while somebody else holds the row above: nobody waits to be counted. The next change folds it in. */
export const membershipCountChanges = pgTable(
  'membership_count_changes',
  {
    uid: uid(),
    organizations: integer('organizations').notNull(),
    authors: integer('authors').notNull(),
  },
  (table) => [index('membership_count_changes_uid').on(table.uid)],
)
