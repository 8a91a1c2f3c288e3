/** SQL for ownership that is on offer. */
import { and, desc, eq, gt, gte, inArray, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/database.ts'
import { whenRun } from '#db/schema/columns.ts'
import { ownershipOffers, organizationMembers, users } from '#db/schema.ts'
import { shownName } from '#members/names/shown-name.ts'
import { nameOrAddress } from '#users/names/name-or-address.ts'
import type { GivenBy } from '#users/held-people.ts'

const giver = alias(users, 'giver')
const taker = alias(users, 'taker')
const giverHere = alias(organizationMembers, 'giver_here')
const takerHere = alias(organizationMembers, 'taker_here')

/** The newest open offer that somebody made or got. */
export async function offerAround(db: Queryable, organizationId: string, uid: string, now: Date) {
  const [row] = await db
    .select({
      fromUid: ownershipOffers.fromUid,
      // Whoever gets it may be a User, who sees nobody's address: one without a name is an owner, and no more.
      fromName: shownName(giverHere, giver),
      toUid: ownershipOffers.toUid,
      toName: nameOrAddress(taker, shownName(takerHere, taker)),
      expiresAt: ownershipOffers.expiresAt,
    })
    .from(ownershipOffers)
    .innerJoin(giver, eq(giver.uid, ownershipOffers.fromUid))
    .innerJoin(taker, eq(taker.uid, ownershipOffers.toUid))
    .innerJoin(giverHere, and(eq(giverHere.organizationId, organizationId), eq(giverHere.uid, ownershipOffers.fromUid)))
    .innerJoin(takerHere, and(eq(takerHere.organizationId, organizationId), eq(takerHere.uid, ownershipOffers.toUid)))
    .where(
      and(
        eq(ownershipOffers.organizationId, organizationId),
        or(eq(ownershipOffers.fromUid, uid), eq(ownershipOffers.toUid, uid)),
        gt(ownershipOffers.expiresAt, now),
      ),
    )
    .orderBy(desc(ownershipOffers.createdAt))
    .limit(1)
  return row
}

/** An owner's newest offer takes the place of an older one. */
export async function putOffer(
  tx: Queryable,
  offer: { organizationId: string; fromUid: string; toUid: string; expiresAt: Date; mailKey: string },
): Promise<void> {
  const { toUid, expiresAt, mailKey } = offer
  await tx
    .insert(ownershipOffers)
    .values(offer)
    .onConflictDoUpdate({
      target: [ownershipOffers.organizationId, ownershipOffers.fromUid],
      set: { toUid, expiresAt, mailKey, createdAt: whenRun },
    })
}

/** Ends the one offer that somebody made. */
export async function dropOffer(tx: Queryable, organizationId: string, fromUid: string): Promise<void> {
  await tx
    .delete(ownershipOffers)
    .where(and(eq(ownershipOffers.organizationId, organizationId), eq(ownershipOffers.fromUid, fromUid)))
}

/** Ends what these people offered and what they were offered. */
export async function dropOffersOf(tx: Queryable, organizationId: string, uids: string[]): Promise<void> {
  await tx
    .delete(ownershipOffers)
    .where(
      and(
        eq(ownershipOffers.organizationId, organizationId),
        or(inArray(ownershipOffers.fromUid, uids), inArray(ownershipOffers.toUid, uids)),
      ),
    )
}

/** Ends what somebody offered, wherever, `since` then or ever. */
export async function dropOffersFrom(tx: Queryable, { uid, since }: GivenBy): Promise<void> {
  await tx
    .delete(ownershipOffers)
    .where(and(eq(ownershipOffers.fromUid, uid), since && gte(ownershipOffers.createdAt, since)))
}
