/** SQL for who has left an organization as they were then: the database writes it with the end of the membership. */
import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import { addressKey } from '#db/address-key.ts'
import type { Queryable } from '#db/database.ts'
import { organizationDepartures as departures, organizationMembers as members } from '#db/schema.ts'

const of = (organizationId: string, uid: string) =>
  and(eq(departures.organizationId, organizationId), eq(departures.uid, uid))

/** For whoever is about to be a member again; answers when they were let in first, where that is known. */
export async function takeDeparture(tx: Queryable, organizationId: string, uid: string): Promise<Date | null> {
  const [row] = await tx
    .delete(departures)
    .where(of(organizationId, uid))
    .returning({ firstInsideAt: departures.firstInsideAt })
  return row?.firstInsideAt ?? null
}

/**
 * Addresses that begin and end so, folded, of those whose membership somebody else or a last day has ended: for as long
 * as the organization is shown them, and until they are let in again.
 */
export async function addressesOfRemoved(
  q: Queryable,
  organizationId: string,
  { begins, ends }: { begins: string; ends: string },
): Promise<string[]> {
  const email = addressKey(departures.email)
  const alike = sql`starts_with(${email}, ${begins}) and right(${email}, length(${ends}::text)) = ${ends}`
  const rows = await q
    .select({ email })
    .from(departures)
    .innerJoin(members, and(eq(members.organizationId, departures.organizationId), eq(members.uid, departures.uid)))
    .where(and(eq(departures.organizationId, organizationId), alike, eq(members.leftByThemselves, false)))
  return rows.map((row) => row.email)
}

/** All of somebody's, when their account goes. */
export async function forgetDeparturesOf(tx: Queryable, uid: string): Promise<void> {
  await tx.delete(departures).where(eq(departures.uid, uid))
}

/** Of who left before `moment`, where the membership is forgotten as well: nothing speaks of them any more. */
export async function forgetDeparturesBefore(tx: Queryable, organizationId: string, moment: Date): Promise<void> {
  const membership = tx
    .select({ uid: members.uid })
    .from(members)
    .where(and(eq(members.organizationId, departures.organizationId), eq(members.uid, departures.uid)))
  await tx
    .delete(departures)
    .where(and(eq(departures.organizationId, organizationId), lt(departures.endedAt, moment), notExists(membership)))
}
