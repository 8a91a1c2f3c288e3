/** SQL for the classes that somebody is in, along the index of their places. */
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { classes, classMembers } from '#db/schema.ts'

interface Whose {
  organizationId: string
  uid: string
}

const places = (db: Queryable, { organizationId, uid }: Whose) =>
  db
    .select({ id: classes.id, name: classes.name, nameKey: classes.nameKey, archivedAt: classes.archivedAt })
    .from(classMembers)
    .innerJoin(classes, and(eq(classes.id, classMembers.classId), isNull(classes.deletedAt)))
    .where(
      and(eq(classMembers.organizationId, organizationId), eq(classMembers.uid, uid), isNull(classMembers.removedAt)),
    )
    .as('places')

/** Those of now by name, then those in the archive, the latest first. */
export function ownClassRows(db: Queryable, whose: Whose, { limit, offset }: { limit: number; offset: number }) {
  const own = places(db, whose)
  return db
    .select({ id: own.id, name: own.name, archivedAt: own.archivedAt })
    .from(own)
    .orderBy(sql`${own.archivedAt} desc nulls first`, asc(own.nameKey), asc(own.id))
    .limit(limit)
    .offset(offset)
}

export async function ownClassCount(db: Queryable, whose: Whose): Promise<number> {
  const [row] = await db.select({ count: count() }).from(places(db, whose))
  return row?.count ?? 0
}
