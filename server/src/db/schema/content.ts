/** Tables of uploaded images, and of who shows them. */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'

/** Written before the file is, so that a crash leaves a row without a file and never a file without a row. */
export const contents = pgTable(
  'contents',
  {
    /** Random; the file's name wherever it is kept. */
    name: text('name').primaryKey(),
    uid: text('uid').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('contents_created').on(table.createdAt)],
)

/** What shows an image: `organization:{id}`, `author:{id}`, `user:{uid}`. An image that nothing claims is cleared away. */
export const contentClaims = pgTable(
  'content_claims',
  {
    holder: text('holder').notNull(),
    name: text('name')
      .notNull()
      .references(() => contents.name, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.holder, table.name] }), index('content_claims_name').on(table.name)],
)
