/** SQL for ownership that is on offer. */
import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/database.ts'
import { handOvers, organizationMembers, users } from '#db/schema.ts'
import { shownName } from '#members/shown-name.ts'

const giver = alias(users, 'giver')
const taker = alias(users, 'taker')
const giverHere = alias(organizationMembers, 'giver_here')
const takerHere = alias(organizationMembers, 'taker_here')

/** The newest open offer that somebody made or got. */
export async function offerAround(db: Queryable, organizationId: string, uid: string, now: Date) {
  const [row] = await db
    .select({
      fromUid: handOvers.fromUid,
      fromName: shownName(giverHere, giver),
      toUid: handOvers.toUid,
      toName: shownName(takerHere, taker),
      expiresAt: handOvers.expiresAt,
    })
    .from(handOvers)
    .innerJoin(giver, eq(giver.uid, handOvers.fromUid))
    .innerJoin(taker, eq(taker.uid, handOvers.toUid))
    .innerJoin(giverHere, and(eq(giverHere.organizationId, organizationId), eq(giverHere.uid, handOvers.fromUid)))
    .innerJoin(takerHere, and(eq(takerHere.organizationId, organizationId), eq(takerHere.uid, handOvers.toUid)))
    .where(
      and(
        eq(handOvers.organizationId, organizationId),
        or(eq(handOvers.fromUid, uid), eq(handOvers.toUid, uid)),
        gt(handOvers.expiresAt, now),
      ),
    )
    .orderBy(desc(handOvers.createdAt))
    .limit(1)
  return row
}

/** An owner's newest offer takes the place of an older one. */
export async function putOffer(
  tx: Queryable,
  offer: { organizationId: string; fromUid: string; toUid: string; expiresAt: Date },
): Promise<void> {
  const { toUid, expiresAt } = offer
  await tx
    .insert(handOvers)
    .values(offer)
    .onConflictDoUpdate({
      target: [handOvers.organizationId, handOvers.fromUid],
      set: { toUid, expiresAt, createdAt: sql`now()` },
    })
}

/** Ends the one offer that somebody made. */
export async function dropOffer(tx: Queryable, organizationId: string, fromUid: string): Promise<void> {
  await tx.delete(handOvers).where(and(eq(handOvers.organizationId, organizationId), eq(handOvers.fromUid, fromUid)))
}

/** Ends what these people offered and what they were offered. */
export async function dropHandOversOf(tx: Queryable, organizationId: string, uids: string[]): Promise<void> {
  await tx
    .delete(handOvers)
    .where(
      and(
        eq(handOvers.organizationId, organizationId),
        or(inArray(handOvers.fromUid, uids), inArray(handOvers.toUid, uids)),
      ),
    )
}
