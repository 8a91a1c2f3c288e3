/** SQL for classes from one year to the next: archived, taken back, copied. */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { classes, classMembers } from '#db/schema.ts'
import { isAmong } from './queries.ts'

const isOneOf = (organizationId: string, ids: string[]) =>
  and(eq(classes.organizationId, organizationId), isAmong(ids), isNull(classes.deletedAt))

/** Answers those that went into the archive by this. */
export async function markArchived(tx: Queryable, organizationId: string, ids: string[]) {
  return tx
    .update(classes)
    .set({ archivedAt: sql`now()` })
    .where(and(isOneOf(organizationId, ids), isNull(classes.archivedAt)))
    .returning({ id: classes.id, name: classes.name })
}

/** Answers those that came back from the archive by this. */
export async function markUnarchived(tx: Queryable, organizationId: string, ids: string[]) {
  return tx
    .update(classes)
    .set({ archivedAt: null })
    .where(and(isOneOf(organizationId, ids), isNotNull(classes.archivedAt)))
    .returning({ id: classes.id, name: classes.name })
}

/** Those of these that are there, in the archive or not; held until the transaction ends. */
export async function lockClasses(tx: Queryable, organizationId: string, ids: string[]) {
  return tx
    .select({ id: classes.id })
    .from(classes)
    .where(isOneOf(organizationId, ids))
    .orderBy(classes.id)
    .for('update')
}

/** Puts who is in one class, and a member still, into another one; answers how many. */
export async function copyPeople(tx: Queryable, { from, to }: { from: string; to: string }): Promise<number> {
  const { organizationId, uid, removedAt } = classMembers
  const people = tx
    .select({ organizationId, uid, classId: sql`${to}::uuid`.as('class_id') })
    .from(classMembers)
    .where(and(eq(classMembers.classId, from), isNull(removedAt)))
  const rows: unknown = await tx.execute(sql`with added as (
      insert into ${classMembers} (organization_id, uid, class_id) ${people} on conflict do nothing returning 1)
    select count(*)::integer as n from added`)
  return (rows as { rows: { n: number }[] }).rows[0]?.n ?? 0
}
