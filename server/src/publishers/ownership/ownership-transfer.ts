/** Handing the ownership of a publisher over: offered by one, accepted by the other, and nothing changes before. */
import type { OwnershipOffer } from '@atrium/contract/people/ownership'
import { audit } from '#audit/audit.ts'
import type { DatabaseContext, Queryable, Transaction } from '#db/database.ts'
import type { AskingAuthor, AuthorMembership } from '#http/membership.ts'
import { requireRecentSignIn } from '#http/recent-sign-in.ts'
import { Refusal } from '#http/refusal.ts'
import { type Keyed, onceCounted } from '#idempotency/with-idempotency-key.ts'
import { answerName, countingOfferMail, mailOffer, newOffer, type OfferContext, toOffer } from '#ownership/offer.ts'
import { changePeople } from '#publishers/people/change-people.ts'
import { wasRemovedSince } from '#publishers/people/queries-removals.ts'
import { authorRole, memberToTell, setAuthorRole } from '#publishers/people/queries-people.ts'
import type { SignedInContext } from '#users/held-people.ts'
import { dropOffer, dropOffersOf, offerAround, putOffer } from './queries-ownership.ts'

/** The offer that waits for the actor, or that the actor made; null where there is none. */
export async function offerOf(
  { db }: { db: Queryable },
  { actor, membership }: AskingAuthor,
): Promise<OwnershipOffer | null> {
  const row = await offerAround(db, membership.id, actor.uid)
  return row ? toOffer(row) : null
}

/**
 * Refuses with `not_found` where the other does not belong to it, or is oneself, and with `done_meanwhile` where they
 * were taken out of it; as `changePeople` does;
 * `recent_login_required`; `too_many_requests` where too much has been offered by mail; as `onceCounted` does.
 */
export async function offer(
  context: OfferContext & DatabaseContext & SignedInContext,
  { actor, uid, idempotencyKey: key, ...asked }: AskingAuthor & Keyed & { uid: string },
): Promise<OwnershipOffer> {
  const { db, provider } = context
  requireRecentSignIn(actor)
  const isOther = uid !== actor.uid
  const recipient = isOther ? await memberToTell(db, asked.membership.id, uid) : undefined
  const offering = async (tx: Transaction, membership: AuthorMembership): Promise<OwnershipOffer> => {
    // Whoever ends what they gave holds what it is of, too.
    await provider.requireOpenSession?.(tx, actor)
    const { id, authorId: author, name: about } = membership
    const to = isOther ? await memberToTell(tx, id, uid) : undefined
    if (!to) {
      const was = await wasRemovedSince(tx, id, uid, new Date(0))
      throw new Refusal(was ? 'done_meanwhile' : 'not_found', { detail: 'nobody to hand over to' })
    }
    const { expiresAt, mailKey } = newOffer()
    await putOffer(tx, { id, fromUid: actor.uid, toUid: uid, expiresAt, mailKey })
    await audit(tx, { actor: actor.uid, action: 'author.ownership_offered', subject: uid, detail: { author } })
    const made = await offerOf({ db: tx }, { actor, membership })
    if (!made) throw new Error('the offer was not found')
    const from = made.from.displayName
    await mailOffer(tx, context, {
      email: to.email,
      mailKey,
      path: `/authors/${author}/people`,
      about,
      from,
      organizationId: null,
    })
    return made
  }
  const body = { author: asked.membership.id, uid }
  return onceCounted(db, { uid: actor.uid, key, operation: 'createAuthorOwnershipOffer', body }, (once) =>
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
  { actor, accept, ...asked }: AskingAuthor & { accept: boolean },
): Promise<boolean> {
  return changePeople(db, { actor, ...asked }, async (tx, membership) => {
    const { id, authorId: author } = membership
    const made = await offerOf({ db: tx }, { actor, membership })
    if (!made) throw new Refusal('not_found', { detail: 'no offer waits' })
    const isTaker = made.to.user_id === actor.uid
    if (accept && !isTaker) throw new Refusal('forbidden', { detail: 'one cannot accept one’s own offer' })
    if (accept) await exchange(tx, id, made)
    else await dropOffer(tx, id, made.from.user_id)
    const action = `author.ownership_${answerName({ accept, isTaker })}` as const
    const subject = isTaker ? made.from.user_id : made.to.user_id
    await audit(tx, { actor: actor.uid, action, subject, detail: { author } })
    return accept
  })
}

async function exchange(tx: Transaction, id: string, { from, to }: OwnershipOffer): Promise<void> {
  // An offer ends with the ownership that it offers, so this holds; it is asked all the same.
  if ((await authorRole(tx, id, from.user_id)) !== 'owner') {
    throw new Refusal('not_found', { detail: 'whoever offered it is no owner any more' })
  }
  await setAuthorRole(tx, id, to.user_id, 'owner')
  await setAuthorRole(tx, id, from.user_id, 'staff')
  await dropOffersOf(tx, id, from.user_id)
}
