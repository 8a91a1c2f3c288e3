/** Tables of rosters: what a source last brought, and each archive with what it does. */
import type {
  RosterAction,
  RosterCounts,
  RosterLine,
  RosterNote,
  RosterProblem,
  RosterRole,
  RosterState,
} from '@atrium/contract/people/rosters'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
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
import { classes } from './people.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Where rosters of an organization come from, such as its student information system. */
export const rosterSources = pgTable(
  'roster_sources',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** Folded: by which the next archive is known to be of it. */
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** All that it last brought, packed: what a delta is laid over. */
    records: bytes('records'),
    /** Up by one whenever that changes: a rehearsal is of one version. */
    version: integer('version').notNull().default(0),
    /** The roster that brought it. */
    lastAppliedId: uuid('last_applied_id'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('roster_sources_key').on(table.organizationId, table.key),
    // What all below refer to, so that none crosses from one organization to another.
    unique('roster_sources_own').on(table.organizationId, table.id),
  ],
)

const ofSource = (organization: AnyPgColumn, source: AnyPgColumn) =>
  foreignKey({
    columns: [organization, source],
    foreignColumns: [rosterSources.organizationId, rosterSources.id],
  }).onDelete('cascade')

export const rosters = pgTable(
  'rosters',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id').notNull(),
    sourceId: uuid('source_id').notNull(),
    state: text('state').$type<RosterState>().notNull(),
    startedBy: text('started_by').notNull(),
    /** Whether they had confirmed their address when they applied it. */
    senderConfirmed: boolean('sender_confirmed').notNull().default(false),
    counts: jsonb('counts').$type<RosterCounts>().notNull(),
    lines: integer('lines').notNull(),
    /** How many people the source had before. */
    peopleBefore: integer('people_before').notNull(),
    /** The version of the source that it was compared with, and that it made. */
    basedOn: integer('based_on').notNull(),
    /** What the source brings with it, and, once it is applied, what it had brought before. */
    records: bytes('records'),
    recordsBefore: bytes('records_before'),
    previousId: uuid('previous_id'),
    createdAt: at('created_at').notNull().defaultNow(),
    appliedAt: at('applied_at'),
    finishedAt: at('finished_at'),
    /** Whoever works on it moves this ahead; when it is past, another process goes on. */
    leasedUntil: at('leased_until'),
    /** Leases since something of it was last done. */
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    ofSource(table.organizationId, table.sourceId),
    unique('rosters_own').on(table.organizationId, table.id),
    index('rosters_list').on(table.organizationId, table.createdAt, table.id),
    index('rosters_source').on(table.sourceId),
    // Two at once would undo each other's work.
    uniqueIndex('rosters_busy')
      .on(table.organizationId)
      .where(sql`${table.state} in ('applying', 'taking_back')`),
    index('rosters_unfinished')
      .on(table.appliedAt)
      .where(sql`${table.state} in ('applying', 'taking_back')`),
    index('rosters_created').on(table.createdAt),
    check(
      'rosters_state',
      sql`${table.state} in ('refused', 'rehearsed', 'applying', 'applied', 'taking_back', 'taken_back')`,
    ),
  ],
)

/** What a step is to do, by its kind; and what was there before, for the taking back. */
export interface StepData {
  email?: string
  givenName?: string
  familyName?: string
  role?: RosterRole
  /** What a class may be called: the first of these that no other class has. */
  names?: string[]
  /** Of a class: who comes and who goes, by their ids in the source. */
  add?: string[]
  remove?: string[]
}

/** What a step found and did. */
export interface StepUndo {
  /** The row of the source's person or class as it was; null where there was none. */
  before?: Record<string, unknown> | null
  /** Their account, and what became of its membership. */
  uid?: string
  began?: 'new' | 'back'
  ended?: boolean
  roleFrom?: RosterRole
  roleTo?: RosterRole
  inviteIds?: string[]
  classId?: string
  made?: boolean
  archived?: boolean
  unarchived?: boolean
  renamedFrom?: string
  renamedTo?: string
  /** Accounts that came into a class by it, and that went out. */
  added?: string[]
  removed?: string[]
  /** Ids in the source, likewise; of some who came there was no account yet. */
  addedIds?: string[]
  waitingIds?: string[]
  removedIds?: string[]
}

