/** Tables of passkeys: the keys that sign in to accounts, and what they are asked to sign. */
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { at } from '../columns.ts'

export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => accounts.uid, { onDelete: 'cascade' }),
    /** As the authenticator calls it, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, in base64url. Whoever reads it can sign nothing. */
    publicKey: text('public_key').notNull(),
    /** How often it signed, as it last said; 0 where it does not count. One that goes back was copied. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach it: told back to them. */
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    /** Whether it may be kept in several places, and whether it is. */
    multiDevice: boolean('multi_device').notNull(),
    backedUp: boolean('backed_up').notNull(),
    name: text('name').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_uid').on(table.uid, table.createdAt),
  ],
)

/** What an authenticator is asked to sign, once. Only hashes are kept; whoever answers one takes its row away. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text('hash').primaryKey(),
    /** `registration`, by the account of `uid`, or `authentication`, by nobody yet. */
    purpose: text('purpose').notNull(),
    uid: text('uid').references(() => accounts.uid, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_uid').on(table.uid),
    check('passkey_challenges_whose', sql`(${table.purpose} = 'registration') = (${table.uid} is not null)`),
  ],
)
