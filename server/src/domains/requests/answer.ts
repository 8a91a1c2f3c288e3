/** Accepting and declining requests to join, one or many, each person told once. */
import type { AnswerOf, BodyOf } from '@atrium/contract/endpoint'
import type { answerJoinRequests } from '@atrium/contract/organizations/joining'
import { nameKey } from '@atrium/contract/rules/normalize'
import { auditTogether } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import type { DomainsContext } from '#domains/context.ts'
import { domainOf } from '#domains/domain-name.ts'
import { type DomainRow, holdProven } from '#domains/queries.ts'
import type { Asking, Membership } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { holdPeople } from '#members/change-members.ts'
import { join, membersAmong } from '#members/join.ts'
import { requireRoleStill } from '#members/membership.ts'
import { directoryWordOn } from '#scim/words.ts'
import { addressesOf, markDeclined, takeRequests, waitingAmong } from './queries.ts'
import { openSince } from './times.ts'

type Answer = AnswerOf<typeof answerJoinRequests>
type Left = Answer['left']
type Waiting = Awaited<ReturnType<typeof waitingAmong>>[number]

interface Answering extends Asking, BodyOf<typeof answerJoinRequests> {}

/**
 * Whoever is accepted gets the role and labels of the domain that they asked by, if it is proven and their confirmed
 * address is of it: both as they are now. Refuses as `requireRole` does, and with `not_found` where none of these is a
 * request to this organization that waits.
 */
export async function answerRequests(
  context: DomainsContext,
  { actor, membership, ids: named, accept }: Answering,
): Promise<Answer> {
  const { organizationId } = membership
  const ids = [...new Set(named)]
  const now = new Date()
  const since = openSince(now)
  const waiting = await waitingAmong(context.db, organizationId, ids.filter(isUuid), since)
  if (waiting.length === 0) throw new Refusal('not_found', { detail: 'none of these waits' })
  const gone = ids.filter((id) => !waiting.some((one) => one.id === id)).map((id) => ({ id, reason: 'gone' as const }))
  const confirmed = accept ? await context.provider.confirmedEmails(waiting.map(({ uid }) => uid)) : undefined
  return context.db.transaction(async (tx) => {
    // People before domains before the organization, as everywhere.
    const emails = await confirmed?.(tx)
    const domains = await holdProven(tx, [...new Set(waiting.map(({ domainId }) => domainId))])
    if (!(await holdPeople(tx, organizationId))) throw new Refusal('not_found', { detail: 'it was deleted' })
    const still = await requireRoleStill(tx, { actor, membership })
    const by = { actor: actor.uid, membership: still }
    if (!emails) return decline(tx, context, { ...by, waiting, left: gone, now, since })
    return acceptAll(tx, context, { ...by, waiting, left: gone, since, emails, domains })
  })
}

interface By {
  actor: string
  membership: Membership
  waiting: Waiting[]
  left: Left
  since: Date
}

async function decline(
  tx: Transaction,
  context: DomainsContext,
  { actor, membership, waiting, left, now, since }: By & { now: Date },
): Promise<Answer> {
  const { organizationId } = membership
  const ids = waiting.map(({ id }) => id)
  const declined = new Set(await markDeclined(tx, ids, now, since))
  const done = waiting.filter(({ id }) => declined.has(id))
  const record = { actor, action: 'request.declined', organizationId } as const
  await auditTogether(
    tx,
    { ...record, action: 'requests.declined', subject: '', detail: { people: done.length } },
    done.map(({ uid: subject }) => ({ ...record, subject })),
  )
  await tell(tx, context, 'join_declined', membership, done)
  return { answered: done.length, left: [...left, ...leftOf(waiting, declined)] }
}

interface Accepting extends By {
  emails: ReadonlyMap<string, string>
  domains: DomainRow[]
}

async function acceptAll(
  tx: Transaction,
  context: DomainsContext,
  { actor, membership, waiting, left, since, emails, domains }: Accepting,
): Promise<Answer> {
  const { organizationId } = membership
  const members = await membersAmong(
    tx,
    organizationId,
    waiting.map(({ uid }) => uid),
  )
  const inactive = await inactiveAmong(tx, membership, { waiting, emails })
  const judged = waiting.map((one) => {
    const domain = domains.find(({ id }) => id === one.domainId)
    return { ...one, domain, reason: reasonAgainst(one, { domain, emails, members, inactive }) }
  })
  const wanted = judged.filter(({ reason }) => reason === undefined)
  const wantedIds = wanted.map(({ id }) => id)
  const taken = new Set(await takeRequests(tx, wantedIds, since))
  const done: (Waiting & { role: string })[] = []
  for (const { domain, ...one } of wanted) {
    if (!domain || !taken.has(one.id)) continue
    const { role: given, labels } = domain
    const joined = await join(tx, { organizationId, uid: one.uid, role: given, labels })
    if (joined) done.push({ ...one, role: joined.role })
  }
  const record = { actor, action: 'member.joined', organizationId } as const
  await auditTogether(
    tx,
    { ...record, action: 'requests.accepted', subject: '', detail: { people: done.length } },
    done.map(({ uid: subject, role }) => ({ ...record, subject, detail: { role, how: 'request' } })),
  )
  await tell(tx, context, 'join_accepted', membership, done)
  const refused = judged.flatMap(({ id, reason }) => (reason === undefined ? [] : [{ id, reason }]))
  return { answered: done.length, left: [...left, ...refused, ...leftOf(wanted, taken)] }
}

/** Of these, whom whoever accepts may not take in: a directory's word is an owner's alone to go against. */
async function inactiveAmong(
  tx: Transaction,
  { organizationId, role }: Membership,
  { waiting, emails }: Pick<Accepting, 'waiting' | 'emails'>,
): Promise<Set<string>> {
  const inactive = new Set<string>()
  if (role === 'owner') return inactive
  for (const { uid } of waiting) {
    const emailKey = nameKey(emails.get(uid) ?? '')
    if ((await directoryWordOn(tx, { organizationId, uid, emailKey })) === 'inactive') inactive.add(uid)
  }
  return inactive
}

interface Judging {
  domain: DomainRow | undefined
  emails: Accepting['emails']
  members: ReadonlySet<string>
  inactive: ReadonlySet<string>
}

function reasonAgainst(
  { uid }: Waiting,
  { domain, emails, members, inactive }: Judging,
): Left[number]['reason'] | undefined {
  if (members.has(uid)) return 'gone'
  if (!domain) return 'domain_not_proven'
  if (domainOf(emails.get(uid) ?? '') !== domain.domain) return 'address_changed'
  return inactive.has(uid) ? 'directory_inactive' : undefined
}

/** Somebody else answered them a moment ago. */
function leftOf(asked: Waiting[], done: ReadonlySet<string>): Left {
  return asked.filter(({ id }) => !done.has(id)).map(({ id }) => ({ id, reason: 'gone' }))
}

async function tell(
  tx: Transaction,
  { outbox, settings }: DomainsContext,
  template: 'join_accepted' | 'join_declined',
  { name, displayName: about, organizationId }: Membership,
  people: Waiting[],
): Promise<void> {
  const uids = people.map(({ uid }) => uid)
  const link = new URL(`/go/organizations/${name}`, settings.publicOrigin).href
  const mails = (await addressesOf(tx, uids)).map(({ email }) => ({ email, about, link, organizationId }))
  if (mails.length > 0) await outbox.queue(tx, template, ...mails)
}
