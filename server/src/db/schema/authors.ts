/** Tables of publishers and of who belongs to them. */
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, whenRun } from './columns.ts'
import type { SettingsChanges } from './organizations/organizations.ts'
import { users } from './users.ts'

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
    /** Counts the changes of what it says of itself: whoever saves says which ones they have read. */
    settingsVersion: integer('settings_version').notNull().default(1),
    /** Of each of these settings, the last change. */
    settingsChanges: jsonb('settings_changes').$type<SettingsChanges>().notNull().default({}),
    deletedAt: at('deleted_at'),
    /** When a deleted one was emptied for good: only its id is left, and rests. */
    erasedAt: at('erased_at'),
    /** Mails to its owners about its end: when the window began that they are counted in, and how many went. */
    toldSince: at('told_since'),
    told: integer('told').notNull().default(0),
  },
  (table) => [
    uniqueIndex('authors_author_id').on(table.authorId),
    index('authors_created_by').on(table.createdBy),
    index('authors_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
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
    /** When their role was last made less. The database keeps it. */
    loweredAt: at('lowered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.uid] }),
    // It also carries the id, so that pages are read from the index alone (see the migrations).
    index('author_members_list').on(table.uid, table.nameKey, table.authorId),
    check('author_members_role', sql`${table.role} in ('owner', 'staff', 'User')`),
  ],
)

/** Who was taken out of a publisher by somebody else, and has not been let in again since: a link from before is no way back. */
export const authorRemovals = pgTable(
  'author_removals',
  {
    id: uuid('id')
      .notNull()
      .references(() => authors.id, { onDelete: 'cascade' }),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    removedAt: at('removed_at').notNull().default(whenRun),
  },
  (table) => [primaryKey({ columns: [table.id, table.uid] }), index('author_removals_uid').on(table.uid)],
)

/**
 * Who belonged to a deleted publisher, while it can be restored. They stand here and not among the members, so that no
 * list, no count and no call can take them for such.
 */
export const deletedAuthorMembers = pgTable(
  'deleted_author_members',
  {
    id: uuid('id')
      .notNull()
      .references(() => authors.id, { onDelete: 'cascade' }),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    role: text('role').$type<'owner' | 'staff' | 'User'>().notNull(),
    createdAt: at('created_at').notNull(),
    loweredAt: at('lowered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.uid] }),
    index('deleted_author_members_uid').on(table.uid),
    check('deleted_author_members_role', sql`${table.role} in ('owner', 'staff', 'User')`),
  ],
)

/** Ownership of a publisher that one of its owners offers to somebody who belongs to it. It ends with either membership. */
export const authorOwnershipOffers = pgTable(
  'author_hand_overs',
  {
    id: uuid('id').notNull(),
    fromUid: text('from_uid').notNull(),
    toUid: text('to_uid').notNull(),
    createdAt: at('created_at').notNull().default(whenRun),
    expiresAt: at('expires_at').notNull(),
    /** What its mail is known by. */
    mailKey: text('mail_key'),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.fromUid] }),
    ...[table.fromUid, table.toUid].map((uid) =>
      foreignKey({ columns: [table.id, uid], foreignColumns: [authorMembers.id, authorMembers.uid] }).onDelete(
        'cascade',
      ),
    ),
  ],
)
