/** What whoever has a confirmed address may do by themselves: see whose their domain is, and join. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import type { JoinableOrganization, joinOrganization } from '@atrium/contract/organizations/joining'
import { nameKey } from '@atrium/contract/rules/normalize'
import { audit } from '#audit/audit.ts'
import type { DatabaseContext, Transaction } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { joinByThemselves, mayComeByThemselves, standingOf } from '#members/join.ts'
import { holdSignedIn } from '#users/held-people.ts'
import type { DomainsContext } from './context.ts'
import { domainOf } from './domain-name.ts'
import { holdOpenDomain, openTo } from './queries.ts'
import { deleteRequestOf, type RequestRow, requestOf } from './requests/queries.ts'
import { againAfter, hasEnded } from './requests/times.ts'

interface Named {
  actor: Actor
  /** The organization's. */
  name: string
}

/** None for whoever has not confirmed their address; none where they belong already. */
export async function joinable(
  { db }: DatabaseContext,
  { actor }: { actor: Actor },
): Promise<{ results: JoinableOrganization[] }> {
  const domain = actor.emailVerified && actor.email !== null ? domainOf(actor.email) : undefined
  if (domain === undefined) return { results: [] }
  const results: JoinableOrganization[] = []
  for (const { organizationId, joining, ...shown } of await openTo(db, domain)) {
    const standing = await standingOf(db, organizationId, actor.uid)
    if (standing === 'member') continue
    const person = { organizationId, uid: actor.uid, emailKey: nameKey(actor.email ?? '') }
    const offer = joining === 'join' && (await mayComeByThemselves(db, person)) ? 'join' : 'ask'
    const request = await requestOf(db, organizationId, actor.uid)
    results.push(toJoinable(shown, offer, request, new Date()))
  }
  return { results }
}

/** As a list shows it. A request that has ended, or may be made again, is none. */
export function toJoinable(
  { name, displayName, logoUrl }: { name: string; displayName: string; logoUrl: string },
  offer: JoinableOrganization['offer'],
  request: RequestRow | undefined,
  now: Date,
): JoinableOrganization {
  const againFrom = request?.declinedAt && againAfter(request.declinedAt)
  const isOver = !request || hasEnded(request, now) || (againFrom != null && againFrom <= now)
  return {
    name,
    displayName,
    branding: { logo_url: logoUrl },
    offer,
    request: isOver
      ? null
      : {
          askedAt: request.askedAt.toISOString(),
          declined: request.declinedAt !== null,
          againFrom: againFrom?.toISOString() ?? null,
        },
  }
}

/**
 * At once, with the role and labels of the domain. Refuses with `unauthenticated` where the session has ended since the
 * request came in; with `email_not_verified`, whatever is asked about; with `not_found` where the organization takes nobody of the caller's domain, as where there is none; and with
 * `join_by_request` where it wants to be asked, by everybody or by whoever was removed.
 */
export async function joinByDomain(
  context: DomainsContext,
  { actor, name }: Named,
): Promise<AnswerOf<typeof joinOrganization>> {
  const { uid } = actor
  const confirmed = await context.provider.confirmedEmails([uid])
  return context.db.transaction(async (tx) => {
    const addresses = await confirmed(tx)
    await holdSignedIn(tx, context, actor)
    const { domain, organization } = await holdOffer(tx, addresses, { uid, name })
    const { organizationId } = domain
    const emailKey = nameKey(addresses.get(uid) ?? '')
    const { role: wanted, labels } = domain
    const isOpen = domain.joining === 'join'
    const joined = await joinByThemselves(tx, { organizationId, uid, emailKey, role: wanted, labels, isOpen })
    if (!joined) throw new Refusal('not_found', { detail: 'it was deleted meanwhile' })
    if (joined === 'asks')
      throw new Refusal('join_by_request', { detail: isOpen ? 'removed before, or inactive' : 'it is asked' })
    const { role, isNew } = joined
    if (isNew) {
      await deleteRequestOf(tx, organizationId, uid)
      const detail = { role, how: 'domain' }
      await audit(tx, { actor: uid, action: 'member.joined', subject: uid, organizationId, detail })
    }
    return { name: organization.name, displayName: organization.displayName, role }
  })
}

/**
 * The open domain by which somebody may come to an organization, held with it. `confirmed` are the addresses, held before
 * it. Refuses as `joinByDomain` does.
 */
export async function holdOffer(
  tx: Transaction,
  confirmed: ReadonlyMap<string, string>,
  { uid, name }: { uid: string; name: string },
) {
  const email = confirmed.get(uid)
  if (email === undefined) throw new Refusal('email_not_verified')
  const of = domainOf(email)
  const open = of === undefined ? undefined : await holdOpenDomain(tx, { name, of })
  if (!open) throw new Refusal('not_found', { detail: 'it takes nobody of this domain' })
  return open
}
