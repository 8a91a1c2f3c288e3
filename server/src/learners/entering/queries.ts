/** SQL for a sign-in of a learner without an address: who it is, each try, and that it was right. */
import { maxWrongTries } from '@atrium/contract/people/learner-names'
import { and, desc, eq, gt, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '#db/database.ts'
import { learners, organizationMembers, organizations, users } from '#db/schema.ts'
import { isInside } from '#members/belonging.ts'
import { shownName } from '#members/names/shown-name.ts'
import { alike, alikeKey } from '#names/alike-key.ts'

/** By what a card's address names, or by what is typed at an organization's. */
export type Named = { uid: string } | { organization: string; usernameKey: string }

const { organizationId, uid, cardHash, way, waySecret } = learners

/** Who belongs to an organization that is open, today; nobody else signs in. IŞIK is typed for ışık, by keyboards that do so. */
export async function findEntering(q: Queryable, named: Named) {
  const whose: SQL | undefined =
    'uid' in named
      ? eq(uid, named.uid)
      : and(
          eq(organizations.name, named.organization),
          eq(alike(learners.usernameKey), sql`${alikeKey(named.usernameKey)}`),
        )
  const [found] = await q
    .select({ organizationId, uid, cardHash, way, waySecret, displayName: shownName(organizationMembers, users) })
    .from(learners)
    .innerJoin(organizations, and(eq(organizations.id, organizationId), isNull(organizations.deletedAt)))
    .innerJoin(
      organizationMembers,
      and(eq(organizationMembers.organizationId, organizationId), eq(organizationMembers.uid, uid), isInside()),
    )
    .innerJoin(users, eq(users.uid, uid))
    .where(whose)
    // Of two that are alike from before that was asked, whose is written so.
    .orderBy('uid' in named ? uid : desc(eq(learners.usernameKey, named.usernameKey)))
    .limit(1)
  return found
}
export type Entering = NonNullable<Awaited<ReturnType<typeof findEntering>>>

const isOne = (one: Pick<Entering, 'organizationId' | 'uid'>) =>
  and(eq(organizationId, one.organizationId), eq(uid, one.uid))

/**
 * Counts a try as a wrong one before it is known to be none: of any number at once no more than there are to be had.
 * Answers whether it may be tried.
 */
export async function countTry(q: Queryable, one: Pick<Entering, 'organizationId' | 'uid'>): Promise<boolean> {
  const counted = await q
    .update(learners)
    .set({ wrongTries: sql`${learners.wrongTries} + 1` })
    .where(and(isOne(one), lt(learners.wrongTries, maxWrongTries)))
    .returning({ uid })
  return counted.length > 0
}

/** A try that was not made after all. */
export async function giveTryBack(q: Queryable, one: Pick<Entering, 'organizationId' | 'uid'>): Promise<void> {
  await q
    .update(learners)
    .set({ wrongTries: sql`${learners.wrongTries} - 1` })
    .where(and(isOne(one), gt(learners.wrongTries, 0)))
}

/** Holds these as `noteEntering` does; whoever is none of its learners is passed over. */
export async function holdLearners(
  tx: Transaction,
  { uids, organizationId: id }: { uids: readonly string[]; organizationId: string },
): Promise<void> {
  await tx
    .select({ uid })
    .from(learners)
    .where(and(eq(organizationId, id), inArray(uid, [...uids])))
    .orderBy(uid)
    .for('no key update')
}

/**
 * Notes that it was right, and holds the row until the transaction ends: wrong tries of before count no more. Answers
 * false where what was compared is another by now.
 */
export async function noteEntering(
  tx: Transaction,
  one: Pick<Entering, 'organizationId' | 'uid'>,
  compared: { cardHash: string } | { waySecret: string },
): Promise<boolean> {
  const same = 'cardHash' in compared ? eq(cardHash, compared.cardHash) : eq(waySecret, compared.waySecret)
  const noted = await tx
    .update(learners)
    .set({ wrongTries: 0, lastSignInAt: sql`now()` })
    .where(and(isOne(one), same))
    .returning({ uid })
  return noted.length > 0
}
