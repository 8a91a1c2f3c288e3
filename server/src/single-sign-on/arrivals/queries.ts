/** SQL for whom a connection knows. */
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { ssoConnections, ssoSubjects } from '#db/schema.ts'

type SubjectKey = Pick<typeof ssoSubjects.$inferSelect, 'organizationId' | 'connectionId' | 'issuer' | 'subject'>

/** The account's uid; of this very connection and issuer. */
export async function findSubject(tx: Queryable, key: SubjectKey): Promise<string | undefined> {
  const [row] = await tx
    .select({ uid: ssoSubjects.uid })
    .from(ssoSubjects)
    .where(
      and(
        eq(ssoSubjects.organizationId, key.organizationId),
        eq(ssoSubjects.connectionId, key.connectionId),
        eq(ssoSubjects.issuer, key.issuer),
        eq(ssoSubjects.subject, key.subject),
      ),
    )
  return row?.uid
}

/** As whom the connection knows an account already. */
export async function findAsWhom(
  tx: Queryable,
  { organizationId, connectionId, uid }: Pick<SubjectKey, 'organizationId' | 'connectionId'> & { uid: string },
): Promise<Pick<SubjectKey, 'issuer' | 'subject'> | undefined> {
  const { issuer, subject } = ssoSubjects
  const [row] = await tx
    .select({ issuer, subject })
    .from(ssoSubjects)
    .where(
      and(
        eq(ssoSubjects.organizationId, organizationId),
        eq(ssoSubjects.connectionId, connectionId),
        eq(ssoSubjects.uid, uid),
      ),
    )
  return row
}

/**
 * Known from now on, or seen again. Answers whose account the subject is: another one, where it arrived with another address
 * a moment ago. A unique index refuses a second subject of an account.
 */
export async function noteSubject(tx: Queryable, subject: SubjectKey & { uid: string }): Promise<string> {
  const { organizationId, connectionId, issuer, subject: named, uid } = ssoSubjects
  const [noted] = await tx
    .insert(ssoSubjects)
    .values(subject)
    .onConflictDoUpdate({ target: [organizationId, connectionId, issuer, named], set: { lastUsedAt: sql`now()` } })
    .returning({ uid })
  if (!noted) throw new Error('the subject was not noted')
  return noted.uid
}

/** Of an account that goes, or is gone: whoever comes with its subject is somebody new. */
export async function forgetSubjectsOf(tx: Queryable, uid: string): Promise<void> {
  await tx.delete(ssoSubjects).where(eq(ssoSubjects.uid, uid))
}

/** To some minutes: not every sign-in writes the connection that all of them read. */
export async function noteConnectionUse(tx: Queryable, organizationId: string, connectionId: string): Promise<void> {
  await tx
    .update(ssoConnections)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(ssoConnections.organizationId, organizationId),
        eq(ssoConnections.id, connectionId),
        sql`(${ssoConnections.lastUsedAt} is null or ${ssoConnections.lastUsedAt} < now() - interval '5 minutes')`,
      ),
    )
}
