/** Tables of an organization's figures: what happened on each of its days, and what is known of each membership. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { organizationMembers } from './organizations.ts'

const figure = (name: string) => integer(name).notNull().default(0)

/**
 * Each is what came that day less what went, so that a sum over days is what there was at their end. Whom they count is
 * not kept. The organization is named without a foreign key: whoever signs in would wait for who holds its row.
 */
const dayFigures = () => ({
  organizationId: uuid('organization_id').notNull(),
  /** Of the organization's own time zone. */
  day: date('day').notNull(),
  owners: figure('owners'),
  staff: figure('staff'),
  users: figure('users'),
  invitesSent: figure('invites_sent'),
  invitesAccepted: figure('invites_accepted'),
  signIns: figure('sign_ins'),
  /** People who signed in for the first time that day, that week, that month: sums over one of these count nobody twice. */
  peopleOfDay: figure('people_of_day'),
  peopleOfWeek: figure('people_of_week'),
  peopleOfMonth: figure('people_of_month'),
  /** Members who were last seen that day, or, where they never were, joined. */
  lastSeen: figure('last_seen'),
  authenticators: figure('authenticators'),
  passkeys: figure('passkeys'),
  /** Members who have the one, the other or both. */
  secondSteps: figure('second_steps'),
})

export const organizationDays = pgTable('organization_days', dayFigures(), (table) => [
  primaryKey({ columns: [table.organizationId, table.day] }),
])

/** What comes on top: nobody waits to be counted. A job folds it into the days (see the migrations). */
export const organizationDayChanges = pgTable('organization_day_changes', dayFigures(), (table) => [
  index('organization_day_changes_organization').on(table.organizationId),
])

/** One row a membership, removed or not. The database keeps all but the days true by itself (see the migrations). */
export const memberActivity = pgTable(
  'member_activity',
  {
    uid: text('uid').notNull(),
    organizationId: uuid('organization_id').notNull(),
    /** The last day on which they asked something there or came to its site; until then the day on which they joined. */
    seenOn: date('seen_on').notNull(),
    wasSeen: boolean('was_seen').notNull().default(false),
    /** The last day on which they signed in to the organization. */
    signedInOn: date('signed_in_on'),
    /** Removed members are in no figure, and keep theirs for as long as they can be restored. */
    isMember: boolean('is_member').notNull(),
    hasAuthenticator: boolean('has_authenticator').notNull().default(false),
    hasPasskey: boolean('has_passkey').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.organizationId] }),
    foreignKey({
      columns: [table.organizationId, table.uid],
      foreignColumns: [organizationMembers.organizationId, organizationMembers.uid],
    }).onDelete('cascade'),
    // Who was not seen for long, those first who were not for longest.
    index('member_activity_seen')
      .on(table.organizationId, table.seenOn, table.uid)
      .where(sql`${table.isMember}`),
  ],
)

/** When figures began to be kept, where there were organizations before: one row, or none. */
export const figuresKept = pgTable('figures_kept', {
  since: timestamp('since', { withTimezone: true, precision: 3 }).notNull(),
})
