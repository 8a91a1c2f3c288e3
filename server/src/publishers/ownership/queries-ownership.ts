/** The only SQL for ownership of a publisher that is on offer. */
import { and, desc, eq, gt, gte, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/database.ts'
import { whenRun } from '#db/schema/columns.ts'
import { authorOwnershipOffers as offers, users } from '#db/schema.ts'
import { nameOrAddress } from '#users/names/name-or-address.ts'
import type { GivenBy } from '#users/held-people.ts'

const giver = alias(users, 'giver')
const taker = alias(users, 'taker')

const isAround = (id: string, uid: string) => and(eq(offers.id, id), or(eq(offers.fromUid, uid), eq(offers.toUid, uid)))

/** The newest open offer that somebody made or got. */
export async function offerAround(db: Queryable, id: string, uid: string) {
  const { fromUid, toUid, expiresAt } = offers
  const [row] = await db
    // Whoever gets it may be a User, who sees nobody's address: one without a name is an owner, and no more.
    .select({
      fromUid,
      fromName: sql<string>`coalesce(${giver.displayName}, '')`,
      toUid,
      toName: nameOrAddress(taker),
      expiresAt,
    })
    .from(offers)
    .innerJoin(giver, eq(giver.uid, fromUid))
    .innerJoin(taker, eq(taker.uid, toUid))
    .where(and(isAround(id, uid), gt(expiresAt, sql`now()`)))
    .orderBy(desc(offers.createdAt))
    .limit(1)
  return row
}

/** An owner's newest offer takes the place of an older one. */
export async function putOffer(
  tx: Queryable,
  offer: { id: string; fromUid: string; toUid: string; expiresAt: Date; mailKey: string },
): Promise<void> {
  const { toUid, expiresAt, mailKey } = offer
  await tx
    .insert(offers)
    .values(offer)
    .onConflictDoUpdate({
      target: [offers.id, offers.fromUid],
      set: { toUid, expiresAt, mailKey, createdAt: whenRun },
    })
}

/** Ends the one offer that somebody made. */
export async function dropOffer(tx: Queryable, id: string, fromUid: string): Promise<void> {
  await tx.delete(offers).where(and(eq(offers.id, id), eq(offers.fromUid, fromUid)))
}

/** Ends what somebody offered and what they were offered. */
export async function dropOffersOf(tx: Queryable, id: string, uid: string): Promise<void> {
  await tx.delete(offers).where(isAround(id, uid))
}

export async function dropOffersBefore(db: Queryable, moment: Date): Promise<void> {
  await db.delete(offers).where(lt(offers.expiresAt, moment))
}

/** Ends what somebody offered, wherever, `since` then or ever. */
export async function dropOffersFrom(tx: Queryable, { uid, since }: GivenBy): Promise<void> {
  await tx.delete(offers).where(and(eq(offers.fromUid, uid), since && gte(offers.createdAt, since)))
}
