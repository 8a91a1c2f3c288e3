/** SQL for what is told to somebody of the organizations they made. */
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { organizations } from '#db/schema.ts'

export function madePage(db: Queryable, uid: string, { limit, offset }: { limit: number; offset: number }) {
  const { name, displayName, logoUrl, primaryColor, pageBackground, createdAt, deletedAt } = organizations
  return db
    .select({ name, displayName, logoUrl, primaryColor, pageBackground, createdAt, deletedAt })
    .from(organizations)
    .where(eq(organizations.createdBy, uid))
    .orderBy(asc(name))
    .limit(limit)
    .offset(offset)
}
