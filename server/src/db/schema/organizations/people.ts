/** Tables of what an organization knows of its people: labels, classes, achievements, ownership on offer. */
import type { Role } from '@atrium/contract/rules/roles'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import { at, whenRun } from '../columns.ts'
import { organizationMembers, organizations } from './organizations.ts'

const organizationId = () =>
  uuid('organization_id')
    .notNull()
    .references(() => organizations.id, { onDelete: 'cascade' })

/**
 * What a list of these people sorts and filters by, as their membership has it. The database fills it in and
 * keeps it true by itself (see the migrations), so that a page of a label or a class is cut from one index.
 */
const memberKeys = () => ({
  role: text('role').$type<Role>().notNull().default('User'),
  nameKey: text('name_key').notNull().default(''),
  usernameKey: text('username_key').notNull().default(''),
  searchKey: text('search_key').generatedAlwaysAs(sql`name_key || ' ' || username_key`),
  removedAt: at('removed_at'),
})

/** Every row about a member names the membership, so that none can cross from one organization to another. */
const ofMembership = (inOrganization: AnyPgColumn, uid: AnyPgColumn) =>
  foreignKey({
    columns: [inOrganization, uid],
    foreignColumns: [organizationMembers.organizationId, organizationMembers.uid],
  }).onDelete('cascade')

export const labels = pgTable(
  'labels',
  {
    id: uuid('id').primaryKey(),
    organizationId: organizationId(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    color: text('color').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** A deletion can be taken back for a while. */
    deletedAt: at('deleted_at'),
  },
  (table) => [
    uniqueIndex('labels_name')
      .on(table.organizationId, table.nameKey)
      .where(sql`${table.deletedAt} is null`),
    // What assignments refer to, so that a label stays within its organization.
    unique('labels_organization').on(table.organizationId, table.id),
  ],
)

export const memberLabels = pgTable(
  'member_labels',
  {
    organizationId: uuid('organization_id').notNull(),
    uid: text('uid').notNull(),
    labelId: uuid('label_id').notNull(),
    ...memberKeys(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.uid, table.labelId] }),
    ofMembership(table.organizationId, table.uid),
    foreignKey({
      columns: [table.organizationId, table.labelId],
      foreignColumns: [labels.organizationId, labels.id],
    }).onDelete('cascade'),
    index('member_labels_label').on(table.labelId, table.uid),
    // Each also carries what the list filters by (see the migrations).
    index('member_labels_by_name')
      .on(table.labelId, table.nameKey, table.uid)
      .where(sql`${table.removedAt} is null`),
    index('member_labels_by_username')
      .on(table.labelId, table.usernameKey, table.uid)
      .where(sql`${table.removedAt} is null`),
  ],
)

export const classes = pgTable(
  'classes',
  {
    id: uuid('id').primaryKey(),
    organizationId: organizationId(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    deletedAt: at('deleted_at'),
    /** Since when it is only looked at: what it is called may be another class's again. */
    archivedAt: at('archived_at'),
  },
  (table) => [
    uniqueIndex('classes_name')
      .on(table.organizationId, table.nameKey)
      .where(sql`${table.deletedAt} is null and ${table.archivedAt} is null`),
    unique('classes_organization').on(table.organizationId, table.id),
  ],
)

export const classMembers = pgTable(
  'class_members',
  {
    organizationId: uuid('organization_id').notNull(),
    uid: text('uid').notNull(),
    classId: uuid('class_id').notNull(),
    ...memberKeys(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.uid, table.classId] }),
    ofMembership(table.organizationId, table.uid),
    foreignKey({
      columns: [table.organizationId, table.classId],
      foreignColumns: [classes.organizationId, classes.id],
    }).onDelete('cascade'),
    index('class_members_class').on(table.classId, table.uid),
    // Each also carries what the list filters by (see the migrations).
    index('class_members_by_name')
      .on(table.classId, table.nameKey, table.uid)
      .where(sql`${table.removedAt} is null`),
    index('class_members_by_username')
      .on(table.classId, table.usernameKey, table.uid)
      .where(sql`${table.removedAt} is null`),
  ],
)

/** What a sibling app posted, one row each. */
export const achievements = pgTable(
  'achievements',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id').notNull(),
    uid: text('uid').notNull(),
    classId: uuid('class_id'),
    points: integer('points').notNull(),
    trophies: integer('trophies').notNull().default(0),
    postedBy: text('posted_by').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    ofMembership(table.organizationId, table.uid),
    foreignKey({
      columns: [table.organizationId, table.classId],
      foreignColumns: [classes.organizationId, classes.id],
    }).onDelete('cascade'),
    index('achievements_member').on(table.organizationId, table.uid),
    index('achievements_class').on(table.classId),
  ],
)

/** Ownership that somebody offered to somebody; one at a time for each owner. */
export const ownershipOffers = pgTable(
  'hand_overs',
  {
    organizationId: organizationId(),
    fromUid: text('from_uid').notNull(),
    toUid: text('to_uid').notNull(),
    createdAt: at('created_at').notNull().default(whenRun),
    expiresAt: at('expires_at').notNull(),
    /** What its mail is known by. */
    mailKey: text('mail_key'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.fromUid] }),
    ofMembership(table.organizationId, table.fromUid),
    ofMembership(table.organizationId, table.toUid),
  ],
)
