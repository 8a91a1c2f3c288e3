/** SQL for memberships that a directory keeps. */
import { and, eq, gt, gte, not, or, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { whenRunOnce } from '#db/schema/columns.ts'
import { organizationMembers as members, organizationRemovals as removals } from '#db/schema.ts'
import { belongsTo, isOver, present } from '#members/belonging.ts'
import { hasLeftForGood } from '#members/removed/queries-removals.ts'

const of = (organizationId: string, uid: string) =>
  and(eq(members.organizationId, organizationId), eq(members.uid, uid))

export type Standing = 'member' | 'left' | 'former' | 'removed' | 'none'

/**
 * What somebody is and was to an organization; a last day that is over counts as former, whoever has seen it yet, and who
 * left by themselves is `left` when the membership is forgotten as well.
 */
export async function standing(q: Queryable, organizationId: string, uid: string): Promise<Standing> {
  const [row] = await q
    .select({
      belongs: sql<boolean>`${belongsTo()}`,
      left: members.leftByThemselves,
      former: members.endedByTerm,
      removedAt: members.removedAt,
    })
    .from(members)
    .where(of(organizationId, uid))
  if (!row) return (await hasLeftForGood(q, organizationId, uid)) ? 'left' : 'none'
  if (row.belongs) return 'member'
  if (row.left) return 'left'
  return row.former || row.removedAt === null ? 'former' : 'removed'
}

/** Whether somebody was taken out by hand, or by their last day, behind this moment, and was not let in again. */
export async function isOutSince(q: Queryable, organizationId: string, uid: string, moment: Date): Promise<boolean> {
  const byHand = and(eq(removals.leftByThemselves, false), gte(removals.removedAt, moment))
  const own = and(eq(removals.organizationId, organizationId), eq(removals.uid, uid))
  if ((await q.$count(removals, and(own, byHand))) > 0) return true
  const byJob = and(eq(members.endedByTerm, true), gt(members.removedAt, moment), not(bySource))
  const byClock = and(isOver, gt(members.endsAt, moment))
  return (await q.$count(members, and(of(organizationId, uid), or(byJob, byClock)))) > 0
}

/** Of what is ended as by a last day: not by one, but by a directory or a roster. */
const bySource = sql<boolean>`(${members.endsAt} is null or ${members.endsAt} > ${members.removedAt})`

/** As its last day would end it, but now. */
export async function endMembership(tx: Queryable, organizationId: string, uid: string): Promise<boolean> {
  const rows = await tx
    .update(members)
    .set({ removedAt: whenRunOnce, removedBy: null, leftByThemselves: false, endedByTerm: true })
    .where(and(of(organizationId, uid), present))
    .returning({ uid: members.uid })
  return rows.length === 1
}

/** Of somebody who is no member: an owner would be staff. */
export async function neverOwner(tx: Queryable, organizationId: string, uid: string): Promise<void> {
  await tx
    .update(members)
    .set({ role: 'staff' })
    .where(and(of(organizationId, uid), eq(members.role, 'owner'), or(not(present), isOver)))
}

/** Of these, whose membership ended as `endMembership` does it: not by their last day, nor by anybody's hand. */
export async function endedBySource(q: Queryable, organizationId: string, uids: readonly string[]): Promise<string[]> {
  if (uids.length === 0) return []
  const rows = await q
    .select({ uid: members.uid })
    .from(members)
    .where(
      and(
        eq(members.organizationId, organizationId),
        sql`${members.uid} = any(${sql.param([...uids])}::text[])`,
        eq(members.endedByTerm, true),
        bySource,
      ),
    )
  return rows.map(({ uid }) => uid)
}
