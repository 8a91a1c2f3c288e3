/** Somebody's list of organizations has places. */
import { and, eq, isNull } from 'drizzle-orm'
import type { PlacedList } from '#db/places/placed-list.ts'
import { organizationMembers as members } from '#db/schema.ts'

/** A resting name is nobody else's: of one person, no two memberships have the same. */
export const placedOrganizations: PlacedList = {
  list: 'organizations',
  entries: members,
  of: (uid) => and(eq(members.uid, uid), isNull(members.removedAt)),
  key: members.organizationName,
}
