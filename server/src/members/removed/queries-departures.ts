/** SQL for who has left an organization as they were then: the database writes it with the end of the membership. */
import { and, eq, lt, notExists } from 'drizzle-orm'
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
