/** SQL for members by their usernames. */
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { organizationMembers, users } from '#db/schema.ts'
import { shownName } from '#members/names/shown-name.ts'

/** The members whose folded username is one of these. */
export async function membersWithUsernameKeys(db: Queryable, organizationId: string, usernameKeys: string[]) {
  if (usernameKeys.length === 0) return []
  return db
    .select({
      uid: organizationMembers.uid,
      usernameKey: organizationMembers.usernameKey,
      displayName: shownName(organizationMembers, users),
      givenName: users.givenName,
      familyName: users.familyName,
      username: users.username,
      email: users.email,
    })
    .from(organizationMembers)
    .innerJoin(users, eq(users.uid, organizationMembers.uid))
    .where(
      and(
        eq(organizationMembers.organizationId, organizationId),
        inArray(organizationMembers.usernameKey, usernameKeys),
        isNull(organizationMembers.removedAt),
      ),
    )
}
