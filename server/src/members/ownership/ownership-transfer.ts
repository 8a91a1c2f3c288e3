/** Handing ownership over: offered by one, accepted by the other, and nothing changes before. */
import type { OwnershipOffer } from '@atrium/contract/people/members'
import { nameKey } from '@atrium/contract/rules/normalize'
import { audit } from '#audit/audit.ts'
import type { DatabaseContext, Queryable, Transaction } from '#db/database.ts'
import type { Asking, Membership } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import type { Limiter } from '#limits/limiter.ts'
import { countMails, mailAttempts } from '#limits/mails.ts'
import { changePeople } from '#members/change-members.ts'
import { memberRow } from '#members/listing/queries.ts'
import { memberRole, setRole } from '#members/queries.ts'
import type { Outbox } from '#messaging/outbox.ts'
import { dropOffersOf, dropOffer, offerAround, putOffer } from './queries.ts'

const OFFER_SECONDS = 7 * 86_400

/** The offer that waits for the actor, or that the actor made; null where there is none. */
export async function offerOf(
  { db }: { db: Queryable },
  { actor, membership }: Asking,
): Promise<OwnershipOffer | null> {
  const row = await offerAround(db, membership.organizationId, actor.uid, new Date())
  if (!row) return null
  return {
    from: { user_id: row.fromUid, displayName: row.fromName },
    to: { user_id: row.toUid, displayName: row.toName },
    expiresAt: row.expiresAt.toISOString(),
  }
}

export interface OfferContext extends DatabaseContext {
  outbox: Outbox
  limiter: Limiter
  /** Where the people pages are; configuration, never a request's host. */
  settings: { publicOrigin: string }
}

/**
 * Refuses with `not_found` where the other is no member, or oneself; as `changePeople` does;
 * `too_many_requests` where too much has been offered by mail.
 */
export async function offer(
  context: OfferContext,
  { actor, uid, ...asked }: Asking & { uid: string },
): Promise<OwnershipOffer> {
  const { db } = context
  await countOffer(context, { actor, uid, ...asked })
  return changePeople(db, { actor, ...asked }, async (tx, membership) => {
    const { organizationId } = membership
    const to = uid === actor.uid ? undefined : await memberRow(tx, organizationId, uid)
    if (!to) {
      throw new Refusal('not_found', { detail: 'nobody to hand over to' })
    }
    const expiresAt = new Date(Date.now() + OFFER_SECONDS * 1_000)
    await putOffer(tx, { organizationId, fromUid: actor.uid, toUid: uid, expiresAt })
    await audit(tx, { actor: actor.uid, action: 'ownership.offered', subject: uid, organizationId })
    const made = await offerOf({ db: tx }, { actor, membership })
    if (!made) throw new Error('the offer was not found')
    await tell(tx, context, membership, made.from.displayName, to)
    return made
  })
}

/** Before the transaction, as every limit is counted; what may not be offered at all is told behind it. */
async function countOffer(
  { db, limiter }: OfferContext,
  { actor, membership, uid }: Asking & { uid: string },
): Promise<void> {
  const to = uid === actor.uid ? undefined : await memberRow(db, membership.organizationId, uid)
  if (to?.email == null) return
  const sender = { uid: actor.uid, confirmed: actor.emailVerified }
  await countMails(limiter, ...mailAttempts({ cause: 'offer', recipientKey: nameKey(to.email), sender }))
}

async function tell(
  tx: Transaction,
  { outbox, settings }: OfferContext,
  { name, displayName: about, organizationId }: Membership,
  from: string,
  { email }: { email: string | null },
): Promise<void> {
  if (email === null) return
  const link = new URL(`/organizations/${name}/people`, settings.publicOrigin).href
  await outbox.queue(tx, 'hand_over', { email, link, about, from, goodForSeconds: OFFER_SECONDS, organizationId })
}

/**
 * The one who got an offer accepts or declines it; the one who made it can withdraw it (`accept: false`).
 * Refuses with `not_found` where no offer waits, `forbidden` where somebody accepts their own.
 */
export async function answer(
  { db }: DatabaseContext,
  { actor, accept, ...asked }: Asking & { accept: boolean },
): Promise<boolean> {
  return changePeople(db, { actor, ...asked }, async (tx, membership) => {
    const { organizationId } = membership
    const made = await offerOf({ db: tx }, { actor, membership })
    if (!made) throw new Refusal('not_found', { detail: 'no offer waits' })
    const isTaker = made.to.user_id === actor.uid
    if (accept && !isTaker) throw new Refusal('forbidden', { detail: 'one cannot accept one’s own offer' })
    if (accept) {
      await exchange(tx, organizationId, made)
      await dropOffersOf(tx, organizationId, [made.from.user_id])
    } else await dropOffer(tx, organizationId, made.from.user_id)
    const action = accept ? 'ownership.handed_over' : isTaker ? 'ownership.declined' : 'ownership.withdrawn'
    const subject = isTaker ? made.from.user_id : made.to.user_id
    await audit(tx, { actor: actor.uid, action, subject, organizationId })
    return accept
  })
}

async function exchange(tx: Transaction, organizationId: string, { from, to }: OwnershipOffer): Promise<void> {
  // An offer ends with the ownership that it offers, so this holds; it is asked all the same.
  if ((await memberRole(tx, organizationId, from.user_id)) !== 'owner') {
    throw new Refusal('not_found', { detail: 'whoever offered it is no owner any more' })
  }
  await setRole(tx, organizationId, to.user_id, 'owner')
  await setRole(tx, organizationId, from.user_id, 'staff')
}
