/** SQL for who a source says belongs to the organization. */
import { and, asc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { whenRun } from '#db/schema/columns.ts'
import { organizations, rosterPeople, rosterPlaces, rosterSources, users } from '#db/schema.ts'
import type { OfSource } from '#rosters/context.ts'

export type PersonRow = typeof rosterPeople.$inferSelect

const ofSource = ({ organizationId, sourceId }: OfSource) =>
  and(eq(rosterPeople.organizationId, organizationId), eq(rosterPeople.sourceId, sourceId))

export function peopleOfSource(db: Queryable, of: OfSource): Promise<PersonRow[]> {
  return db.select().from(rosterPeople).where(ofSource(of)).orderBy(asc(rosterPeople.sourcedId))
}

/** Those of these, by their ids in the source. */
export async function peopleAmong(db: Queryable, of: OfSource, sourcedIds: string[]): Promise<Map<string, PersonRow>> {
  if (sourcedIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(rosterPeople)
    .where(and(ofSource(of), sql`${rosterPeople.sourcedId} = any(${sql.param(sourcedIds)}::text[])`))
  return new Map(rows.map((row) => [row.sourcedId, row]))
}

/** One of its own, or in place of what it was. An account that is gone is nobody's. */
export async function putPerson(tx: Queryable, row: Omit<PersonRow, 'soughtAt' | 'createdAt'>): Promise<void> {
  const uid = row.uid === null ? null : sql`(select ${users.uid} from ${users} where ${users.uid} = ${row.uid})`
  const { email, emailKey, givenName, familyName, role } = row
  await tx
    .insert(rosterPeople)
    .values({ ...row, uid, createdAt: whenRun })
    .onConflictDoUpdate({
      target: [rosterPeople.organizationId, rosterPeople.sourceId, rosterPeople.sourcedId],
      set: { email, emailKey, givenName, familyName, role, uid },
    })
}

export async function dropPerson(tx: Queryable, of: OfSource, sourcedId: string): Promise<void> {
  await tx.delete(rosterPeople).where(and(ofSource(of), eq(rosterPeople.sourcedId, sourcedId)))
}

/** Who else says that an account belongs to the organization: its source by another of its people, or another source. */
export async function keptByOthers(
  tx: Queryable,
  { organizationId, sourceId, sourcedId }: OfSource & { sourcedId: string },
  uid: string,
): Promise<'source' | 'other_source' | undefined> {
  const rows = await tx
    .select({ sourceId: rosterPeople.sourceId })
    .from(rosterPeople)
    .where(
      and(
        eq(rosterPeople.organizationId, organizationId),
        eq(rosterPeople.uid, uid),
        or(ne(rosterPeople.sourceId, sourceId), ne(rosterPeople.sourcedId, sourcedId)),
      ),
    )
  if (rows.some((row) => row.sourceId === sourceId)) return 'source'
  return rows.length > 0 ? 'other_source' : undefined
}

/** Whether somebody else of the organization's sources, of this one or another, waits for an account by a folded address. */
export async function isAwaitedByOthers(
  tx: Queryable,
  { organizationId, sourceId, sourcedId }: OfSource & { sourcedId: string },
  emailKey: string,
): Promise<boolean> {
  const [row] = await tx
    .select({ sourcedId: rosterPeople.sourcedId })
    .from(rosterPeople)
    .where(
      and(
        eq(rosterPeople.organizationId, organizationId),
        eq(rosterPeople.emailKey, emailKey),
        isNull(rosterPeople.uid),
        or(ne(rosterPeople.sourceId, sourceId), ne(rosterPeople.sourcedId, sourcedId)),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Of these accounts, those who are in a class of the source by any of its people. */
export async function placedAmong(tx: Queryable, of: OfSource, classSourcedId: string, uids: string[]) {
  if (uids.length === 0) return new Set<string>()
  const { organizationId, sourceId, personSourcedId } = rosterPlaces
  const rows = await tx
    .select({ uid: rosterPeople.uid })
    .from(rosterPlaces)
    .innerJoin(
      rosterPeople,
      and(
        eq(rosterPeople.organizationId, organizationId),
        eq(rosterPeople.sourceId, sourceId),
        eq(rosterPeople.sourcedId, personSourcedId),
      ),
    )
    .where(and(ofSource(of), eq(rosterPlaces.classSourcedId, classSourcedId), inArray(rosterPeople.uid, uids)))
  return new Set(rows.map(({ uid }) => uid ?? ''))
}

/** The classes of the source that somebody is in, as it says; they are in none from then on. */
export async function dropPlacesOf(tx: Queryable, { organizationId, sourceId }: OfSource, sourcedId: string) {
  const rows = await tx
    .delete(rosterPlaces)
    .where(
      and(
        eq(rosterPlaces.organizationId, organizationId),
        eq(rosterPlaces.sourceId, sourceId),
        eq(rosterPlaces.personSourcedId, sourcedId),
      ),
    )
    .returning({ id: rosterPlaces.classSourcedId })
  return rows.map(({ id }) => id)
}

/**
 * Some who have no account yet, and whose address one has by now: those who were looked for longest ago, each once a
 * round.
 */
export async function takeWaiting(db: Queryable, { before, limit }: { before: Date; limit: number }) {
  const due = db
    .select({
      organizationId: rosterPeople.organizationId,
      sourceId: rosterPeople.sourceId,
      sourcedId: rosterPeople.sourcedId,
    })
    .from(rosterPeople)
    .innerJoin(users, eq(users.emailKey, rosterPeople.emailKey))
    .innerJoin(organizations, and(eq(organizations.id, rosterPeople.organizationId), isNull(organizations.deletedAt)))
    .where(and(isNull(rosterPeople.uid), lt(rosterPeople.soughtAt, before)))
    .orderBy(asc(rosterPeople.soughtAt))
    .limit(limit)
  return db
    .update(rosterPeople)
    .set({ soughtAt: sql`now()` })
    .where(sql`(${rosterPeople.organizationId}, ${rosterPeople.sourceId}, ${rosterPeople.sourcedId}) in (${due})`)
    .returning()
}

/** Of an account that goes: what rosters say of it waits for one again. */
export async function releaseAccount(tx: Queryable, uid: string): Promise<void> {
  await tx.update(rosterPeople).set({ uid: null }).where(eq(rosterPeople.uid, uid))
}

/** What rosters say of somebody; also by an address that they have confirmed, while no account is joined to it. */
export function saidOf(
  db: Queryable,
  { uid, emailKey }: { uid: string; emailKey: string | null },
  page: { limit: number; offset: number },
) {
  const { email, givenName, familyName, role, createdAt } = rosterPeople
  return db
    .select({
      organization: organizations.name,
      source: rosterSources.name,
      email,
      givenName,
      familyName,
      role,
      createdAt,
    })
    .from(rosterPeople)
    .innerJoin(organizations, eq(organizations.id, rosterPeople.organizationId))
    .innerJoin(rosterSources, eq(rosterSources.id, rosterPeople.sourceId))
    .where(
      emailKey === null
        ? eq(rosterPeople.uid, uid)
        : sql`(${rosterPeople.uid} = ${uid} or ${rosterPeople.emailKey} = ${emailKey})`,
    )
    .orderBy(asc(createdAt), asc(rosterPeople.sourcedId))
    .limit(page.limit)
    .offset(page.offset)
}
