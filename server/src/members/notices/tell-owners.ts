/** Tells the owners of an organization what one of them, or somebody outside, did: each once, and not without end. */
import type { Queryable, Transaction } from '#db/database.ts'
import { ownersToTell } from '#members/owners-to-tell.ts'
import type { Outbox, QueuedMail } from '#messaging/outbox.ts'
import { allowNotices, itsOwners, type NoticeKind } from './notices.ts'
import { organizationsAskedSince } from './queries-notices.ts'

export interface TellingContext {
  outbox: Outbox
  /** Where links lead; configuration, never a request's host. */
  settings: { publicOrigin: string }
}

interface ToTellOf extends Pick<QueuedMail, 'on' | 'left' | 'names'> {
  organizationId: string
  kind: NoticeKind
  /** uid of who did it: they know. */
  actor?: string
  /** Where the button leads. */
  pathOf: (name: string) => string
  now?: Date
}

/**
 * In the transaction of what it tells of, which holds the organization. Answers whether anybody was told: nobody where it
 * is deleted, or has no other owner who can be written to, or was told as often as it may be.
 */
export async function tellOwners(
  tx: Transaction,
  { outbox, settings: { publicOrigin } }: TellingContext,
  { organizationId, kind, actor, pathOf, now = new Date(), ...more }: ToTellOf,
): Promise<boolean> {
  const { organization, owners } = await ownersToTell(tx, organizationId)
  const others = owners.filter(({ uid }) => uid !== actor)
  if (!organization || others.length === 0) return false
  const allowed = await allowNotices(tx, { organizationId, kind, subjects: [itsOwners], now })
  if (!allowed.has(itsOwners)) return false
  const from = owners.find(({ uid }) => uid === actor)?.displayName ?? ''
  const mail = { from, about: organization.displayName, link: new URL(pathOf(organization.name), publicOrigin).href }
  await outbox.queue(tx, kind, ...others.map(({ email }) => ({ email, organizationId, ...mail, ...more })))
  return true
}

/** So many an hour: the rest follow with the next. */
const AT_ONCE = 1_000

/** Organizations in which somebody asked to join since their owners were told, if that was before `before`. */
export function askedSinceTold(q: Queryable, before: Date): Promise<string[]> {
  return organizationsAskedSince(q, { kind: 'join_requests', before, limit: AT_ONCE })
}
