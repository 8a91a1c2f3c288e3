/** Ownership that one owner offers to somebody: how long it waits, how it is told, and what an answer is called. */
import { randomUUID } from 'node:crypto'
import { DAY_SECONDS } from '@atrium/contract/rules/time/lengths'
import type { OwnershipOffer } from '@atrium/contract/people/ownership'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Transaction } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import type { Limiter } from '#limits/limiter.ts'
import { givingBack } from '#limits/count-attempt.ts'
import { countMails, mailAttempts } from '#limits/mails.ts'
import type { Outbox } from '#messaging/outbox.ts'

const OFFER_SECONDS = 7 * DAY_SECONDS

export interface OfferContext {
  outbox: Outbox
  limiter: Limiter
  /** Where the pages are; configuration, never a request's host. */
  settings: { publicOrigin: string }
}

interface Row {
  fromUid: string
  fromName: string
  toUid: string
  toName: string
  expiresAt: Date
}

export function toOffer({ fromUid, fromName, toUid, toName, expiresAt }: Row): OwnershipOffer {
  return {
    from: { user_id: fromUid, displayName: fromName },
    to: { user_id: toUid, displayName: toName },
    expiresAt: expiresAt.toISOString(),
  }
}

/** Of an offer that is made now: until when it can be accepted, and by what its mail is known. */
export function newOffer(): { expiresAt: Date; mailKey: string } {
  return { expiresAt: new Date(Date.now() + OFFER_SECONDS * 1_000), mailKey: randomUUID() }
}

/** `work`, with the mail of an offer counted before its transaction. Refuses with `too_many_requests`, and as `work` does. */
export async function countingOfferMail<T>(
  { limiter }: OfferContext,
  { uid, emailVerified: confirmed }: Actor,
  email: string | null,
  work: () => Promise<T>,
): Promise<T> {
  const mail = email && { cause: 'offer' as const, recipientKey: nameKey(email), sender: { uid, confirmed } }
  const attempts = mail ? mailAttempts(mail) : []
  if (attempts.length > 0) await countMails(limiter, ...attempts)
  return givingBack(limiter, attempts, work)
}

interface Told {
  email: string | null
  /** Of the offer: once it has ended, the mail does not go out any more. */
  mailKey: string
  /** The page where it is answered. */
  path: string
  /** What the ownership is of, and who offers it, as they are called. */
  about: string
  from: string
  /** Where an organization writes. */
  organizationId: string | null
}

/** Whoever has no address finds it on the page. */
export async function mailOffer(
  tx: Transaction,
  { outbox, settings }: OfferContext,
  { email, mailKey, path, ...told }: Told,
): Promise<void> {
  if (email === null) return
  const link = new URL(path, settings.publicOrigin).href
  await outbox.queue(tx, 'hand_over', { ...told, email, link, carries: mailKey, goodForSeconds: OFFER_SECONDS })
}

/** How the records call an answer, by whoever got the offer or, where they withdraw it, made it. */
export function answerName({ accept, isTaker }: { accept: boolean; isTaker: boolean }) {
  return accept ? 'handed_over' : isTaker ? 'declined' : 'withdrawn'
}
