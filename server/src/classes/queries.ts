/** SQL for classes and who is in them. */
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { classes, classMembers, organizationMembers, users } from '#db/schema.ts'
import { shownName } from '#members/names/shown-name.ts'

const present = isNull(classes.deletedAt)
/** Those of now: what is in the archive is listed only where it is asked for. */
const current = and(present, isNull(classes.archivedAt))
const archived = and(present, isNotNull(classes.archivedAt))
const isPresentMember = isNull(classMembers.removedAt)

/** As one parameter: a year has thousands of them. */
export const isAmong = (ids: string[]) => sql`${classes.id} = any(${sql.param(ids)}::uuid[])`

/** Of now, of the archive, or the one with this id. */
export type Which = 'current' | 'archived' | { id: string }

/** By name, with how many people are in each. */
export async function classRows(db: Queryable, organizationId: string, which: Which) {
  const wanted =
    which === 'current' ? current : which === 'archived' ? archived : and(present, eq(classes.id, which.id))
  return db
    .select({ id: classes.id, name: classes.name, archivedAt: classes.archivedAt, members: count(classMembers.uid) })
    .from(classes)
    .leftJoin(classMembers, and(eq(classMembers.classId, classes.id), isPresentMember))
    .where(and(eq(classes.organizationId, organizationId), wanted))
    .groupBy(classes.id)
    .orderBy(asc(classes.nameKey))
}

/** The first few people of each class, by name. */
export async function firstPeople(db: Queryable, classIds: string[], each: number) {
  if (classIds.length === 0) return []
  const place = sql<number>`row_number() over (partition by ${classMembers.classId} order by ${classMembers.nameKey}, ${classMembers.uid})`
  const placed = db
    .select({
      classId: classMembers.classId,
      organizationId: classMembers.organizationId,
      uid: classMembers.uid,
      place: place.as('place'),
    })
    .from(classMembers)
    .where(and(inArray(classMembers.classId, classIds), isPresentMember))
    .as('placed')
  return db
    .select({
      classId: placed.classId,
      uid: placed.uid,
      displayName: shownName(organizationMembers, users),
      photoUrl: users.photoUrl,
    })
    .from(placed)
    .innerJoin(
      organizationMembers,
      and(eq(organizationMembers.organizationId, placed.organizationId), eq(organizationMembers.uid, placed.uid)),
    )
    .innerJoin(users, eq(users.uid, placed.uid))
    .where(sql`${placed.place} <= ${each}`)
    .orderBy(placed.classId, placed.place)
}

export async function insertClass(tx: Queryable, values: typeof classes.$inferInsert): Promise<void> {
  await tx.insert(classes).values(values)
}

/** What it is called, and whether it is in the archive; undefined where there is no such class. Held until the transaction ends. */
export async function lockClass(tx: Queryable, organizationId: string, id: string) {
  const [row] = await tx
    .select({ name: classes.name, archivedAt: classes.archivedAt })
    .from(classes)
    .where(and(eq(classes.organizationId, organizationId), eq(classes.id, id), present))
    .for('update')
  return row
}

export async function renameClass(tx: Queryable, id: string, name: string, key: string): Promise<void> {
  await tx.update(classes).set({ name, nameKey: key }).where(eq(classes.id, id))
}

/** A statement takes so many rows at most: each brings three parameters. */
const ROWS_AT_ONCE = 2_000

/** Answers who was not in it before. */
export async function addToClass(
  tx: Queryable,
  organizationId: string,
  classId: string,
  uids: string[],
): Promise<string[]> {
  const added: string[] = []
  for (let start = 0; start < uids.length; start += ROWS_AT_ONCE) {
    const rows = await tx
      .insert(classMembers)
      .values(uids.slice(start, start + ROWS_AT_ONCE).map((uid) => ({ organizationId, classId, uid })))
      .onConflictDoNothing()
      .returning({ uid: classMembers.uid })
    added.push(...rows.map(({ uid }) => uid))
  }
  return added
}

/** Answers who was in it. */
export async function takeFromClass(tx: Queryable, classId: string, uids: string[]): Promise<string[]> {
  if (uids.length === 0) return []
  const rows = await tx
    .delete(classMembers)
    .where(and(eq(classMembers.classId, classId), inArray(classMembers.uid, uids)))
    .returning({ uid: classMembers.uid })
  return rows.map(({ uid }) => uid)
}

export async function clearClasses(tx: Queryable, organizationId: string, uid: string): Promise<void> {
  await tx.delete(classMembers).where(and(eq(classMembers.organizationId, organizationId), eq(classMembers.uid, uid)))
}

/** Whether each of these is, or was, a class of the organization. */
export async function wereClasses(tx: Queryable, organizationId: string, ids: string[]): Promise<boolean> {
  return (await tx.$count(classes, and(eq(classes.organizationId, organizationId), isAmong(ids)))) === ids.length
}

/** Answers the names of the classes that went. */
export async function markClassesDeleted(tx: Queryable, organizationId: string, ids: string[]): Promise<string[]> {
  const rows = await tx
    .update(classes)
    .set({ deletedAt: sql`now()` })
    .where(and(eq(classes.organizationId, organizationId), isAmong(ids), present))
    .returning({ name: classes.name })
  return rows.map(({ name }) => name)
}

export async function markClassesRestored(
  tx: Queryable,
  organizationId: string,
  ids: string[],
  since: Date,
): Promise<string[]> {
  const rows = await tx
    .update(classes)
    .set({ deletedAt: null })
    .where(
      and(
        eq(classes.organizationId, organizationId),
        isAmong(ids),
        isNotNull(classes.deletedAt),
        gt(classes.deletedAt, since),
      ),
    )
    .returning({ name: classes.name })
  return rows.map(({ name }) => name)
}

/** Deleted ones are not counted. */
export async function classCount(
  db: Queryable,
  organizationId: string,
  which: 'current' | 'archived',
): Promise<number> {
  return db.$count(classes, and(eq(classes.organizationId, organizationId), which === 'current' ? current : archived))
}

/** For good. */
export async function dropClassesDeletedBefore(db: Queryable, moment: Date): Promise<void> {
  await db.delete(classes).where(lt(classes.deletedAt, moment))
}

/** The class of now that has this name. */
export async function classNamed(db: Queryable, organizationId: string, key: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.organizationId, organizationId), eq(classes.nameKey, key), current))
  return row?.id
}

/** Which of these folded names a class of now has. */
export async function namesOfNow(db: Queryable, organizationId: string, keys: string[]): Promise<string[]> {
  const rows = await db
    .select({ nameKey: classes.nameKey })
    .from(classes)
    .where(and(eq(classes.organizationId, organizationId), inArray(classes.nameKey, keys), current))
  return rows.map(({ nameKey }) => nameKey)
}

/** How many members are in a class. */
export async function peopleIn(db: Queryable, classId: string): Promise<number> {
  return db.$count(classMembers, and(eq(classMembers.classId, classId), isPresentMember))
}
