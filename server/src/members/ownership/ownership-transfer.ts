/** Handing ownership over: offered by one, accepted by the other, and nothing changes before. */
import type { OwnershipOffer } from '@atrium/contract/people/ownership'
import { audit } from '#audit/audit.ts'
import type { DatabaseContext, Queryable, Transaction } from '#db/database.ts'
import type { Asking, Membership } from '#http/membership.ts'
import { requireRecentSignIn } from '#http/recent-sign-in.ts'
import { Refusal } from '#http/refusal.ts'
import { type Keyed, onceCounted } from '#idempotency/with-idempotency-key.ts'
import { assertNoLearners } from '#learners/stay-users.ts'
import { changePeople } from '#members/change-members.ts'
import { memberRow } from '#members/listing/queries.ts'
import { memberRole, membershipRow, setRole } from '#members/queries.ts'
import { answerName, countingOfferMail, mailOffer, newOffer, type OfferContext, toOffer } from '#ownership/offer.ts'
import type { SignedInContext } from '#users/held-people.ts'
import { dropOffersOf, dropOffer, offerAround, putOffer } from './queries.ts'

/** The offer that waits for the actor, or that the actor made; null where there is none. */
export async function offerOf(
  { db }: { db: Queryable },
  { actor, membership }: Asking,
): Promise<OwnershipOffer | null> {
  const row = await offerAround(db, membership.organizationId, actor.uid, new Date())
  return row ? toOffer(row) : null
}

/**
 * Refuses with `not_found` where the other is no member, or oneself, and with `done_meanwhile` where they were one; as `changePeople` does;
 * `recent_login_required`; `too_many_requests` where too much has been offered by mail; as `onceCounted` does.
 */
export async function offer(
  context: OfferContext & DatabaseContext & SignedInContext,
  { actor, uid, idempotencyKey: key, ...asked }: Asking & Keyed & { uid: string },
): Promise<OwnershipOffer> {
  const { db, provider } = context
  requireRecentSignIn(actor)
  const recipient = uid === actor.uid ? undefined : await memberRow(db, asked.membership.organizationId, uid)
  const offering = async (tx: Transaction, membership: Membership): Promise<OwnershipOffer> => {
    // Whoever ends what they gave holds what it is of, too.
    await provider.requireOpenSession?.(tx, actor)
    const { organizationId, name, displayName: about } = membership
    const to = uid === actor.uid ? undefined : await memberRow(tx, organizationId, uid)
    if (!to) {
      const was = uid !== actor.uid && (await membershipRow(tx, organizationId, uid)) !== undefined
      throw new Refusal(was ? 'done_meanwhile' : 'not_found', { detail: 'nobody to hand over to' })
    }
    await assertNoLearners(tx, organizationId, [uid])
    const { expiresAt, mailKey } = newOffer()
    await putOffer(tx, { organizationId, fromUid: actor.uid, toUid: uid, expiresAt, mailKey })
    await audit(tx, { actor: actor.uid, action: 'ownership.offered', subject: uid, organizationId })
    const made = await offerOf({ db: tx }, { actor, membership })
    if (!made) throw new Error('the offer was not found')
    const from = made.from.displayName
    // Whoever gets it may be a User, for whom this is the page that there is.
    const path = `/organizations/${name}/overview`
    await mailOffer(tx, context, { email: to.email, mailKey, path, about, from, organizationId })
    return made
  }
  const body = { organization: asked.membership.organizationId, uid }
  return onceCounted(db, { uid: actor.uid, key, operation: 'createOwnershipOffer', body }, (once) =>
    countingOfferMail(context, actor, recipient?.email ?? null, () =>
      changePeople(once, { actor, ...asked }, offering),
    ),
  )
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
    const action = `ownership.${answerName({ accept, isTaker })}` as const
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
