/** Somebody's list of publishers has places. */
import { eq } from 'drizzle-orm'
import type { PlacedList } from '#db/places/placed-list.ts'
import { authorMembers } from '#db/schema.ts'

export const placedAuthors: PlacedList = {
  list: 'publishers',
  entries: authorMembers,
  of: (uid) => eq(authorMembers.uid, uid),
  key: authorMembers.nameKey,
  tie: authorMembers.authorId,
}
