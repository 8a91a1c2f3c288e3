/** SQL for addresses that wait: given to learners' accounts, and used by nobody yet. */
import { and, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '#db/database.ts'
import { learnerAddresses, learners, organizationMembers, organizations, users } from '#db/schema.ts'
import { belongsTo } from '#members/belonging.ts'
import { shownName } from '#members/names/shown-name.ts'
import type { GivenBy } from '#users/held-people.ts'

/** In place of one that waits. */
export async function putAddress(tx: Transaction, row: typeof learnerAddresses.$inferInsert): Promise<void> {
  const { email, emailKey, codeHash, givenBy, sentAt, expiresAt } = row
  await tx
    .insert(learnerAddresses)
    .values(row)
    .onConflictDoUpdate({
      target: [learnerAddresses.organizationId, learnerAddresses.uid],
      set: { email, emailKey, codeHash, givenBy, sentAt, expiresAt },
    })
}

/** Answers whether there was one. */
export async function dropAddress(tx: Transaction, organizationId: string, uid: string): Promise<boolean> {
  const dropped = await tx
    .delete(learnerAddresses)
    .where(and(eq(learnerAddresses.organizationId, organizationId), eq(learnerAddresses.uid, uid)))
    .returning({ uid: learnerAddresses.uid })
  return dropped.length > 0
}

/** Who gave the address. */
const giver = alias(organizationMembers, 'giver')

/** What a link offers: of somebody who belongs to an organization that is open, by somebody who owns it still. */
export async function findOffered(q: Queryable, codeHash: string) {
  const { organizationId, uid, email, expiresAt } = learnerAddresses
  const [found] = await q
    .select({
      organizationId,
      uid,
      email,
      expiresAt,
      username: learners.username,
      organization: organizations.displayName,
      givenName: users.givenName,
      familyName: users.familyName,
      displayName: shownName(organizationMembers, users),
    })
    .from(learnerAddresses)
    .innerJoin(learners, and(eq(learners.organizationId, organizationId), eq(learners.uid, uid)))
    .innerJoin(organizations, and(eq(organizations.id, organizationId), isNull(organizations.deletedAt)))
    .innerJoin(
      organizationMembers,
      and(eq(organizationMembers.organizationId, organizationId), eq(organizationMembers.uid, uid), belongsTo()),
    )
    .innerJoin(
      giver,
      and(
        ...[eq(giver.organizationId, organizationId), eq(giver.uid, learnerAddresses.givenBy)],
        ...[eq(giver.role, 'owner'), belongsTo(giver)],
      ),
    )
    .innerJoin(users, eq(users.uid, uid))
    .where(eq(learnerAddresses.codeHash, codeHash))
  return found
}
export type Offered = NonNullable<Awaited<ReturnType<typeof findOffered>>>

/** Uses a link up in one statement: of any number of callers exactly one is told so. */
export async function consumeAddress(tx: Transaction, codeHash: string): Promise<boolean> {
  const used = await tx
    .delete(learnerAddresses)
    .where(and(eq(learnerAddresses.codeHash, codeHash), gt(learnerAddresses.expiresAt, sql`now()`)))
    .returning({ uid: learnerAddresses.uid })
  return used.length > 0
}

/** Of a held one: cards, pictures and password go, and the organization has nothing more to give out. */
export async function endLearner(tx: Transaction, { organizationId, uid }: Pick<Offered, 'organizationId' | 'uid'>) {
  await tx.delete(learners).where(and(eq(learners.organizationId, organizationId), eq(learners.uid, uid)))
}

export async function dropAddressesBefore(q: Queryable, moment: Date): Promise<void> {
  await q.delete(learnerAddresses).where(lt(learnerAddresses.expiresAt, moment))
}

/** What somebody gave, `since` then or ever: each mail is emptied with it. */
export async function dropAddressesGivenBy(tx: Transaction, { uid, since }: GivenBy): Promise<void> {
  await tx
    .delete(learnerAddresses)
    .where(and(eq(learnerAddresses.givenBy, uid), since && gte(learnerAddresses.sentAt, since)))
}
