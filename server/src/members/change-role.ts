/** Who is what: owners decide. */
import type { AnswerOf, BodyOf } from '@atrium/contract/endpoint'
import type { changeRoles as changeRolesEndpoint } from '@atrium/contract/people/many-members'
import type { Role } from '@atrium/contract/rules/roles'
import { auditTogether } from '#audit/audit.ts'
import type { DatabaseContext, Transaction } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import type { Asking } from '#http/membership.ts'
import { requireRecentForOwners } from '#http/recent-sign-in.ts'
import { Refusal } from '#http/refusal.ts'
import { assertNoLearners } from '#learners/stay-users.ts'
import { changePeople } from './change-members.ts'
import { dropOffersOf } from './ownership/queries.ts'
import { countOwners, memberRole, rolesAmong, setRoles } from './queries.ts'

interface Change extends Asking {
  uid: string
  role: Role
  /** Refuses with `not_found` unless they have this role now. */
  from?: Role
}

/**
 * Gives a member a role. Refuses with `not_found` for whoever is no member, as `changePeople`
 * does, with `last_owner` where nobody would own the organization any more, with `learner_stays_user`, and as
 * `requireRecentForOwners` does.
 */
export async function changeRole(
  { db }: DatabaseContext,
  { actor, membership, uid, role, from }: Change,
): Promise<{ user_id: string; role: Role }> {
  await changePeople(db, { actor, membership }, async (tx, { organizationId }) => {
    if (!(await giveRole(tx, { actor, organizationId }, { uid, role, from }))) {
      throw new Refusal('not_found', { detail: 'no such member of this organization' })
    }
  })
  return { user_id: uid, role }
}

/** To be asked within `changePeopleIn`. Answers whether they are a member, and had the role `from`. Refuses as `changeRole` does. */
export async function giveRole(
  tx: Transaction,
  by: By,
  { uid, role, from }: { uid: string; role: Role; from?: Role | undefined },
): Promise<boolean> {
  const before = await memberRole(tx, by.organizationId, uid)
  if (before === undefined || (from !== undefined && before !== from)) return false
  if (before !== role) await give(tx, by, [{ uid, from: before, to: role }])
  return true
}

/**
 * Gives several members their roles, each named once. Where that would leave no owner, whoever asks stays one.
 * Answers whose role changed, and who is what they were. Refuses as `changePeople` does, with
 * `not_found` where none of them is a member, with `last_owner` where the only change is of the last owner.
 */
export async function changeRoles(
  { db }: DatabaseContext,
  { actor, membership, changes }: Asking & BodyOf<typeof changeRolesEndpoint>,
): Promise<AnswerOf<typeof changeRolesEndpoint>> {
  return changePeople(db, { actor, membership }, async (tx, { organizationId }) => {
    const uids = changes.map(({ user_id }) => user_id)
    const people = await rolesAmong(tx, organizationId, uids)
    const before = new Map(people.map(({ uid, role }) => [uid, role]))
    if (before.size === 0) throw new Refusal('not_found', { detail: 'none of them is a member' })
    const wanted = changes.flatMap(({ user_id: uid, role: to }) => {
      const from = before.get(uid)
      return from === undefined || from === to ? [] : [{ uid, from, to }]
    })
    // Whoever asks is an owner: if all owners were to go, they are among them.
    const lasting = new Set(people.filter((one) => one.isLasting).map(({ uid }) => uid))
    const counted = wanted.filter(({ uid }) => lasting.has(uid))
    const staysOwner = (await ownersAfter(tx, organizationId, counted)) === 0
    const done = staysOwner ? wanted.filter(({ uid }) => uid !== actor.uid) : wanted
    if (staysOwner && done.length === 0) throw new Refusal('last_owner', { detail: 'nobody else is an owner' })
    await give(tx, { actor, organizationId }, done)
    const missing = uids.filter((uid) => !before.has(uid))
    return {
      changed: done.map(({ uid, from }) => ({ user_id: uid, from })),
      kept: [
        ...(staysOwner ? [{ user_id: actor.uid, reason: 'last_owner' as const }] : []),
        ...missing.map((uid) => ({ user_id: uid, reason: 'not_found' as const })),
      ],
    }
  })
}

interface Given {
  uid: string
  from: Role
  to: Role
}

/** `changes`: of those whose membership has no last day, since the others are no owners to rely on. */
async function ownersAfter(tx: Transaction, organizationId: string, changes: Given[]): Promise<number> {
  const going = changes.filter(({ from }) => from === 'owner').length
  const coming = changes.filter(({ to }) => to === 'owner').length
  return (await countOwners(tx, organizationId)) - going + coming
}

interface By {
  actor: Actor
  organizationId: string
}

/** A statement for each role, whatever the number of people. What was on offer between them ends. */
async function give(tx: Transaction, { actor, organizationId }: By, changes: Given[]): Promise<void> {
  if (changes.length === 0) return
  requireRecentForOwners(
    actor,
    changes.flatMap(({ from, to }) => [from, to]),
  )
  const higher = changes.filter(({ to }) => to !== 'User').map(({ uid }) => uid)
  await assertNoLearners(tx, organizationId, higher)
  const byRole = Map.groupBy(changes, ({ to }) => to)
  for (const [role, people] of byRole) {
    await setRoles(
      tx,
      organizationId,
      people.map(({ uid }) => uid),
      role,
    )
  }
  await dropOffersOf(
    tx,
    organizationId,
    changes.map(({ uid }) => uid),
  )
  const by = { actor: actor.uid, organizationId }
  // Null where they became different things, as when a change is taken back.
  const to = byRole.size === 1 ? (changes[0]?.to ?? null) : null
  await auditTogether(
    tx,
    { ...by, action: 'members.role_changed', subject: '', detail: { people: changes.length, to } },
    changes.map(({ uid, ...detail }) => ({ ...by, action: 'member.role_changed', subject: uid, detail })),
  )
}
