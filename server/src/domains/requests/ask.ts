/** Asking to join, and taking that back. */
import { randomUUID } from 'node:crypto'
import type { JoinableOrganization } from '@atrium/contract/organizations/joining'
import type { DatabaseContext } from '#db/database.ts'
import type { DomainsContext } from '#domains/context.ts'
import { holdOffer, toJoinable } from '#domains/join.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { countAttempt } from '#limits/count-attempt.ts'
import { holdPeople } from '#members/change-members.ts'
import { standingOf } from '#members/join.ts'
import { holdSignedIn } from '#users/held-people.ts'
import { deleteOpenRequest, deleteRequestOf, insertRequest, lockRequestOf } from './queries.ts'
import { tellOfRequests } from './tell-requests.ts'
import { againAfter, hasEnded, openSince } from './times.ts'

interface Named {
  actor: Actor
  /** The organization's. */
  name: string
}

/**
 * One request a person and organization: asked again while it waits, it answers the same. Refuses with
 * `unauthenticated`, `email_not_verified` and `not_found` as `joinByDomain` does, `already_member`, `asked_too_soon` after one that was
 * declined, and `too_many_requests`.
 */
export async function ask(context: DomainsContext, { actor, name }: Named): Promise<JoinableOrganization> {
  const { uid } = actor
  await countAttempt(context.limiter, { limit: 'joinRequest', subject: uid })
  const confirmed = await context.provider.confirmedEmails([uid])
  return context.db.transaction(async (tx) => {
    const addresses = await confirmed(tx)
    await holdSignedIn(tx, context, actor)
    const { domain, organization } = await holdOffer(tx, addresses, { uid, name })
    const { organizationId, id: domainId, joining } = domain
    // One after the other: the request of this person that is there is the one that counts.
    if (!(await holdPeople(tx, organizationId))) throw new Refusal('not_found', { detail: 'it was deleted meanwhile' })
    const standing = await standingOf(tx, organizationId, uid)
    if (standing === 'member') throw new Refusal('already_member')
    const now = new Date()
    const made = { id: randomUUID(), organizationId, uid, domainId, askedAt: now, declinedAt: null }
    const before = await lockRequestOf(tx, organizationId, uid)
    const again = before?.declinedAt && againAfter(before.declinedAt)
    if (again && again > now) {
      const seconds = Math.ceil((again.getTime() - now.getTime()) / 1_000)
      throw new Refusal('asked_too_soon', { retryAfterSeconds: seconds })
    }
    const waits = before?.declinedAt === null && !hasEnded(before, now) && before.domainId === domainId
    if (!waits) {
      await deleteRequestOf(tx, organizationId, uid)
      await insertRequest(tx, made)
      await tellOfRequests(tx, context, organizationId)
    }
    const offer = joining === 'join' && standing !== 'removed' ? 'join' : 'ask'
    return toJoinable(organization, offer, waits ? before : made, now)
  })
}

/** Refuses with `not_found` where none waits. */
export async function withdraw({ db }: DatabaseContext, { actor, name }: Named): Promise<void> {
  if (!(await deleteOpenRequest(db, name, actor.uid, openSince(new Date())))) {
    throw new Refusal('not_found', { detail: 'no request waits' })
  }
}
