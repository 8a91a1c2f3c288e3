/** The table of who has left an organization, as they were then: who they are now is not its business any more. */
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../columns.ts'
import { organizations } from './organizations.ts'

/**
 * One row for each person who is no member any more, whoever or whatever ended that. The database writes it with the
 * end, and takes it away when they are a member again (see the migrations).
 */
export const organizationDepartures = pgTable(
  'organization_departures',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** Refers to nobody's record: that would hold the person behind the organization (docs/decisions/0102). */
    uid: text('uid').notNull(),
    /** What they were called there. It outlives the membership, for the timeline; what stands below goes with that. */
    displayName: text('display_name').notNull().default(''),
    givenName: text('given_name').notNull().default(''),
    familyName: text('family_name').notNull().default(''),
    username: text('username'),
    email: text('email'),
    photoUrl: text('photo_url'),
    /** When they were first let in. */
    firstInsideAt: at('first_inside_at'),
    endedAt: at('ended_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.uid] }),
    index('organization_departures_uid').on(table.uid),
  ],
)
