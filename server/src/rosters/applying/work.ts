/** Applies rosters and takes them back, a few steps a transaction, until there is nothing left to do. */
import { applyRoster, type RosterProblem } from '@atrium/contract/people/rosters'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Transaction } from '#db/database.ts'
import { amongProvenDomains } from '#domains/proven.ts'
import { openInvitesByEmail } from '#invites/by-email.ts'
import { countMailOfEach, givingUnsentBack, type MailingInviter } from '#invites/counted-mail.ts'
import { amongFirstInvites, type MayGo } from '#invites/first-invites.ts'
import { workOffLeased } from '#jobs/leased-work.ts'
import { holdPeople } from '#members/change-members.ts'
import { roleIn } from '#members/membership.ts'
import { holdOwnPeople } from '#members/provisioned/own-people.ts'
import type { RostersContext } from '#rosters/context.ts'
import { peopleAmong, type PersonRow } from '#rosters/people/queries.ts'
import { nextSteps, settleSteps } from '#rosters/queries-steps.ts'
import { extendLease, leaseRoster, rosterContext, type RosterRow } from '#rosters/queries.ts'
import { candidatesFor, confirmedNow } from '#users/accounts/confirmed.ts'
import { doClass, undoClass } from './classes.ts'
import { finish } from './finish.ts'
import { doPerson, type Known } from './people.ts'
import { doPlaces, undoPlaces } from './places.ts'
import type { Doing, Outcome, StepRow } from './step.ts'
import { undoPerson } from './undo-people.ts'

export const leaseSeconds = 10

/** Works until no roster waits, or `stopped` says so. Any number of processes may do it at once. */
export function workOff(context: RostersContext, stopped: () => boolean): Promise<void> {
  return workOffLeased(
    {
      name: 'roster',
      lease: () => leaseRoster(context.db, leaseSeconds),
      doNext: (row, limit) => someSteps(context, row, limit),
      giveUpNext: (row) => giveUpStep(context, row),
    },
    stopped,
  )
}

/** One transaction: a crash leaves a step untouched or done, never half done. Answers whether there is more. */
async function someSteps(context: RostersContext, row: RosterRow, limit: number): Promise<boolean> {
  const { db } = context
  const { organizationId, sourceId, startedBy: actor } = row
  const seen = await nextSteps(db, row, limit)
  const emails = row.state === 'applying' ? addressesOf(seen) : []
  const candidates = await candidatesFor(context, emails, await accountsOf(context, row, seen))
  // Behind all else that may fail before the transaction: what is counted there is not given back.
  const { refused, counted } = await countSteps(context, row, seen)
  const invited = new Set<number>()
  const doing = async (tx: Transaction, confirmed: Map<string, string>, mayGo: MayGo) => {
    const own = await holdOwnPeople(tx, organizationId, { confirmed: () => Promise.resolve(confirmed) })
    // One at a time: a slow worker whose lease ran out and the next one would both do a step otherwise.
    const isThere = await holdPeople(tx, organizationId)
    const positions = new Set(seen.map(({ position }) => position))
    const next = await nextSteps(tx, row, limit)
    const steps = next.filter(({ position }) => positions.has(position))
    const place = isThere ? await rosterContext(tx, row) : undefined
    if (next.length === 0) await finish(tx, row, place?.name)
    // Deleted meanwhile: what is left waits, since a part of a roster would be taken for the whole.
    if (next.length === 0 || !place) return false
    const role = await roleIn(tx, organizationId, actor)
    const mayGoOn =
      row.state === 'taking_back' || (role !== undefined && applyRoster.access.organization.includes(role))
    const unmailed = (position: number): RosterProblem | undefined =>
      refused.get(position) ?? (mayGo() ? undefined : { code: 'sender_unconfirmed' })
    const known: Known = { own, unmailed, displayName: place.displayName, actorName: place.startedByName }
    const outcomes: Outcome[] = []
    const inWhoseName = { organizationId, sourceId, actor, appliedAt: row.appliedAt }
    for (const step of steps) {
      const reason: RosterProblem = { code: 'starter_no_owner' }
      outcomes.push(
        mayGoOn
          ? await outcomeOf(tx, context, row, inWhoseName, known, step)
          : { position: step.position, outcome: 'refused', reason },
      )
    }
    await settleSteps(tx, row, outcomes)
    await extendLease(tx, row.id, leaseSeconds)
    for (const one of outcomes) if (one.outcome === 'done' && one.undo.inviteIds?.length) invited.add(one.position)
    return true
  }
  const working = async (tx: Transaction) => {
    // Accounts before people before domains before the organization, as everywhere.
    const confirmed = await candidates.confirmed(tx)
    return amongFirstInvites(tx, senderOf(row), emails.length, (mayGo) => doing(tx, confirmed, mayGo))
  }
  return givingUnsentBack(
    context,
    senderOf(row),
    // Not sent: another worker was there first, or somebody came in by themselves meanwhile.
    { counted, isSent: ({ position }) => invited.has(position) },
    () => db.transaction(working),
  )
}

