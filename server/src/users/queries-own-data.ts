/** SQL for what is told to somebody of their own record. */
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { recordChanges, restingUsernames, users } from '#db/schema.ts'

interface Page {
  limit: number
  offset: number
}

export function recordPage(db: Queryable, uid: string, { limit, offset }: Page) {
  const { email, givenName, familyName, displayName, username, pronounce, photoUrl, createdAt, updatedAt } = users
  const { language, unconfirmedInvites, deletionAskedAt, deletionDueAt, deletionWaitsSince, missingSince } = users
  return db
    .select({
      uid: users.uid,
      email,
      givenName,
      familyName,
      displayName,
      username,
      pronounce,
      photoUrl,
      language,
      createdAt,
      updatedAt,
      unconfirmedInvites,
      deletionAskedAt,
      deletionDueAt,
      deletionWaitsSince,
      missingSince,
    })
    .from(users)
    .where(eq(users.uid, uid))
    .limit(limit)
    .offset(offset)
}

export function recordChangePage(db: Queryable, uid: string, { limit, offset }: Page) {
  const { organizationName: organization, before, after, createdAt, expiresAt, takenBackAt } = recordChanges
  return db
    .select({ organization, before, after, createdAt, expiresAt, takenBackAt })
    .from(recordChanges)
    .where(eq(recordChanges.uid, uid))
    .orderBy(asc(createdAt), asc(recordChanges.id))
    .limit(limit)
    .offset(offset)
}

export function restingUsernamePage(db: Queryable, uid: string, { limit, offset }: Page) {
  const { usernameKey: username, restsUntil } = restingUsernames
  return db
    .select({ username, restsUntil })
    .from(restingUsernames)
    .where(eq(restingUsernames.uid, uid))
    .orderBy(asc(username))
    .limit(limit)
    .offset(offset)
}
