/** Ends memberships whose last day is over, and tells people of theirs beforehand: some a transaction, by the clock. */
import { termNoticeDays } from '@atrium/contract/limits'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { type AuditRecord, auditTogether } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import { holdPeople } from '#members/change-members.ts'
import { endAtSite } from '#members/ends/site-sessions.ts'
import { dropOffersOf } from '#members/ownership/queries.ts'
import { countOwners } from '#members/queries.ts'
import { type DueMember, dueMembers, dueOrganization, endMembershipsByTerm, placeOf, planNext } from './queries-due.ts'
import type { TermsContext } from './context.ts'
import { setTerms } from './queries.ts'
import { tellOfTerms } from './tell.ts'

/** Short enough for others to come in between, long enough for the work around each transaction not to count. */
const AT_ONCE = 500

/** What nobody did by hand. */
const NOBODY = ''

/**
 * Works until nothing is due, or `stopped` says so; answers whether nothing is. Any number of processes may do it at
 * once, and a crash leaves a membership ended, recorded and told of, or not touched at all.
 */
export async function endDueTerms(context: TermsContext, stopped: () => boolean = () => false): Promise<boolean> {
  while (!stopped()) {
    const organizationId = await dueOrganization(context.db)
    if (organizationId === undefined) return true
    await context.db.transaction((tx) => workOff(tx, context, organizationId))
  }
  return false
}

async function workOff(tx: Transaction, context: TermsContext, organizationId: string): Promise<void> {
  // Deleted meanwhile: it is asked about no more.
  if (!(await holdPeople(tx, organizationId))) return
  // Behind the lock: another process may have been here, or somebody may have moved their days.
  const due = await dueMembers(tx, organizationId, AT_ONCE)
  const place = await placeOf(tx, organizationId)
  if (due.length === 0 || !place) return
  const over = due.filter(({ isOver }) => isOver)
  const kept = (await countOwners(tx, organizationId)) === 0 ? over.filter(({ role }) => role === 'owner') : []
  const ended = over.filter((one) => !kept.includes(one))
  await keepOwners(tx, organizationId, kept)
  await end(context, tx, organizationId, ended)
  const planned = due.filter(({ isOver }) => !isOver).map(planOf)
  await planNext(tx, organizationId, planned)
  const told = planned.filter(({ isTold }) => isTold).map(({ member }) => member)
  await tellOfTerms(tx, context, { ...place, organizationId }, { ended, told, kept })
}

/** Nothing that people do leads here: whatever did, an organization stays somebody's. */
async function keepOwners(tx: Transaction, organizationId: string, owners: DueMember[]): Promise<void> {
  await setTerms(
    tx,
    organizationId,
    owners.map(({ uid }) => ({ uid, startsOn: null, endsOn: null })),
  )
  const records = owners.map(({ uid: subject, endsOn }): AuditRecord => {
    return { actor: NOBODY, action: 'member.term_kept', subject, organizationId, detail: { endsOn } }
  })
  for (const record of records) await auditTogether(tx, record, [record])
}

async function end(context: TermsContext, tx: Transaction, organizationId: string, ended: DueMember[]): Promise<void> {
  if (ended.length === 0) return
  const uids = ended.map(({ uid }) => uid)
  await endMembershipsByTerm(tx, organizationId, uids)
  await dropOffersOf(tx, organizationId, uids)
  await endAtSite(context, tx, { uids, organizationId })
  const record = { actor: NOBODY, organizationId }
  await auditTogether(
    tx,
    { ...record, action: 'members.term_ended', subject: '', detail: { people: ended.length } },
    ended.map(({ uid: subject, endsOn }): AuditRecord => {
      return { ...record, action: 'member.term_ended', subject, detail: { endsOn } }
    }),
  )
}

/** What somebody is told today, if anything, and when they are to be looked at again. Each notice goes once for each last day. */
function planOf(member: DueMember) {
  const { uid, endsOn, toldFor, today } = member
  if (endsOn === null) throw new Error('a membership without a last day was due')
  const left = Math.round((Date.parse(endsOn) - Date.parse(today)) / DAY_MS)
  const before = toldFor === endsOn ? member.toldDaysBefore : null
  const reached = termNoticeDays.filter((days) => left <= days)
  const notice = reached.length === 0 ? null : Math.min(...reached)
  const isTold = notice !== null && (before === null || notice < before)
  const told = isTold ? notice : before
  const coming = termNoticeDays.filter((days) => days < left && (told === null || days < told))
  return { member, uid, isTold, told, next: coming.length === 0 ? null : Math.max(...coming) }
}
