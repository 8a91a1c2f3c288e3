/** Becoming a member: what invites, imports, domains and requests end in. */
import type { Role } from '@atrium/contract/rules/roles'
import type { Term } from '@atrium/contract/rules/time/term'
import { leaveEveryClass } from '#classes/class-members.ts'
import type { Queryable, Transaction } from '#db/database.ts'
import { giveKnownLabels, takeEveryLabel } from '#labels/given-labels.ts'
import { lockOrganization, membershipRow, putMember, rolesAmong, setRole } from './queries.ts'
import { forgetRemovals, removalsAmong } from './removed/queries-removals.ts'
import { formerUids, setTerms } from './terms/queries.ts'

export interface Joining {
  organizationId: string
  uid: string
  role: Role
  /** Ids of labels; those that are gone by now are left out. */
  labels: readonly string[]
  /** From when and until when; of somebody who is there, the longer of both terms holds. */
  term?: Term
}

const forGood: Term = { startsOn: null, endsOn: null }

const rank: Record<Role, number> = { User: 0, staff: 1, owner: 2 }

/**
 * Makes somebody a member, or gives a member a higher role: joining never takes anything away. Whoever
 * was removed comes back as new. Answers the role that they have now; undefined when the organization
 * is gone.
 */
export async function join(
  tx: Transaction,
  { organizationId, uid, role, labels, term = forGood }: Joining,
): Promise<Role | undefined> {
  if (!(await lockOrganization(tx, organizationId))) return undefined
  const before = await membershipRow(tx, organizationId, uid)
  const present = before?.isPresent === true
  if (!present) {
    if (before) {
      await takeEveryLabel(tx, organizationId, uid)
      await leaveEveryClass(tx, organizationId, uid)
    }
    await putMember(tx, { organizationId, uid, role, ...term })
    await forgetRemovals(tx, organizationId, [uid])
  } else {
    if (rank[role] > rank[before.role]) await setRole(tx, organizationId, uid, role)
    await setTerms(tx, organizationId, [{ uid, ...longer(before, term) }])
  }
  await giveKnownLabels(tx, organizationId, uid, labels)
  return present && rank[before.role] >= rank[role] ? before.role : role
}

export type Standing = 'member' | 'removed' | 'none'

/**
 * What somebody is to an organization: `removed` is whoever was taken out by somebody else, or by their last day, however long ago, and was not
 * let in again. Who left by themselves is nothing to it.
 */
export async function standingOf(q: Queryable, organizationId: string, uid: string): Promise<Standing> {
  const membership = await membershipRow(q, organizationId, uid)
  if (membership?.isPresent === true) return 'member'
  return (await removedAmong(q, organizationId, [uid])).has(uid) ? 'removed' : 'none'
}

/**
 * `join` for whoever comes by themselves, where that is open to them: a member stays what they are, and whoever was
 * removed asks. Answers undefined when the organization is gone.
 */
export async function joinByThemselves(
  tx: Transaction,
  { isOpen, ...joining }: Joining & { isOpen: boolean },
): Promise<{ role: Role; isNew: boolean } | 'asks' | undefined> {
  const { organizationId, uid } = joining
  if (!(await lockOrganization(tx, organizationId))) return undefined
  const before = await membershipRow(tx, organizationId, uid)
  if (before?.isPresent === true) return { role: before.role, isNew: false }
  if (!isOpen || (await removedAmong(tx, organizationId, [uid])).has(uid)) return 'asks'
  const role = await join(tx, joining)
  return role && { role, isNew: true }
}

/**
 * Which of these were taken out, by somebody else or by their last day, and not let in again: what ended is not begun
 * anew by whom it ended for.
 */
export async function removedAmong(q: Queryable, organizationId: string, uids: string[]): Promise<Set<string>> {
  return new Set([...(await removalsAmong(q, organizationId, uids)), ...(await formerUids(q, organizationId, uids))])
}

/** Which of these belong to the organization. */
export async function membersAmong(q: Queryable, organizationId: string, uids: string[]): Promise<Set<string>> {
  return new Set((await rolesAmong(q, organizationId, uids)).map(({ uid }) => uid))
}

/** The earlier first day, the later last one. */
function longer(one: Term, other: Term): Term {
  const [startsOn = null] = [one.startsOn, other.startsOn].sort(earliestFirst)
  const [endsOn = null] = [one.endsOn, other.endsOn].sort(latestFirst)
  return { startsOn, endsOn }
}

/** Without a first day, or without a last one, it is the longest. */
function earliestFirst(one: string | null, other: string | null): number {
  return one === other ? 0 : one === null ? -1 : other === null ? 1 : one < other ? -1 : 1
}

function latestFirst(one: string | null, other: string | null): number {
  return one === other ? 0 : one === null ? -1 : other === null ? 1 : one > other ? -1 : 1
}
