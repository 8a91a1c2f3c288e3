/** SQL for which classes a source's are, and who is in them as it says. */
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { rosterClasses, rosterPlaces } from '#db/schema.ts'
import type { OfSource } from '#rosters/context.ts'

export type ClassRow = typeof rosterClasses.$inferSelect
export interface Place {
  classSourcedId: string
  personSourcedId: string
}

const ofSource = ({ organizationId, sourceId }: OfSource) =>
  and(eq(rosterClasses.organizationId, organizationId), eq(rosterClasses.sourceId, sourceId))
const placesOf = ({ organizationId, sourceId }: OfSource) =>
  and(eq(rosterPlaces.organizationId, organizationId), eq(rosterPlaces.sourceId, sourceId))

export function classesOfSource(db: Queryable, of: OfSource): Promise<ClassRow[]> {
  return db.select().from(rosterClasses).where(ofSource(of))
}

export async function rosterClass(db: Queryable, of: OfSource, sourcedId: string): Promise<ClassRow | undefined> {
  const [row] = await db
    .select()
    .from(rosterClasses)
    .where(and(ofSource(of), eq(rosterClasses.sourcedId, sourcedId)))
  return row
}

/** Whether a roster of the organization, of whatever source, has it. */
export async function isRostered(db: Queryable, organizationId: string, classId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: rosterClasses.classId })
    .from(rosterClasses)
    .where(and(eq(rosterClasses.organizationId, organizationId), eq(rosterClasses.classId, classId)))
  return row !== undefined
}

export async function putClass(tx: Queryable, row: ClassRow): Promise<void> {
  const { title, classId, isMade } = row
  await tx
    .insert(rosterClasses)
    .values(row)
    .onConflictDoUpdate({
      target: [rosterClasses.organizationId, rosterClasses.sourceId, rosterClasses.sourcedId],
      set: { title, classId, isMade },
    })
}

export async function dropRosterClass(tx: Queryable, of: OfSource, sourcedId: string): Promise<void> {
  await tx.delete(rosterClasses).where(and(ofSource(of), eq(rosterClasses.sourcedId, sourcedId)))
}

export function placesOfSource(db: Queryable, of: OfSource): Promise<Place[]> {
  const { classSourcedId, personSourcedId } = rosterPlaces
  return db.select({ classSourcedId, personSourcedId }).from(rosterPlaces).where(placesOf(of))
}

export async function classIdsOfPerson(db: Queryable, of: OfSource, sourcedId: string): Promise<string[]> {
  const rows = await db
    .select({ id: rosterPlaces.classSourcedId })
    .from(rosterPlaces)
    .where(and(placesOf(of), eq(rosterPlaces.personSourcedId, sourcedId)))
  return rows.map(({ id }) => id)
}

/** A statement takes so many rows at most: each brings four parameters. */
const ROWS_AT_ONCE = 2_000

const pairs = (places: readonly Place[]) =>
  sql`unnest(${sql.param(places.map(({ classSourcedId }) => classSourcedId))}::text[],
    ${sql.param(places.map(({ personSourcedId }) => personSourcedId))}::text[]) as given(class_id, person_id)`

/** Answers those that are new. */
export async function putPlaces(tx: Queryable, of: OfSource, places: readonly Place[]): Promise<Place[]> {
  const { classSourcedId, personSourcedId } = rosterPlaces
  const added: Place[] = []
  for (let start = 0; start < places.length; start += ROWS_AT_ONCE) {
    const some = places.slice(start, start + ROWS_AT_ONCE).map((place) => ({ ...of, ...place }))
    const rows = await tx
      .insert(rosterPlaces)
      .values(some)
      .onConflictDoNothing()
      .returning({ classSourcedId, personSourcedId })
    added.push(...rows)
  }
  return added
}

/** Answers those that were there. */
export async function dropPlaces(tx: Queryable, of: OfSource, places: readonly Place[]): Promise<Place[]> {
  if (places.length === 0) return []
  const { classSourcedId, personSourcedId } = rosterPlaces
  const given = sql`select class_id, person_id from ${pairs(places)}`
  return tx
    .delete(rosterPlaces)
    .where(and(placesOf(of), sql`(${classSourcedId}, ${personSourcedId}) in (${given})`))
    .returning({ classSourcedId, personSourcedId })
}

/** Of a class that goes. */
export async function dropPlacesIn(tx: Queryable, of: OfSource, sourcedId: string): Promise<string[]> {
  const rows = await tx
    .delete(rosterPlaces)
    .where(and(placesOf(of), eq(rosterPlaces.classSourcedId, sourcedId)))
    .returning({ id: rosterPlaces.personSourcedId })
  return rows.map(({ id }) => id)
}