/** What a roster does, a row each, in the order in which it is done; and the lines that it refuses. */
export const rosterSteps = pgTable(
  'roster_steps',
  {
    organizationId: uuid('organization_id').notNull(),
    rosterId: uuid('roster_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind').$type<RosterLine['kind']>().notNull(),
    action: text('action').$type<RosterAction>().notNull(),
    file: text('file'),
    line: integer('line'),
    sourcedId: text('sourced_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    reason: jsonb('reason').$type<RosterProblem>(),
    note: jsonb('note').$type<RosterNote>(),
    data: jsonb('data').$type<StepData>().notNull(),
    /** Null until it is its turn; `kept` where a taking back left it. */
    outcome: text('outcome').$type<'done' | 'refused' | 'taken_back' | 'kept'>(),
    undo: jsonb('undo').$type<StepUndo>(),
    kept: text('kept').$type<NonNullable<RosterLine['kept']>>(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.rosterId, table.position] }),
    foreignKey({
      columns: [table.organizationId, table.rosterId],
      foreignColumns: [rosters.organizationId, rosters.id],
    }).onDelete('cascade'),
    index('roster_steps_shown').on(table.rosterId, table.action, table.position),
    index('roster_steps_waiting')
      .on(table.rosterId, table.position)
      .where(sql`${table.outcome} is null`),
    index('roster_steps_done')
      .on(table.rosterId, table.position)
      .where(sql`${table.outcome} = 'done'`),
  ],
)

/** Who a source says belongs to the organization. Nothing of it is ever written to an account or a person's record. */
export const rosterPeople = pgTable(
  'roster_people',
  {
    organizationId: uuid('organization_id').notNull(),
    sourceId: uuid('source_id').notNull(),
    sourcedId: text('sourced_id').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull(),
    role: text('role').$type<RosterRole>().notNull(),
    /** Whose account it is; null while they are no member. */
    uid: text('uid').references(() => users.uid, { onDelete: 'set null' }),
    /** When it was last looked for an account. */
    soughtAt: at('sought_at').notNull().defaultNow(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.sourceId, table.sourcedId] }),
    ofSource(table.organizationId, table.sourceId),
    index('roster_people_uid').on(table.uid, table.organizationId),
    index('roster_people_email').on(table.emailKey),
    index('roster_people_waiting')
      .on(table.soughtAt, table.emailKey)
      .where(sql`${table.uid} is null`),
  ],
)

export const rosterClasses = pgTable(
  'roster_classes',
  {
    organizationId: uuid('organization_id').notNull(),
    sourceId: uuid('source_id').notNull(),
    sourcedId: text('sourced_id').notNull(),
    /** What the source calls it; what it is called here may have more, where two would be called the same. */
    title: text('title').notNull(),
    classId: uuid('class_id').references(() => classes.id, { onDelete: 'set null' }),
    /** Whether that was made for it: then it is archived with it. */
    isMade: boolean('is_made').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.sourceId, table.sourcedId] }),
    ofSource(table.organizationId, table.sourceId),
    // Of two, none empties what the other fills.
    uniqueIndex('roster_classes_class').on(table.classId),
  ],
)

/** Who is in which class, as the source says. */
export const rosterPlaces = pgTable(
  'roster_places',
  {
    organizationId: uuid('organization_id').notNull(),
    sourceId: uuid('source_id').notNull(),
    classSourcedId: text('class_sourced_id').notNull(),
    personSourcedId: text('person_sourced_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.sourceId, table.classSourcedId, table.personSourcedId] }),
    ofSource(table.organizationId, table.sourceId),
    index('roster_places_person').on(table.sourceId, table.personSourcedId),
  ],
)
