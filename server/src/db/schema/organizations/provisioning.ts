/** Tables of directories that keep an organization's people in step, over SCIM. */
import type {
  Directory,
  GroupTarget,
  ProvisioningCause,
  ProvisioningOutcome,
} from '@atrium/contract/organizations/provisioning'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
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
import { at } from '../columns.ts'
import { users } from '../users.ts'
import { organizations } from './organizations.ts'
import { classes, labels } from './people.ts'

export const scimConnections = pgTable(
  'scim_connections',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    directory: text('directory').$type<Directory>().notNull(),
    groups: text('groups').$type<GroupTarget>().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** How many it keeps: counting 100,000 anew for each that is made would cost more than all else. */
    people: integer('people').notNull().default(0),
    /** Exact to some minutes: not every request writes it. */
    lastRequestAt: at('last_request_at'),
  },
  (table) => [
    index('scim_connections_organization').on(table.organizationId, table.createdAt),
    // What people and groups refer to, so that none crosses from one organization to another.
    unique('scim_connections_own').on(table.organizationId, table.id),
    check('scim_connections_groups', sql`${table.groups} in ('labels', 'classes', 'off')`),
  ],
)

/** What a directory shows. Two at a time, for a change-over. */
export const scimTokens = pgTable(
  'scim_tokens',
  {
    id: uuid('id').primaryKey(),
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => scimConnections.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    lastUsedOn: date('last_used_on'),
  },
  (table) => [uniqueIndex('scim_tokens_hash').on(table.hash), index('scim_tokens_connection').on(table.connectionId)],
)

const ofConnection = (organization: AnyPgColumn, connection: AnyPgColumn) =>
  foreignKey({
    columns: [organization, connection],
    foreignColumns: [scimConnections.organizationId, scimConnections.id],
  }).onDelete('cascade')

/** What both kinds of resource have. */
const resource = () => ({
  id: uuid('id').primaryKey(),
  organizationId: uuid('organization_id').notNull(),
  connectionId: uuid('connection_id').notNull(),
  externalId: text('external_id'),
  version: integer('version').notNull().default(1),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
})

/**
 * Somebody as a directory says that they are. What they themselves say of them is in their own record, which nothing
 * here writes to.
 */
export const scimUsers = pgTable(
  'scim_users',
  {
    ...resource(),
    userName: text('user_name').notNull(),
    userNameKey: text('user_name_key').notNull(),
    /** As the directory gave it; null: the user name is the address. */
    email: text('email'),
    /** Folded: by which they are joined to an account. */
    emailKey: text('email_key').notNull(),
    givenName: text('given_name').notNull().default(''),
    familyName: text('family_name').notNull().default(''),
    formatted: text('formatted').notNull().default(''),
    displayName: text('display_name').notNull().default(''),
    active: boolean('active').notNull().default(true),
    /** Whose account it is; null while nobody has confirmed the address. */
    uid: text('uid').references(() => users.uid, { onDelete: 'set null' }),
    /** When it was last looked for an account. */
    soughtAt: at('sought_at').notNull().defaultNow(),
  },
  (table) => [
    ofConnection(table.organizationId, table.connectionId),
    uniqueIndex('scim_users_user_name').on(table.connectionId, table.userNameKey),
    uniqueIndex('scim_users_external_id').on(table.connectionId, table.externalId),
    uniqueIndex('scim_users_email').on(table.connectionId, table.emailKey),
    uniqueIndex('scim_users_account').on(table.connectionId, table.uid),
    unique('scim_users_own').on(table.connectionId, table.id),
    index('scim_users_list').on(table.connectionId, table.createdAt, table.id),
    index('scim_users_updated').on(table.connectionId, table.updatedAt),
    index('scim_users_uid').on(table.uid, table.organizationId),
    index('scim_users_waiting')
      .on(table.soughtAt, table.emailKey)
      .where(sql`${table.uid} is null and ${table.active}`),
  ],
)

export const scimGroups = pgTable(
  'scim_groups',
  {
    ...resource(),
    displayName: text('display_name').notNull(),
    nameKey: text('name_key').notNull(),
    /** What it is here: one of these, or neither. */
    labelId: uuid('label_id').references(() => labels.id, { onDelete: 'set null' }),
    classId: uuid('class_id').references(() => classes.id, { onDelete: 'set null' }),
    /** Whether that was made for it: then it goes with it. */
    isMade: boolean('is_made').notNull().default(false),
  },
  (table) => [
    ofConnection(table.organizationId, table.connectionId),
    uniqueIndex('scim_groups_name').on(table.connectionId, table.nameKey),
    uniqueIndex('scim_groups_external_id').on(table.connectionId, table.externalId),
    // Of two groups, none takes away what the other gives.
    uniqueIndex('scim_groups_label').on(table.labelId),
    uniqueIndex('scim_groups_class').on(table.classId),
    unique('scim_groups_own').on(table.connectionId, table.id),
    index('scim_groups_list').on(table.connectionId, table.createdAt, table.id),
  ],
)

export const scimGroupMembers = pgTable(
  'scim_group_members',
  {
    connectionId: uuid('connection_id').notNull(),
    groupId: uuid('group_id').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('scim_group_members_user').on(table.userId),
    foreignKey({
      columns: [table.connectionId, table.groupId],
      foreignColumns: [scimGroups.connectionId, scimGroups.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.connectionId, table.userId],
      foreignColumns: [scimUsers.connectionId, scimUsers.id],
    }).onDelete('cascade'),
  ],
)

/** What a directory asked that was to change something, or was refused: for its owners to read, for some days. */
export const scimRequests = pgTable(
  'scim_requests',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => scimConnections.id, { onDelete: 'cascade' }),
    at: at('at').notNull().defaultNow(),
    operation: text('operation').notNull(),
    resource: text('resource').notNull(),
    /** Whom or what it was about, as the directory calls it. */
    named: text('named').notNull(),
    outcome: text('outcome').$type<ProvisioningOutcome>().notNull(),
    status: integer('status').notNull(),
    /** Of a refusal. */
    cause: text('cause').$type<ProvisioningCause>(),
    reason: text('reason'),
  },
  (table) => [
    index('scim_requests_connection').on(table.connectionId, table.id),
    index('scim_requests_at').on(table.at),
  ],
)
