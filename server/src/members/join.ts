/** Becoming a member: what invites, imports, domains and requests end in. */
import { outranks, type Role } from '@atrium/contract/rules/roles'
import type { Term } from '@atrium/contract/rules/time/term'
import { audit } from '#audit/audit.ts'
import { leaveEveryClass } from '#classes/class-members.ts'
import type { Queryable, Transaction } from '#db/database.ts'
import { giveKnownLabels, takeEveryLabel } from '#labels/given-labels.ts'
import { mailboxOf } from '#limits/mails.ts'
import { type Grant, isSame, joined } from './grants.ts'
import { confirmMembership } from './names/queries-own-names.ts'
import { lockOrganization, membershipRow, putMember, rolesAmong, setRole } from './queries.ts'
import { giveGroups } from '#scim/groups/give.ts'
import { directoryWordOn } from '#scim/words.ts'
import { addressesOfRemoved } from './removed/queries-departures.ts'
import { forgetOnceLetIn } from './removed/let-in.ts'
import { hasEndedSince, removalsAmong, roleLoweredSince } from './removed/queries-removals.ts'
import { formerUids, setTerms, today } from './terms/queries.ts'

export interface Joining {
  organizationId: string
  uid: string
  role: Role
  /** Ids of labels; those that are gone by now are left out. */
  labels: readonly string[]
  /** From when and until when. */
  term?: Term
}

const forGood: Term = { startsOn: null, endsOn: null }

/** What somebody is now, and what they were before, where they belonged to it already. */
export interface Joined {
  role: Role
  from: Role | null
  /** Whether they have anything by it that they had not. */
  isMore: boolean
}

/**
 * Makes somebody a member, or gives a member more (`grants.ts`), with a record where their days are others then, or
 * labels are new to them. Whoever
 * was removed comes back as new. It is by their own word, whoever said it for them before. Answers undefined when the
 * organization is gone.
 */
export async function join(
  tx: Transaction,
  { organizationId, uid, role, labels, term = forGood }: Joining,
): Promise<Joined | undefined> {
  if (!(await lockOrganization(tx, organizationId))) return undefined
  const before = await membershipRow(tx, organizationId, uid)
  if (before?.isPresent === true) {
    await confirmMembership(tx, organizationId, uid)
    const now = await giveMore(tx, { organizationId, uid }, before, { role, ...term })
    const given = outranks(role, now.role) ? 0 : await giveLabels(tx, { organizationId, uid }, labels)
    return { role: now.role, from: before.role, isMore: now.isMore || given > 0 }
  }
  if (before) {
    await takeEveryLabel(tx, organizationId, uid)
    await leaveEveryClass(tx, organizationId, uid)
  }
  await putMember(tx, { organizationId, uid, role, ...term })
  await forgetOnceLetIn(tx, organizationId, [uid])
  await giveKnownLabels(tx, organizationId, uid, labels)
  await giveGroups(tx, organizationId, [uid])
  return { role, from: null, isMore: true }
}

/** To whoever is a member: nothing else says of it. Answers how many are new to them. */
async function giveLabels(
  tx: Transaction,
  { organizationId, uid }: Pick<Joining, 'organizationId' | 'uid'>,
  labels: readonly string[],
): Promise<number> {
  const given = await giveKnownLabels(tx, organizationId, uid, labels)
  const record = { actor: uid, action: 'labels.given', subject: uid, organizationId } as const
  if (given > 0) await audit(tx, { ...record, detail: { labels: given } })
  return given
}

