/** The first and the last day of memberships: set, moved and taken away. */
import type { AnswerOf, BodyOf } from '@atrium/contract/endpoint'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import type { setTerms as setTermsEndpoint } from '@atrium/contract/people/terms'
import type { Role } from '@atrium/contract/rules/roles'
import type { Term } from '@atrium/contract/rules/time/term'
import { type AuditRecord, auditTogether } from '#audit/audit.ts'
import type { DatabaseContext, Transaction } from '#db/database.ts'
import type { Asking } from '#http/membership.ts'
import { requireRecentForOwners } from '#http/recent-sign-in.ts'
import { Refusal } from '#http/refusal.ts'
import { changePeople } from '#members/change-members.ts'
import type { EndingContext } from '#members/ends/site-sessions.ts'
import { countOwners } from '#members/queries.ts'
import { endOfWaiting } from './end-of-waiting.ts'
import { setTerms as writeTerms, termsAmong, today } from './queries.ts'

type Kept = AnswerOf<typeof setTermsEndpoint>['kept']

/** Owners give everybody their days, staff give Users theirs: nobody moves their own last day but an owner. */
export function mayGiveTerm(by: Role, to: Role): boolean {
  return by === 'owner' || (by === 'staff' && to === 'User')
}

/** Refuses with `invalid_input` for a last day that is past, in the words `said`: whoever is to go today is removed. */
export async function refusePastEnd(
  tx: Transaction,
  organizationId: string,
  terms: readonly Term[],
  said: string = fieldMessages.lastDayPast,
): Promise<string> {
  const day = await today(tx, organizationId)
  if (terms.some(({ endsOn }) => endsOn !== null && endsOn < day)) {
    throw new Refusal('invalid_input', { fields: { endsOn: said } })
  }
  return day
}

/**
 * Gives several members their days, each named once; answers whose are others now, and who keeps theirs. Refuses as
 * `changePeople` does, with `invalid_input` where a last day is past, with `not_found` where none of them is a member,
 * as `requireRecentForOwners` does, and with `last_owner` where the only change would leave no owner for good.
 */
export async function setTerms(
  context: DatabaseContext & EndingContext,
  { actor, membership, changes }: Asking & BodyOf<typeof setTermsEndpoint>,
): Promise<AnswerOf<typeof setTermsEndpoint>> {
  return changePeople(context.db, { actor, membership }, async (tx, { organizationId, role: by }) => {
    const day = await refusePastEnd(tx, organizationId, changes)
    const uids = changes.map(({ user_id }) => user_id)
    const people = new Map((await termsAmong(tx, organizationId, uids)).map((row) => [row.uid, row]))
    if (people.size === 0) throw new Refusal('not_found', { detail: 'none of them is a member' })
    const kept: Kept = []
    const wanted = changes.flatMap(({ user_id: uid, ...to }) => {
      const from = people.get(uid)
      if (from === undefined) kept.push({ user_id: uid, reason: 'not_found' })
      else if (!mayGiveTerm(by, from.role)) kept.push({ user_id: uid, reason: 'forbidden' })
      else if (from.startsOn !== to.startsOn || from.endsOn !== to.endsOn) return [{ uid, from, to }]
      return []
    })
    requireRecentForOwners(
      actor,
      wanted.map(({ from }) => from.role),
    )
    // Owners who are there for good and would not be any more; if no other one is, all of them keep their days.
    const going = wanted.filter(
      ({ from, to }) => from.role === 'owner' && from.isLasting && (to.endsOn !== null || (to.startsOn ?? day) > day),
    )
    const staysOwned = going.length === 0 || (await countOwners(tx, organizationId)) > going.length
    const done = staysOwned ? wanted : wanted.filter((one) => !going.includes(one))
    if (!staysOwned) {
      if (done.length === 0) throw new Refusal('last_owner', { detail: 'nobody else is an owner for good' })
      kept.push(...going.map(({ uid }) => ({ user_id: uid, reason: 'last_owner' as const })))
    }
    await writeTerms(
      tx,
      organizationId,
      done.map(({ uid, to }) => ({ uid, ...to })),
    )
    const given = done.map(({ uid }) => uid)
    await endOfWaiting(context, tx, { organizationId, uids: given })
    await recordTerms(tx, { actor: actor.uid, organizationId }, done)
    return {
      changed: done.map(({ uid, from: { startsOn, endsOn } }) => ({ user_id: uid, from: { startsOn, endsOn } })),
      kept,
    }
  })
}

async function recordTerms(
  tx: Transaction,
  by: { actor: string; organizationId: string },
  done: { uid: string; to: Term }[],
): Promise<void> {
  const days = ({ startsOn, endsOn }: Term) => ({ startsOn, endsOn })
  const [first] = done
  const isOne = done.every(({ to }) => to.startsOn === first?.to.startsOn && to.endsOn === first.to.endsOn)
  // Null where they got different days, as when a change is taken back.
  const detail = { people: done.length, ...(isOne && first ? days(first.to) : { startsOn: null, endsOn: null }) }
  await auditTogether(
    tx,
    { ...by, action: 'members.term_changed', subject: '', detail },
    done.map(({ uid, to }): AuditRecord => ({ ...by, action: 'member.term_changed', subject: uid, detail: days(to) })),
  )
}
