/** SQL for somebody's own images. */
import { desc, eq, inArray, or } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { contentClaims, contents } from '#db/schema.ts'

export function ownImagePage(db: Queryable, uid: string, { limit, offset }: { limit: number; offset: number }) {
  const { name, bytes, createdAt } = contents
  const shown = db
    .select({ name: contentClaims.name })
    .from(contentClaims)
    .where(eq(contentClaims.holder, `user:${uid}`))
  return db
    .select({ name, bytes, createdAt })
    .from(contents)
    .where(or(eq(contents.uid, uid), inArray(name, shown)))
    .orderBy(desc(createdAt), desc(name))
    .limit(limit)
    .offset(offset)
}
