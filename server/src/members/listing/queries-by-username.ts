/** SQL for members by their usernames. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { foldName } from '#db/fold-name.ts'
import { organizationMembers, users } from '#db/schema.ts'
import { shownName } from '#members/names/shown-name.ts'

/** The members whose folded username is one of these. */
export async function membersWithUsernameKeys(db: Queryable, organizationId: string, usernameKeys: string[]) {
  if (usernameKeys.length === 0) return []
  const folded = usernameKeys.map((key) => foldName(key))
  return db
    .select({
      uid: organizationMembers.uid,
      usernameKey: users.usernameKey,
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
        // Along the list's index, which has them folded as names are; whose each is, is their own key's to say.
        sql`${organizationMembers.usernameKey} in (${sql.join(folded, sql`, `)})`,
        inArray(users.usernameKey, usernameKeys),
        isNull(organizationMembers.removedAt),
      ),
    )
}
