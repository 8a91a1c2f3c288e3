/** What a roster did to people, taken back: what somebody has changed by hand since stays. */
import type { RosterLine, RosterRole } from '@atrium/contract/people/rosters'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Role } from '@atrium/contract/rules/roles'
import type { Transaction } from '#db/database.ts'
import type { StepUndo } from '#db/schema.ts'
import { endInvites, giveInvitesBack } from '#invites/rosters/of-rosters.ts'
import { changeMembers } from '#members/imported.ts'
import type { OwnPeople } from '#members/provisioned/own-people.ts'
import { beginProvisioned, endProvisioned, rolesOfKept } from '#members/provisioned/provisioned.ts'
import { putPlaces } from '#rosters/classes/queries.ts'
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
import { byRoster, type Doing, type Outcome, type StepRow } from './step.ts'

type Kept = NonNullable<RosterLine['kept']> | undefined

export async function undoPerson(
  tx: Transaction,
  context: RostersContext,
  doing: Doing,
  own: OwnPeople,
  step: StepRow,
): Promise<Outcome> {
  const { position, action, sourcedId } = step
  const undo = step.undo ?? {}
  const before = (undo.before ?? null) as StoredPerson | null
  const now = (await peopleAmong(tx, doing, [sourcedId])).get(sourcedId)
  let kept: Kept
  if (action === 'leave') kept = await comeBack(tx, doing, own, undo, before)
  else {
    await endInvitesOf(tx, doing, step, { before, now })
    await giveInvitesBack(tx, doing.organizationId, undo.removedIds ?? [])
    kept = await undoMembership(tx, context, doing, own, step, now)
    if (before) await putPerson(tx, stored(before, now?.uid ?? before.uid))
    else {
      await dropPlacesOf(tx, doing, sourcedId)
      await dropPerson(tx, doing, sourcedId)
    }
  }
  return kept === undefined ? { position, outcome: 'taken_back' } : { position, outcome: 'kept', kept }
}

/** A row as JSON has it: its moments are texts. */
type StoredPerson = Omit<PersonRow, 'soughtAt' | 'createdAt'>

function stored(row: StoredPerson, uid: string | null): StoredPerson {
  const { organizationId, sourceId, sourcedId, email, emailKey, givenName, familyName, role } = row
  return { organizationId, sourceId, sourcedId, email, emailKey, givenName, familyName, role, uid }
}

/**
 * Whichever roster made them: another one that listed somebody first may have been taken back before, and left its invite to
 * this one. Whoever another source lists under that address, or this one by another record, has no invite but these.
 */
async function endInvitesOf(
  tx: Transaction,
  doing: Doing,
  { sourcedId, data, undo }: StepRow,
  { before, now }: { before: StoredPerson | null; now: PersonRow | undefined },
): Promise<void> {
  const emailKey = now?.emailKey ?? nameKey(data.email ?? '')
  const waitedBefore = before?.uid === null && before.emailKey === emailKey
  if (waitedBefore || (await isAwaitedByOthers(tx, { ...doing, sourcedId }, emailKey))) return
  await endInvites(tx, doing, { emailKey, ids: undo?.inviteIds ?? [] })
}

async function undoMembership(
  tx: Transaction,
  context: RostersContext,
  doing: Doing,
  own: OwnPeople,
  { action, sourcedId, data, undo }: StepRow,
  now: PersonRow | undefined,
): Promise<Kept> {
  const { organizationId } = doing
  const { roleFrom, roleTo, began } = undo ?? {}
  // Whoever waited for an account, and has become a member by it since.
  const cameLater = action === 'add' && undo?.uid === undefined
  const uid = undo?.uid ?? now?.uid ?? null
  if (uid === null) return undefined
  const role = (await rolesOfKept(tx, organizationId, [uid])).get(uid)
  if (role === undefined) return undefined
  if (roleFrom !== undefined) return roleBack(tx, doing, uid, { role, roleFrom, roleTo })
  if (began === undefined && !cameLater) return undefined
  const others = await keptByOthers(tx, { ...doing, sourcedId }, uid)
  // Theirs by somebody else whom the source still has: with whom they go.
  if (others === 'source') return undefined
  if (role !== (data.role ?? 'User')) return 'changed_since'
  if (others !== undefined) return 'changed_since'
  const became = await endProvisioned(context, tx, {
    organizationId,
    uid,
    emailKey: own.of(uid)?.emailKey,
    by: byRoster(doing),
  })
  return became === 'kept' ? 'changed_since' : undefined
}

interface RoleChange {
  role: Role
  roleFrom: RosterRole
  roleTo: RosterRole | undefined
}

async function roleBack(
  tx: Transaction,
  { organizationId, actor }: Doing,
  uid: string,
  { role, roleFrom, roleTo }: RoleChange,
): Promise<Kept> {
  if (role !== roleTo) return 'changed_since'
  await changeMembers(tx, { organizationId, actor }, [{ uid, role: roleFrom, labelIds: [], term: null }])
  return undefined
}

/**
 * Somebody who left by the roster: a member again, with role, labels and classes. Who may not come in by a roster now, for
 * the account has moved on, the domain is lost or a directory has them inactive, waits in it as somebody new would. Whom an
 * owner has taken out since stays out.
 */
async function comeBack(
  tx: Transaction,
  doing: Doing,
  own: OwnPeople,
  undo: StepUndo,
  before: StoredPerson | null,
): Promise<Kept> {
  if (!before) return undefined
  const { organizationId } = doing
  await giveInvitesBack(tx, organizationId, undo.inviteIds ?? [])
  const { sourcedId: personSourcedId, uid } = before
  const became = undo.ended !== true || uid === null ? 'back' : await beginAgain(tx, doing, own, { ...before, uid })
  await putPerson(tx, stored(before, became === 'gone' ? null : uid))
  await putPlaces(
    tx,
    doing,
    (undo.removedIds ?? []).map((classSourcedId) => ({ classSourcedId, personSourcedId })),
  )
  if (became === 'removed') return 'changed_since'
  return became === 'gone' ? 'gone_since' : undefined
}

async function beginAgain(
  tx: Transaction,
  doing: Doing,
  own: OwnPeople,
  { uid, role }: StoredPerson & { uid: string },
): Promise<'back' | 'removed' | 'gone'> {
  if ((await rolesOfKept(tx, doing.organizationId, [uid])).has(uid)) return 'back'
  const person = own.of(uid)
  const saidAt = doing.appliedAt ?? undefined
  const began = person && (await beginProvisioned(person, { role, saidAt, by: byRoster(doing) }))
  if (began === 'removed') return began
  return began === 'new' || began === 'back' || began === 'there' ? 'back' : 'gone'
}
