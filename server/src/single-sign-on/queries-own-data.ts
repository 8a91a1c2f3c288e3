/** SQL for what is told to somebody of how organizations' own sign-in knows them. */
import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { organizations, ssoConnections, ssoSubjects } from '#db/schema.ts'

export function knownAs(db: Queryable, uid: string, page: { limit: number; offset: number }) {
  const { issuer, subject, createdAt, lastUsedAt } = ssoSubjects
  return db
    .select({
      organization: organizations.name,
      connection: ssoConnections.name,
      issuer,
      subject,
      createdAt,
      lastUsedAt,
    })
    .from(ssoSubjects)
    .innerJoin(organizations, eq(organizations.id, ssoSubjects.organizationId))
    .innerJoin(
      ssoConnections,
      and(
        eq(ssoConnections.organizationId, ssoSubjects.organizationId),
        eq(ssoConnections.id, ssoSubjects.connectionId),
      ),
    )
    .where(eq(ssoSubjects.uid, uid))
    .orderBy(asc(createdAt), asc(ssoSubjects.connectionId))
    .limit(page.limit)
    .offset(page.offset)
}
