/** SQL for what is told to somebody of the records about them. */
import { and, asc, eq, gte, lt, max, or, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { auditRecords } from '#db/schema.ts'

export async function lastRecordId(db: Queryable): Promise<number> {
  const [row] = await db.select({ last: max(auditRecords.id) }).from(auditRecords)
  return row?.last ?? 0
}

/** Those with ids of `from` up to, and without, `to`. */
export function recordsOf(db: Queryable, uid: string, { from, to }: { from: number; to: number }) {
  const { id, at, actor, action, subject, detail } = auditRecords
  const byYou = sql<boolean>`${actor} = ${uid}`
  return db
    .select({ at, action, byYou, subject, detail })
    .from(auditRecords)
    .where(and(gte(id, from), lt(id, to), or(eq(actor, uid), eq(subject, uid))))
    .orderBy(asc(id))
}
