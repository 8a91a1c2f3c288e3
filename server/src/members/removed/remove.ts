/** Taking people out of an organization, and taking that back. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import type { restoreMembers as restoreEndpoint } from '@atrium/contract/people/members'
import type { TimelineAction } from '@atrium/contract/people/timeline'
import type { Role } from '@atrium/contract/rules/roles'
import { audit, auditTogether } from '#audit/audit.ts'
import type { DatabaseContext } from '#db/database.ts'
import type { Asking } from '#http/membership.ts'
import { requireRecentForOwners } from '#http/recent-sign-in.ts'
import { Refusal } from '#http/refusal.ts'
import { changePeopleNamed } from '#members/change-members.ts'
import { endAtSite, type EndingContext } from '#members/ends/site-sessions.ts'
import { dropOffersOf } from '#members/ownership/queries.ts'
import { leftAmong, removeMembers, restoreMembers } from '#members/queries.ts'
import { restorableSince } from '#members/restorable.ts'
import { giveGroups } from '#scim/groups/give.ts'
import { forgetOnceLetIn } from './let-in.ts'
import { rememberRemovals } from './queries-removals.ts'

/**
 * Takes several out, all or none: an owner anybody, everybody themselves; what they are signed in with at the
 * organization's site ends as well. Answers how many went.
 * Refuses with `not_found` where one of them is no member, `forbidden`, `last_owner`, and as `requireRecentForOwners`.
 */
export async function remove(
  context: DatabaseContext & EndingContext,
  { actor, membership, ids }: Asking & { ids: string[] },
): Promise<number> {
  const uids = [...new Set(ids)]
  return changePeopleNamed(context.db, { actor, membership }, uids, async (tx, { organizationId }) => {
    const gone = await removeMembers(tx, organizationId, { uids, actor: actor.uid })
    const removed = gone.map(({ uid }) => uid)
    if (removed.length !== uids.length) throw new Refusal('not_found', { detail: 'one of them is no member' })
    requireRecentForOwners(actor, rolesOf(gone))
    await dropOffersOf(tx, organizationId, removed)
    await endAtSite(context, tx, { uids: removed, organizationId })
    const leftOnes = removed.filter((uid) => uid === actor.uid)
    const removedOnes = removed.filter((uid) => uid !== actor.uid)
    await rememberRemovals(tx, organizationId, removedOnes)
    await rememberRemovals(tx, organizationId, leftOnes, { leftByThemselves: true })
    const record = (action: TimelineAction) => (subject: string) => ({
      actor: actor.uid,
      action,
      subject,
      organizationId,
    })
    await audit(tx, ...leftOnes.map(record('member.left')))
    await auditTogether(
      tx,
      { ...record('members.removed')(''), detail: { people: removedOnes.length } },
      removedOnes.map(record('member.removed')),
    )
    return removed.length
  })
}

/**
 * Takes removals back, with the roles and labels that they had, by an owner, all or none. Refuses with
 * `left_by_themselves` where one of them was not removed but left, and comes back by an invite alone; with
 * `not_restorable` where one was never removed, or longer ago than a removal can be taken back; and as
 * `requireRecentForOwners` does.
 */
export async function restore(
  { db }: DatabaseContext,
  { actor, membership, ids }: Asking & { ids: string[] },
): Promise<AnswerOf<typeof restoreEndpoint>> {
  const uids = [...new Set(ids)]
  return changePeopleNamed(db, { actor, membership }, uids, async (tx, { organizationId }) => {
    if ((await leftAmong(tx, organizationId, uids)).length > 0) throw new Refusal('left_by_themselves')
    const back = await restoreMembers(tx, organizationId, uids, restorableSince())
    const restored = back.map(({ uid }) => uid)
    if (restored.length !== uids.length) throw new Refusal('not_restorable', { detail: 'one of them was not removed' })
    requireRecentForOwners(actor, rolesOf(back))
    await forgetOnceLetIn(tx, organizationId, restored)
    await giveGroups(tx, organizationId, restored)
    const record = { actor: actor.uid, action: 'member.restored', organizationId } as const
    await auditTogether(
      tx,
      { ...record, action: 'members.restored', subject: '', detail: { people: restored.length } },
      restored.map((subject) => ({ ...record, subject })),
    )
    return { restored: restored.length, over: back.filter(({ isOver }) => isOver).length }
  })
}

function rolesOf(people: readonly { role: Role }[]): Role[] {
  return people.map(({ role }) => role)
}
