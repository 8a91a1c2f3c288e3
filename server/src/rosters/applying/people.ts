/** People of a roster: made members or invited, given their role, ended. Some at a time, in one transaction. */
import type { RosterProblem } from '@atrium/contract/people/rosters'
import { nameKey } from '@atrium/contract/rules/normalize'
import { audit, type AuditRecord } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import type { StepUndo } from '#db/schema.ts'
import { openInvitesByEmail } from '#invites/by-email.ts'
import { endOf, issue } from '#invites/issue.ts'
import { endInvites } from '#invites/rosters/of-rosters.ts'
import { changeMembers } from '#members/imported.ts'
import type { OwnPeople } from '#members/provisioned/own-people.ts'
import { beginProvisioned, endProvisioned, rolesOfKept } from '#members/provisioned/provisioned.ts'
import { putInClasses } from '#rosters/classes/own-classes.ts'
import type { RostersContext } from '#rosters/context.ts'
import {
  dropPerson,
  dropPlacesOf,
  isAwaitedByOthers,
  keptByOthers,
  peopleAmong,
  type PersonRow,
  putPerson,
} from '#rosters/people/queries.ts'
import { leaveOldClasses } from './old-classes.ts'
import { byRoster, type Doing, oneAmongMany, type Outcome, type StepRow } from './step.ts'

/** What was asked ahead of the transaction, and what is known in it. */
export interface Known {
  /** Who has confirmed the addresses, and who of them may come in by them. */
  own: OwnPeople
  /** Why no mail may go to whoever stands there. One that may go is taken by this: to be asked once, where it goes. */
  unmailed: (position: number) => RosterProblem | undefined
  /** How the organization and whoever sends it are called in mails. */
  displayName: string
  actorName: string | null
}

export async function doPerson(
  tx: Transaction,
  context: RostersContext,
  doing: Doing,
  known: Known,
  step: StepRow,
): Promise<Outcome> {
  const { position } = step
  const before = (await peopleAmong(tx, doing, [step.sourcedId])).get(step.sourcedId)
  const done =
    step.action === 'leave'
      ? await leave(tx, context, doing, known.own, before)
      : await come(tx, context, doing, known, step, before)
  return 'code' in done ? { position, outcome: 'refused', reason: done } : { position, outcome: 'done', undo: done }
}

/** Somebody new, somebody of whom something is different, or somebody whom a directory has let go of. */
async function come(
  tx: Transaction,
  context: RostersContext,
  doing: Doing,
  known: Known,
  step: StepRow,
  before: PersonRow | undefined,
): Promise<StepUndo | RosterProblem> {
  const { organizationId, sourceId } = doing
  const { email = '', givenName = '', familyName = '', role = 'User' } = step.data
  const row = { organizationId, sourceId, sourcedId: step.sourcedId, email, emailKey: nameKey(email) }
  const wish = { ...row, givenName, familyName, role }
  const base: StepUndo = { before: before ? { ...before } : null }
  const account = before?.uid ?? null
  // Whose account it is stays, whatever address the roster has for them by now.
  if (account !== null && step.action === 'change') {
    await putPerson(tx, { ...wish, uid: account })
    return before?.role === role ? base : { ...base, ...(await give(tx, doing, account, role)) }
  }
  const came = await comeAs(tx, doing, known.own, wish, before)
  if (came) return 'code' in came ? came : { ...base, ...came }
  const isElsewhere = before !== undefined && before.emailKey !== row.emailKey
  // Whoever waits has been invited, and so has whom an invite leads here already.
  const waits = before !== undefined && account === null && !isElsewhere
  const isInvited = waits || (await openInvitesByEmail(tx, organizationId, [row.emailKey])).has(row.emailKey)
  const reason = isInvited ? undefined : known.unmailed(step.position)
  if (reason) return reason
  // Of somebody who waited under another address: that invite was to a stranger, or to nobody.
  const revoked = isElsewhere ? await endInvitesTo(tx, doing, before) : []
  const inviteIds = isInvited ? [] : await invite(tx, context, doing, known, { ...wish, rosterId: step.rosterId })
  await putPerson(tx, { ...wish, uid: null })
  return { ...base, inviteIds, removedIds: revoked }
}

/**
 * As the account that the source has for them, if that may come in still, else as whoever has their address confirmed: a
 * member as they are, and one who comes in by the organization's domain. Undefined where there is nobody like that.
 */
