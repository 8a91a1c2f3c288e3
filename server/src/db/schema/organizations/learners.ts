/** Table of learners without an address: accounts that an organization made, and what signs in to them. */
import type { LearnerWay } from '@atrium/contract/people/learner-names'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { at } from '../columns.ts'
import { organizationMembers } from './organizations.ts'

export const learners = pgTable(
  'learners',
  {
    organizationId: uuid('organization_id').notNull(),
    uid: text('uid').notNull(),
    /** Inside the organization; `usernameKey` decides whether two are the same. */
    username: text('username').notNull(),
    usernameKey: text('username_key').notNull(),
    /** Of the card's code together with the account: of two cards with one code nobody could tell. */
    cardHash: text('card_hash').notNull(),
    cardMadeAt: at('card_made_at').notNull().defaultNow(),
    /** What they have beside the card. */
    way: text('way').$type<LearnerWay>(),
    /** Wrapped: its argon2id. Pictures are so few that a hash alone would hide them for hours. */
    waySecret: text('way_secret'),
    /** Of that, since it was right last. */
    wrongTries: integer('wrong_tries').notNull().default(0),
    lastSignInAt: at('last_sign_in_at'),
    madeBy: text('made_by').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.uid] }),
    // What a card's address names.
    unique('learners_uid').on(table.uid),
    uniqueIndex('learners_username').on(table.organizationId, table.usernameKey),
    // With the membership, removed or not, it goes.
    foreignKey({
      columns: [table.organizationId, table.uid],
      foreignColumns: [organizationMembers.organizationId, organizationMembers.uid],
    }).onDelete('cascade'),
    check('learners_way', sql`${table.way} in ('pictures', 'password')`),
    check('learners_way_with_secret', sql`(${table.way} is null) = (${table.waySecret} is null)`),
  ],
)

/**
 * Addresses that organizations gave to accounts of learners: a link was mailed to each, and nothing of the account is
 * changed until it is used. One at a time for each; it goes with the learner, whom using it ends.
 */
export const learnerAddresses = pgTable(
  'learner_addresses',
  {
    organizationId: uuid('organization_id').notNull(),
    uid: text('uid').notNull(),
    /** As it was typed. Others may have the same one waiting: whoever uses their link first gets it. */
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    /** Of what the newest link says. */
    codeHash: text('code_hash').notNull(),
    givenBy: text('given_by').notNull(),
    sentAt: at('sent_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.uid] }),
    uniqueIndex('learner_addresses_code').on(table.codeHash),
    index('learner_addresses_expiring').on(table.expiresAt),
    foreignKey({
      columns: [table.organizationId, table.uid],
      foreignColumns: [learners.organizationId, learners.uid],
    }).onDelete('cascade'),
  ],
)
