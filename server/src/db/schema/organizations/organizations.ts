/** Tables of organizations and of who belongs to them. */
import type { SignInWay } from '@atrium/contract/rules/sign-in-ways'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { addressKey } from '../../address-key.ts'
import { at, whenRun } from '../columns.ts'
import { users } from '../users.ts'

/** What an organization asks of sign-ins; what is not asked is left out. */
export interface StoredRules {
  /** `since` is when it was switched on, ISO 8601. */
  secondStep?: { since: string; graceDays: number }
  ways?: SignInWay[]
  freshHours?: number
}
/** By the name of a setting: which version it made, and who made it. */
export type SettingsChanges = Partial<Record<string, { version: number; by: string }>>

export const organizations = pgTable(
  'organizations',
  {
    id: uuid('id').primaryKey(),
    /** The sub-domain; the unique index decides who gets it. */
    name: text('name').notNull(),
    displayName: text('display_name').notNull(),
    logoUrl: text('logo_url').notNull(),
    primaryColor: text('primary_color').notNull(),
    pageBackground: text('page_background').notNull(),
    companyEmail: text('company_email'),
    /** Whose own address that was as it was given, if anybody's here. The database writes it (see the migrations). */
    companyEmailOf: text('company_email_of'),
    /** An IANA name: in which its days begin and end. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** Of its mails, as a language tag. */
    language: text('language').notNull().default('en'),
    /** Counts the changes of its settings: whoever saves says which ones they have read. */
    settingsVersion: integer('settings_version').notNull().default(1),
    /** Null where it asks for nothing: what every call inside it reads. */
    rules: jsonb('rules').$type<StoredRules>(),
    /** Counts their changes: whoever changes them says which ones they have read. */
    rulesVersion: integer('rules_version').notNull().default(0),
    /** Of each of its settings, the last change. */
    settingsChanges: jsonb('settings_changes').$type<SettingsChanges>().notNull().default({}),
    /** How many people it has, and as what. The database keeps them true by itself (see the migrations). */
    members: integer('members').notNull().default(0),
    owners: integer('owners').notNull().default(0),
    staff: integer('staff').notNull().default(0),
    /** Who made it, for the number that one account may make; null where an operator's import did. */
    createdBy: text('created_by'),
    createdAt: at('created_at').notNull().defaultNow(),
    deletedAt: at('deleted_at'),
    /** When a deleted one was emptied for good: only its name is left, and rests. */
    erasedAt: at('erased_at'),
  },
  (table) => [
    uniqueIndex('organizations_name').on(table.name),
    index('organizations_created_by').on(table.createdBy),
    // By which an account that goes finds where its address is still told.
    index('organizations_company_email')
      .on(addressKey(table.companyEmail))
      .where(sql`${table.companyEmail} is not null`),
    index('organizations_company_email_of')
      .on(table.companyEmailOf)
      .where(sql`${table.companyEmailOf} is not null`),
  ],
)

export const organizationMembers = pgTable(
  'organization_members',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    role: text('role').$type<'owner' | 'staff' | 'User'>().notNull(),
    /** The organization's name, which never changes: the order of somebody's list of organizations. */
    organizationName: text('organization_name').notNull().default(''),
    /** What a search in that list looks into: name and display name, folded. A trigram index stands on it. */
    organizationSearchKey: text('organization_search_key').notNull().default(''),
    /** What this organization alone calls the person; null: what they call themselves. */
    displayName: text('display_name'),
    /** The name they have here and their username, folded: the orders of the list of people. */
    nameKey: text('name_key').notNull().default(''),
    usernameKey: text('username_key').notNull().default(''),
    /** What a search looks into; a trigram index stands on it (see the migrations). */
    searchKey: text('search_key').generatedAlwaysAs(sql`name_key || ' ' || username_key`),
    createdAt: at('created_at').notNull().default(whenRun),
    /** A removal can be taken back for a while. Whoever is removed is no member to any query. */
    removedAt: at('removed_at'),
    /** Removed by nobody else: only their own word brings them back. */
    leftByThemselves: boolean('left_by_themselves').notNull().default(false),
    /** Who removed them: themselves where they left. Null for members, and where it was their last day that ended it. */
    removedBy: text('removed_by'),
    /** When their role was last made less. The database keeps it. */
    loweredAt: at('lowered_at'),
    /** The first and the last day of the membership, in the organization's calendar. */
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    /** The moments at which these begin and are over. The database keeps them true by itself, as it does `termDueAt`. */
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
    /** How many days before `toldFor` the person was told of it last. */
    toldDaysBefore: integer('told_days_before'),
    toldFor: date('told_for'),
    /** When the next is to be done about the last day: telling of it, or ending the membership. */
    termDueAt: at('term_due_at'),
    /** Ended by its last day: kept as former, past the days in which a removal can be taken back. */
    endedByTerm: boolean('ended_by_term').notNull().default(false),
    /** When they were first let in, where they have joined or begun anew since: the database keeps it over every end. */
    firstInsideAt: at('first_inside_at'),
    /** Begun anew by somebody else's word, and not by their own since. */
    broughtBack: boolean('brought_back').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.uid] }),
    // It also carries what somebody is there: what every call in an organization asks.
    index('organization_members_uid').on(table.uid, table.organizationId),
    // It also carries what the list shows of a membership, so that pages are read from the index alone (see the migrations).
    index('organization_members_list')
      .on(table.uid, table.organizationName)
      .where(sql`${table.removedAt} is null`),
    // Those of the list of people carry what it filters by as well.
    index('organization_members_by_name')
      .on(table.organizationId, table.nameKey, table.uid)
      .where(sql`${table.removedAt} is null`),
    index('organization_members_by_username')
      .on(table.organizationId, table.usernameKey, table.uid)
      .where(sql`${table.removedAt} is null`),
    index('organization_members_by_role')
      .on(table.organizationId, table.role, table.nameKey, table.uid)
      .where(sql`${table.removedAt} is null`),
    index('organization_members_by_role_username')
      .on(table.organizationId, table.role, table.usernameKey, table.uid)
      .where(sql`${table.removedAt} is null`),
    index('organization_members_removed')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
    // The list of the removed, and of the former; each carries what that is searched by as well.
    index('organization_members_removed_list')
      .on(table.organizationId, table.removedAt.desc().nullsFirst(), table.nameKey, table.uid)
      .where(sql`${table.removedAt} is not null and not ${table.endedByTerm}`),
    index('organization_members_former')
      .on(table.organizationId, table.removedAt.desc().nullsFirst(), table.nameKey, table.uid)
      .where(sql`${table.endedByTerm}`),
    index('organization_members_term_due')
      .on(table.termDueAt)
      .where(sql`${table.removedAt} is null and ${table.termDueAt} is not null`),
    // Of everybody who has a last day: how many of somebody's memberships are over already.
    index('organization_members_ending')
      .on(table.uid, table.endsAt)
      .where(sql`${table.removedAt} is null and ${table.endsAt} is not null`),
    check('organization_members_term', sql`${table.startsOn} <= ${table.endsOn}`),
    check('organization_members_role', sql`${table.role} in ('owner', 'staff', 'User')`),
  ],
)
