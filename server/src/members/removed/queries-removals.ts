/** SQL for who was taken out of an organization, or left it, and has not come in again: remembered longer than the membership. */
import type { Role } from '@atrium/contract/rules/roles'
import { and, eq, gt, gte, inArray, or } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { whenRun } from '#db/schema/columns.ts'
import { organizationMembers as members, organizationRemovals } from '#db/schema.ts'
import { isOver, present } from '#members/belonging.ts'

const of = (organizationId: string, uids: string[]) =>
  and(eq(organizationRemovals.organizationId, organizationId), inArray(organizationRemovals.uid, uids))

/** Of people who were members until now. */
export async function rememberRemovals(
  tx: Queryable,
  organizationId: string,
  uids: string[],
  { leftByThemselves = false } = {},
): Promise<void> {
  if (uids.length === 0) return
  const rows = uids.map((uid) => ({ organizationId, uid, leftByThemselves }))
  const { organizationId: place, uid } = organizationRemovals
  const set = { leftByThemselves, removedAt: whenRun }
  await tx
    .insert(organizationRemovals)
    .values(rows)
    .onConflictDoUpdate({ target: [place, uid], set })
}

export async function forgetRemovals(tx: Queryable, organizationId: string, uids: string[]): Promise<void> {
  if (uids.length > 0) await tx.delete(organizationRemovals).where(of(organizationId, uids))
}

/** Which of these were taken out by somebody else. */
export function removalsAmong(q: Queryable, organizationId: string, uids: string[]): Promise<string[]> {
  return rememberedAmong(q, organizationId, uids, { leftByThemselves: false })
}

/** Whether somebody left by themselves, however long ago: by their own word alone they come back. */
export async function hasLeftForGood(q: Queryable, organizationId: string, uid: string): Promise<boolean> {
  return (await rememberedAmong(q, organizationId, [uid], { leftByThemselves: true })).length > 0
}

async function rememberedAmong(
  q: Queryable,
  organizationId: string,
  uids: string[],
  { leftByThemselves }: { leftByThemselves: boolean },
): Promise<string[]> {
  if (uids.length === 0) return []
  const rows = await q
    .select({ uid: organizationRemovals.uid })
    .from(organizationRemovals)
    .where(and(of(organizationId, uids), eq(organizationRemovals.leftByThemselves, leftByThemselves)))
  return rows.map(({ uid }) => uid)
}

/** Whether somebody was taken out, or had their last day, behind this moment, and was not let in again. */
export async function hasEndedSince(q: Queryable, organizationId: string, uid: string, moment: Date): Promise<boolean> {
  const since = and(gte(organizationRemovals.removedAt, moment), eq(organizationRemovals.leftByThemselves, false))
  if ((await q.$count(organizationRemovals, and(of(organizationId, [uid]), since))) > 0) return true
  const ended = and(eq(members.endedByTerm, true), gte(members.removedAt, moment))
  const isOverSince = and(isOver, gt(members.endsAt, moment))
  const own = and(eq(members.organizationId, organizationId), eq(members.uid, uid))
  return (await q.$count(members, and(own, or(ended, isOverSince)))) > 0
}

/** What a member is who was made less behind this moment; undefined for everybody else. */
export async function roleLoweredSince(
  q: Queryable,
  organizationId: string,
  uid: string,
  moment: Date,
): Promise<Role | undefined> {
  const own = and(eq(members.organizationId, organizationId), eq(members.uid, uid))
  const [row] = await q
    .select({ role: members.role })
    .from(members)
    .where(and(own, present, gte(members.loweredAt, moment)))
  return row?.role
}

/** All of somebody's, when their account goes. */
export async function forgetRemovalsOf(tx: Queryable, uid: string): Promise<void> {
  await tx.delete(organizationRemovals).where(eq(organizationRemovals.uid, uid))
}
