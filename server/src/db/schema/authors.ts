/** Tables of publishers and of who belongs to them. */
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const authors = pgTable(
  'authors',
  {
    id: uuid('id').primaryKey(),
    /** What stands in the publisher's address; the unique index decides who gets it. */
    authorId: text('author_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    bannerImageUrl: text('banner_image_url').notNull(),
    profileImageUrl: text('profile_image_url').notNull(),
    /** Who made it, for the number that one account may make. */
    createdBy: text('created_by'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('authors_author_id').on(table.authorId), index('authors_created_by').on(table.createdBy)],
)

export const authorMembers = pgTable(
  'author_members',
  {
    id: uuid('id')
      .notNull()
      .references(() => authors.id, { onDelete: 'cascade' }),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    role: text('role').$type<'owner' | 'staff' | 'User'>().notNull(),
    /** The publisher's name, folded, and its id: the order of somebody's list without a look at the publisher. */
    nameKey: text('name_key').notNull(),
    authorId: text('author_id').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.uid] }),
    // It also carries the id, so that pages are read from the index alone (see the migrations).
    index('author_members_list').on(table.uid, table.nameKey, table.authorId),
    check('author_members_role', sql`${table.role} in ('owner', 'staff', 'User')`),
  ],
)
