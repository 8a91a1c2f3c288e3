/** Tables of people's records, whichever provider signs them in, and of the names that rest. */
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

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
    /** Invites that went out by mail before the address was confirmed: few may, in all. */
    unconfirmedInvites: integer('unconfirmed_invites').notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.emailKey),
    uniqueIndex('users_username_key').on(table.usernameKey),
    uniqueIndex('users_username_skeleton').on(table.usernameSkeleton),
  ],
)

/** Names of people whose accounts are gone: nobody's for a while. Whose they were is not kept. */
export const restingUsernames = pgTable(
  'resting_usernames',
  {
    usernameKey: text('username_key').primaryKey(),
    usernameSkeleton: text('username_skeleton').notNull(),
    restsUntil: at('rests_until').notNull(),
  },
  (table) => [
    index('resting_usernames_skeleton').on(table.usernameSkeleton),
    index('resting_usernames_until').on(table.restsUntil),
  ],
)