async function comeAs(
  tx: Transaction,
  doing: Doing,
  own: OwnPeople,
  wish: Omit<PersonRow, 'uid' | 'soughtAt' | 'createdAt'>,
  before: PersonRow | undefined,
): Promise<StepUndo | RosterProblem | undefined> {
  const { organizationId, emailKey, role } = wish
  const uids = [before?.uid ?? null, own.confirmed.get(emailKey)].filter((uid) => uid !== null && uid !== undefined)
  const there = await rolesOfKept(tx, organizationId, uids)
  const uid = uids.find((one) => there.has(one) || own.of(one) !== undefined)
  if (uid === undefined) return undefined
  const person = own.of(uid)
  if (there.has(uid) || !person) {
    await putPerson(tx, { ...wish, uid })
    return { uid, ...(await give(tx, doing, uid, role)) }
  }
  const began = await beginProvisioned(person, { role, saidAt: before?.createdAt, by: byRoster(doing) })
  if (began === 'left') return { code: 'left_by_themselves' }
  if (began === 'inactive') return { code: 'directory_inactive' }
  await putPerson(tx, { ...wish, uid })
  if (began === 'removed') return { uid }
  if (began === 'back') {
    await leaveOldClasses(tx, doing, uid)
    await give(tx, doing, uid, role)
  }
  // Where the source has them already; what it says anew comes in the steps of classes.
  await putInClasses(tx, wish, uid)
  return { uid, began: began === 'back' ? 'back' : 'new' }
}

/** Gives a member the role, unless they own the organization. */
async function give(tx: Transaction, doing: Doing, uid: string, role: 'staff' | 'User'): Promise<StepUndo> {
  const { organizationId, actor } = doing
  const from = (await rolesOfKept(tx, organizationId, [uid])).get(uid)
  if (from === undefined || from === 'owner' || from === role) return { uid }
  await changeMembers(tx, { organizationId, actor }, [{ uid, role, labelIds: [], term: null }])
  return { uid, roleFrom: from, roleTo: role }
}

type Invited = Pick<PersonRow, 'email' | 'givenName' | 'familyName' | 'role'> & { rosterId: string }

/** The caller has asked whether an invite leads there already, and whether one may go. */
async function invite(
  tx: Transaction,
  context: RostersContext,
  { organizationId, actor }: Doing,
  { displayName, actorName }: Known,
  { email, givenName, familyName, role, rosterId }: Invited,
): Promise<string[]> {
  const target = { organizationId, authorId: null, displayName, parameter: 'invite' as const }
  const wanted = { email, givenName, familyName, role, labels: [], maxUses: 1, startsOn: null, endsOn: null, rosterId }
  const expiresAt = endOf(undefined, new Date())
  const { id } = await issue(tx, context, target, { uid: actor, displayName: actorName }, { ...wanted, expiresAt })
  const detail = { role, uses: 1, ...oneAmongMany }
  await audit(tx, { actor, action: 'invite.created', subject: email, organizationId, detail } satisfies AuditRecord)
  return [id]
}

/** Of rosters, to where somebody waited, unless somebody else waits there, who has no invite but these. Answers their ids. */
async function endInvitesTo(tx: Transaction, doing: Doing, { sourcedId, emailKey }: PersonRow): Promise<string[]> {
  if (await isAwaitedByOthers(tx, { ...doing, sourcedId }, emailKey)) return []
  return endInvites(tx, doing, { emailKey })
}

/** As their last day would end it. Owners stay, and so does whoever another record, another source or a directory keeps. */
async function leave(
  tx: Transaction,
  context: RostersContext,
  doing: Doing,
  own: OwnPeople,
  before: PersonRow | undefined,
): Promise<StepUndo | RosterProblem> {
  if (!before) return { before: null }
  const { organizationId } = doing
  const { uid, sourcedId } = before
  const role = uid === null ? undefined : (await rolesOfKept(tx, organizationId, [uid])).get(uid)
  if (role === 'owner') return { code: 'owner_by_hand' }
  const removedIds = await dropPlacesOf(tx, doing, sourcedId)
  await dropPerson(tx, doing, sourcedId)
  const undo: StepUndo = { before: { ...before }, removedIds }
  if (uid === null) return { ...undo, inviteIds: await endInvitesTo(tx, doing, before) }
  if (role === undefined || (await keptByOthers(tx, before, uid)) !== undefined) return { ...undo, uid }
  const became = await endProvisioned(context, tx, {
    organizationId,
    uid,
    emailKey: own.of(uid)?.emailKey,
    by: byRoster(doing),
  })
  return { ...undo, uid, ended: became === 'ended' }
}
