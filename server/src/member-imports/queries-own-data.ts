/** SQL for what is told to somebody of the imports they began. */
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { organizations, peopleImports } from '#db/schema.ts'

export function startedImportPage(db: Queryable, uid: string, { limit, offset }: { limit: number; offset: number }) {
  const { total: lines, createdAt, finishedAt } = peopleImports
  return db
    .select({ organization: organizations.name, lines, createdAt, finishedAt })
    .from(peopleImports)
    .innerJoin(organizations, eq(organizations.id, peopleImports.organizationId))
    .where(eq(peopleImports.startedBy, uid))
    .orderBy(asc(createdAt), asc(peopleImports.id))
    .limit(limit)
    .offset(offset)
}
