/** SQL for labels and who has them. */
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { labels, memberLabels } from '#db/schema.ts'

const present = isNull(labels.deletedAt)

/** With how many people have each; by name, or only the one with `id`. */
export async function labelRows(db: Queryable, organizationId: string, id?: string) {
  return db
    .select({ id: labels.id, name: labels.name, color: labels.color, members: count(memberLabels.uid) })
    .from(labels)
    .leftJoin(memberLabels, and(eq(memberLabels.labelId, labels.id), isNull(memberLabels.removedAt)))
    .where(and(eq(labels.organizationId, organizationId), present, id === undefined ? undefined : eq(labels.id, id)))
    .groupBy(labels.id)
    .orderBy(asc(labels.nameKey))
}

export async function insertLabel(tx: Queryable, values: typeof labels.$inferInsert): Promise<void> {
  await tx.insert(labels).values(values)
}

type LabelChange = Partial<Pick<typeof labels.$inferInsert, 'name' | 'nameKey' | 'color'>>

export async function changeLabel(
  tx: Queryable,
  organizationId: string,
  id: string,
  change: LabelChange,
): Promise<boolean> {
  const rows = await tx
    .update(labels)
    .set({ ...change, id: sql`${labels.id}` })
    .where(and(eq(labels.organizationId, organizationId), eq(labels.id, id), present))
    .returning({ id: labels.id })
  return rows.length === 1
}

/** Answers the name of the label that went. */
export async function markLabelDeleted(tx: Queryable, organizationId: string, id: string): Promise<string | undefined> {
  const [row] = await tx
    .update(labels)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(labels.organizationId, organizationId), eq(labels.id, id), present))
    .returning({ name: labels.name })
  return row?.name
}

/** Whether it is, or was, a label of the organization. */
export async function wasLabel(tx: Queryable, organizationId: string, id: string): Promise<boolean> {
  return (await tx.$count(labels, and(eq(labels.organizationId, organizationId), eq(labels.id, id)))) > 0
}

export async function markLabelRestored(
  tx: Queryable,
  organizationId: string,
  id: string,
  since: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .update(labels)
    .set({ deletedAt: null })
    .where(
      and(
        eq(labels.organizationId, organizationId),
        eq(labels.id, id),
        isNotNull(labels.deletedAt),
        gt(labels.deletedAt, since),
      ),
    )
    .returning({ name: labels.name })
  return row?.name
}

const thoseOf = (organizationId: string, ids: readonly string[]) =>
  and(eq(labels.organizationId, organizationId), inArray(labels.id, ids), present)

/** Which of these ids are labels of the organization. */
export async function labelsIn(db: Queryable, organizationId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.select({ id: labels.id }).from(labels).where(thoseOf(organizationId, ids))
  return rows.map(({ id }) => id)
}

/** Those of these ids that are labels of the organization, by name. */
export async function labelsShown(db: Queryable, organizationId: string, ids: readonly string[]) {
  return db
    .select({ id: labels.id, name: labels.name, color: labels.color })
    .from(labels)
    .where(thoseOf(organizationId, ids))
    .orderBy(asc(labels.nameKey))
}

/** Answers how many were given anew. */
export async function addLabels(
  tx: Queryable,
  organizationId: string,
  uids: string[],
  labelIds: string[],
): Promise<number> {
  const each = uids.map((uid) => ({ uid, labelIds }))
  return (await addLabelsEach(tx, organizationId, each)).length
}

/** To each their own; answers an entry for each label that was given anew. */
export async function addLabelsEach(
  tx: Queryable,
  organizationId: string,
  people: { uid: string; labelIds: string[] }[],
): Promise<{ uid: string }[]> {
  const values = people.flatMap(({ uid, labelIds }) => labelIds.map((labelId) => ({ organizationId, uid, labelId })))
  if (values.length === 0) return []
  return tx.insert(memberLabels).values(values).onConflictDoNothing().returning({ uid: memberLabels.uid })
}

export async function takeLabels(
  tx: Queryable,
  organizationId: string,
  uids: string[],
  labelIds: string[],
): Promise<number> {
  const rows = await tx
    .delete(memberLabels)
    .where(
      and(
        eq(memberLabels.organizationId, organizationId),
        inArray(memberLabels.uid, uids),
        inArray(memberLabels.labelId, labelIds),
      ),
    )
    .returning({ uid: memberLabels.uid })
  return rows.length
}

export async function clearLabels(tx: Queryable, organizationId: string, uid: string): Promise<void> {
  await tx.delete(memberLabels).where(and(eq(memberLabels.organizationId, organizationId), eq(memberLabels.uid, uid)))
}

/** Where a label of that name is there, it stays. */
export async function insertMissingLabels(tx: Queryable, values: (typeof labels.$inferInsert)[]): Promise<void> {
  await tx.insert(labels).values(values).onConflictDoNothing()
}

export async function labelsWithKeys(db: Queryable, organizationId: string, keys: string[]) {
  return db
    .select({ id: labels.id, nameKey: labels.nameKey })
    .from(labels)
    .where(and(eq(labels.organizationId, organizationId), inArray(labels.nameKey, keys), present))
}

/** The colours that labels of the organization have. */
export async function labelColors(db: Queryable, organizationId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ color: labels.color })
    .from(labels)
    .where(and(eq(labels.organizationId, organizationId), present))
  return rows.map(({ color }) => color)
}

/** The folded names of those that are there. */
export async function labelKeysOf(db: Queryable, organizationId: string): Promise<string[]> {
  const rows = await db
    .select({ nameKey: labels.nameKey })
    .from(labels)
    .where(and(eq(labels.organizationId, organizationId), present))
  return rows.map(({ nameKey }) => nameKey)
}

/** Deleted ones are not counted. */
export async function labelCount(db: Queryable, organizationId: string): Promise<number> {
  return db.$count(labels, and(eq(labels.organizationId, organizationId), present))
}

/** For good. */
export async function dropLabelsDeletedBefore(db: Queryable, moment: Date): Promise<void> {
  await db.delete(labels).where(lt(labels.deletedAt, moment))
}