async function giveMore(
  tx: Transaction,
  { organizationId, uid }: Pick<Joining, 'organizationId' | 'uid'>,
  held: Grant,
  offered: Grant,
): Promise<{ role: Role; isMore: boolean }> {
  const { role, startsOn, endsOn } = joined(held, offered, await today(tx, organizationId))
  if (role !== held.role) await setRole(tx, organizationId, uid, role)
  const isLonger = !isSame(held, { startsOn, endsOn })
  if (isLonger) {
    await setTerms(tx, organizationId, [{ uid, startsOn, endsOn }])
    const record = { actor: uid, action: 'member.term_changed', subject: uid, organizationId } as const
    await audit(tx, { ...record, detail: { startsOn, endsOn } })
  }
  return { role, isMore: isLonger || role !== held.role }
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
 * removed, or whom a directory has inactive, asks. `emailKey` is the folded address that they have confirmed. Answers
 * undefined when the organization is gone.
 */
export async function joinByThemselves(
  tx: Transaction,
  { isOpen, emailKey, ...joining }: Joining & { isOpen: boolean; emailKey: string },
): Promise<{ role: Role; isNew: boolean } | 'asks' | undefined> {
  const { organizationId, uid } = joining
  if (!(await lockOrganization(tx, organizationId))) return undefined
  const before = await membershipRow(tx, organizationId, uid)
  if (before?.isPresent === true) return { role: before.role, isNew: false }
  if (!isOpen || !(await mayComeByThemselves(tx, { organizationId, uid, emailKey }))) return 'asks'
  const done = await join(tx, joining)
  return done && { role: done.role, isNew: true }
}

/**
 * Whoever was taken out comes back by somebody's hand alone, also by another account that has the mailbox of theirs; so
 * does whom a directory has inactive.
 */
export async function mayComeByThemselves(
  q: Queryable,
  person: { organizationId: string; uid: string; emailKey: string },
): Promise<boolean> {
  const { organizationId, uid } = person
  if ((await removedAmong(q, organizationId, [uid])).has(uid)) return false
  if (await wasRemovedAsAnother(q, person)) return false
  return (await directoryWordOn(q, person)) !== 'inactive'
}

/**
 * Whether somebody was taken out whose mailbox this was as they left, where the person was never a member by this account:
 * they would else be somebody new, once theirs has another address, or by one with a plus sign.
 */
async function wasRemovedAsAnother(
  q: Queryable,
  { organizationId, uid, emailKey }: { organizationId: string; uid: string; emailKey: string },
): Promise<boolean> {
  const mailbox = mailboxOf(emailKey)
  const at = mailbox.lastIndexOf('@')
  const alike = { begins: mailbox.slice(0, at), ends: mailbox.slice(at) }
  const addresses = await addressesOfRemoved(q, organizationId, alike)
  if (!addresses.some((address) => mailboxOf(address) === mailbox)) return false
  return (await membershipRow(q, organizationId, uid)) === undefined
}

/**
 * Which of these were taken out, by somebody else or by their last day, and not let in again: what ended is not begun
 * anew by whom it ended for.
 */
export async function removedAmong(q: Queryable, organizationId: string, uids: string[]): Promise<Set<string>> {
  return new Set([...(await removalsAmong(q, organizationId, uids)), ...(await formerUids(q, organizationId, uids))])
}

/**
 * Whether somebody was taken out, or had their last day, later than that and was not let in again: what was open to
 * anybody before is no way back.
 */
export function hasLeftSince(q: Queryable, organizationId: string, uid: string, moment: Date): Promise<boolean> {
  return hasEndedSince(q, organizationId, uid, moment)
}

/** Whether somebody was made less later than that, and would be more again by what was offered before. */
export async function wasLoweredSince(
  q: Queryable,
  { organizationId, uid, role }: Pick<Joining, 'organizationId' | 'uid' | 'role'>,
  moment: Date,
): Promise<boolean> {
  const now = await roleLoweredSince(q, organizationId, uid, moment)
  return now !== undefined && outranks(role, now)
}

/** Which of these belong to the organization. */
export async function membersAmong(q: Queryable, organizationId: string, uids: string[]): Promise<Set<string>> {
  return new Set((await rolesAmong(q, organizationId, uids)).map(({ uid }) => uid))
}
