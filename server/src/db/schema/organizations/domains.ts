/** Tables of organizations' domains, and of people who come by them. */
import type { DomainFinding } from '@atrium/contract/organizations/domains'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, whenRun } from '../columns.ts'
import { organizations } from './organizations.ts'
import { users } from '../users.ts'

export const organizationDomains = pgTable(
  'organization_domains',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** As DNS has it: lower case, ASCII, without a dot at its end. */
    domain: text('domain').notNull(),
    /** What the value of its record is made of, with the two above: the record itself anybody may read. */
    seed: text('seed').notNull(),
    joining: text('joining').$type<'off' | 'ask' | 'join'>().notNull().default('off'),
    role: text('role').$type<'User' | 'staff'>().notNull().default('User'),
    /** Ids of labels that whoever comes by it gets. */
    labels: jsonb('labels').$type<string[]>().notNull().default([]),
    /** Counts the changes of these three: whoever saves says which ones they have seen. */
    joiningVersion: integer('joining_version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    /** Null: not proven, or not any more. */
    provenAt: at('proven_at'),
    lostAt: at('lost_at'),
    checkedAt: at('checked_at'),
    /** What the last look found, where that was not the record. */
    finding: text('finding').$type<DomainFinding>(),
    /** When a look began that found the record. */
    seenAt: at('seen_at'),
    /** Since when the record of a proven domain has been gone. */
    missingSince: at('missing_since'),
    /** Looks in a row that did not find it: each waits longer for the next. */
    misses: integer('misses').notNull().default(0),
    /** Since when it is looked for: whoever asks for a look begins anew. */
    soughtSince: at('sought_since').notNull().defaultNow(),
    /** Null: no look by itself any more. */
    nextCheckAt: at('next_check_at'),
  },
  (table) => [
    uniqueIndex('organization_domains_own').on(table.organizationId, table.domain),
    // Whose a domain is: of any number who prove it, one.
    uniqueIndex('organization_domains_proven')
      .on(table.domain)
      .where(sql`${table.provenAt} is not null`),
    index('organization_domains_domain').on(table.domain),
    index('organization_domains_due')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
    check('organization_domains_joining', sql`${table.joining} in ('off', 'ask', 'join')`),
    check('organization_domains_role', sql`${table.role} in ('User', 'staff')`),
    check('organization_domains_lost', sql`${table.provenAt} is null or ${table.lostAt} is null`),
  ],
)

/** Who asks to join, once a person and organization. An accepted one is gone; a declined one stays until it may be asked again. */
export const joinRequests = pgTable(
  'join_requests',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    domainId: uuid('domain_id')
      .notNull()
      .references(() => organizationDomains.id, { onDelete: 'cascade' }),
    askedAt: at('asked_at').notNull(),
    declinedAt: at('declined_at'),
  },
  (table) => [
    uniqueIndex('join_requests_once').on(table.organizationId, table.uid),
    index('join_requests_uid').on(table.uid),
    index('join_requests_domain').on(table.domainId),
    // Those that wait, the oldest first.
    index('join_requests_open')
      .on(table.organizationId, table.askedAt, table.id)
      .where(sql`${table.declinedAt} is null`),
    index('join_requests_asked').on(table.askedAt),
  ],
)

/**
 * Who was taken out of an organization by somebody else, and has not been let in again since: they do not join by
 * themselves. And who left by themselves, and has not come back: nobody else brings them back. The membership itself is
 * forgotten sooner.
 */
export const organizationRemovals = pgTable(
  'organization_removals',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    removedAt: at('removed_at').notNull().default(whenRun),
    leftByThemselves: boolean('left_by_themselves').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.uid] }),
    index('organization_removals_uid').on(table.uid),
  ],
)
