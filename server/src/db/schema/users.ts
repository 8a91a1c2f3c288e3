/** Tables of people's records, whichever provider signs them in, of the names that rest, and of changes by owners that can be taken back. */
import type { Language } from '@atrium/contract/languages'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at } from './columns.ts'

/** What somebody's record said before and after an owner changed it: names of the API's fields. */
export type RecordFields = Partial<
  Record<'given_name' | 'family_name' | 'displayName' | 'username' | 'pronounce' | 'photoURL', string | null>
>

/** Changes that an owner made to somebody's record, which that person can take back with a link. */
export const recordChanges = pgTable(
  'record_changes',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid').notNull(),
    /** Whose owner it was; it may be deleted by now. */
    organizationId: uuid('organization_id').notNull(),
    organizationName: text('organization_name').notNull(),
    tokenHash: text('token_hash').notNull(),
    before: jsonb('before').$type<RecordFields>().notNull(),
    after: jsonb('after').$type<RecordFields>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    /** From then on this organization changes nothing of theirs any more. */
    takenBackAt: at('taken_back_at'),
  },
  (table) => [
    uniqueIndex('record_changes_token').on(table.tokenHash),
    index('record_changes_person').on(table.uid, table.createdAt),
    index('record_changes_expiring')
      .on(table.expiresAt)
      .where(sql`${table.takenBackAt} is null`),
  ],
)

export const users = pgTable(
  'users',
  {
    uid: text('uid').primaryKey(),
    email: text('email'),
    emailKey: text('email_key'),
    givenName: text('given_name').notNull().default(''),
    familyName: text('family_name').notNull().default(''),
    displayName: text('display_name').notNull().default(''),
    username: text('username'),
    usernameKey: text('username_key'),
    /** One for all names that look like it (`names/look-alikes.ts`). Null where somebody else had such a name before that was asked. */
    usernameSkeleton: text('username_skeleton'),
    pronounce: text('pronounce').notNull().default('mr'),
    photoUrl: text('photo_url'),
    /** In which they want to read pages and mails, as a language tag; null where they have set none. */
    language: text('language').$type<Language>(),
    /** Invites that went out by mail before the address was confirmed: few may, in all. */
    unconfirmedInvites: integer('unconfirmed_invites').notNull().default(0),
    /** Their account is to be deleted: when they asked for it, and when it goes. Both or none. */
    deletionAskedAt: at('deletion_asked_at'),
    deletionDueAt: at('deletion_due_at'),
    /** It was due, and something has nobody else who owns it; the person was told. */
    deletionWaitsSince: at('deletion_waits_since'),
    /** Nobody asked: it is to be deleted because the hosted provider has had no such account since then. */
    missingSince: at('missing_since'),
    /** Since when there is no account any more: nothing of this row is written again, and nobody joins anything by it. */
    goneAt: at('gone_at'),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.emailKey),
    uniqueIndex('users_username_key').on(table.usernameKey),
    uniqueIndex('users_username_skeleton').on(table.usernameSkeleton),
    index('users_deletion_due')
      .on(table.deletionDueAt, table.uid)
      .where(sql`${table.deletionDueAt} is not null`),
  ],
)

/** Names that have left somebody: nobody else's for a while. */
export const restingUsernames = pgTable(
  'resting_usernames',
  {
    usernameKey: text('username_key').primaryKey(),
    usernameSkeleton: text('username_skeleton').notNull(),
    restsUntil: at('rests_until').notNull(),
    /** Whose it was, and who may have it again meanwhile; of an account that is gone that is not kept. */
    uid: text('uid'),
  },
  (table) => [
    index('resting_usernames_skeleton').on(table.usernameSkeleton),
    index('resting_usernames_until').on(table.restsUntil),
    index('resting_usernames_uid')
      .on(table.uid, table.restsUntil)
      .where(sql`${table.uid} is not null`),
  ],
)