function senderOf({ startedBy: uid, senderConfirmed: emailVerified }: RosterRow): MailingInviter {
  return { uid, emailVerified, bulk: true }
}

/** A step that cannot be done is refused, one that cannot be taken back stays; where it is the end, nothing is told. */
function giveUpStep({ db }: RostersContext, row: RosterRow): Promise<boolean> {
  return db.transaction(async (tx) => {
    await holdPeople(tx, row.organizationId)
    const [step] = await nextSteps(tx, row, 1)
    if (!step) {
      await finish(tx, row, undefined)
      return false
    }
    const { position } = step
    const outcome: Outcome =
      row.state === 'applying'
        ? { position, outcome: 'refused', reason: { code: 'unreadable' } }
        : { position, outcome: 'kept', kept: 'changed_since' }
    await settleSteps(tx, row, [outcome])
    await extendLease(tx, row.id, leaseSeconds)
    return true
  })
}

function outcomeOf(
  tx: Transaction,
  context: RostersContext,
  { state }: RosterRow,
  doing: Doing,
  known: Known,
  step: StepRow,
): Promise<Outcome> {
  const isForward = state === 'applying'
  if (step.kind === 'class') return isForward ? doClass(tx, doing, step) : undoClass(tx, doing, step)
  if (step.kind === 'places') return isForward ? doPlaces(tx, doing, step) : undoPlaces(tx, doing, step)
  return isForward ? doPerson(tx, context, doing, known, step) : undoPerson(tx, context, doing, known.own, step)
}

const isComing = ({ kind, action }: StepRow) => kind === 'person' && (action === 'add' || action === 'change')

function addressesOf(steps: readonly StepRow[]): string[] {
  return steps.filter(isComing).flatMap(({ data }) => data.email ?? [])
}

/** Accounts that the source has or had for somebody of these steps: they may come in again by one, or be ended. */
async function accountsOf({ db }: RostersContext, row: RosterRow, steps: readonly StepRow[]): Promise<string[]> {
  const people = steps.filter(({ kind }) => kind === 'person')
  const sourcedIds = people.map(({ sourcedId }) => sourcedId)
  const now = [...(await peopleAmong(db, row, sourcedIds)).values()]
  const before = people.flatMap(({ undo }) => [(undo?.before as PersonRow | null | undefined)?.uid, undo?.uid])
  return [...new Set([...now.map(({ uid }) => uid), ...before])].flatMap((uid) => uid ?? [])
}

interface CountedSteps {
  /** By their position, the steps that no mail may go to, and why. */
  refused: Map<number, RosterProblem>
  counted: { position: number; email: string }[]
}

/** Counted before the transaction, as every limit is; only for whom a mail would go to. */
async function countSteps(context: RostersContext, row: RosterRow, steps: readonly StepRow[]): Promise<CountedSteps> {
  const coming = row.state === 'applying' ? steps.filter((step) => isComing(step) && mayBeInvited(step)) : []
  if (coming.length === 0) return { refused: new Map(), counted: [] }
  const { db } = context
  const emails = addressesOf(coming)
  const confirmed = await confirmedNow(context, emails)
  const proven = await amongProvenDomains(db, row.organizationId, emails)
  const invited = await openInvitesByEmail(db, row.organizationId, emails.map(nameKey))
  const wanted = coming.flatMap(({ position, data: { email = '' } }) => {
    const comesIn = proven.has(email) && confirmed.has(nameKey(email))
    return comesIn || invited.has(nameKey(email)) ? [] : [{ position, email }]
  })
  const { counted, refused } = await countMailOfEach(context, senderOf(row), wanted)
  return { counted, refused: new Map([...refused].map(([{ position }, problem]) => [position, problem])) }
}

/** Somebody new, or whose address is another one. */
function mayBeInvited({ action, note }: StepRow): boolean {
  return action === 'add' || (note?.code === 'person_changes' && note.email !== null)
}
