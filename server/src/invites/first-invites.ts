/**
 * The few invites by mail of whoever has not confirmed their own address, counted in the transaction that makes the invite:
 * the person is held for it behind accounts, and before the organization or publisher.
 */
import type { Transaction } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { holdSignedIn, type SignedInContext } from '#users/held-people.ts'
import { countUnconfirmedInvites, giveUnconfirmedInvitesBack } from '#users/unconfirmed-invites.ts'
import type { MailingInviter } from './counted-mail.ts'

/**
 * Holds whoever makes an invite, as `holdSignedIn` does, and counts it where it goes by mail. Refuses as that does, and with
 * `email_not_verified` when somebody whose own address is not confirmed has sent their five.
 */
export async function holdInviter(
  tx: Transaction,
  context: SignedInContext,
  actor: Actor,
  email: string | null,
): Promise<void> {
  await holdSignedIn(tx, context, actor)
  if (email === null || actor.emailVerified || (await countUnconfirmedInvites(tx, actor.uid, 1)) === 1) return
  throw new Refusal('email_not_verified', { detail: 'an unconfirmed account has sent its invites' })
}

/** Takes one of those that are left: whether it may go. */
export type MayGo = () => boolean

/**
 * `work`, which makes at most so many invites and asks of each, in their order, whether it may go. Those that it does not ask
 * for are given back in the same transaction.
 */
export async function amongFirstInvites<T>(
  tx: Transaction,
  { uid, emailVerified }: MailingInviter,
  wanted: number,
  work: (mayGo: MayGo) => Promise<T>,
): Promise<T> {
  if (emailVerified || wanted === 0) return work(() => emailVerified)
  let left = await countUnconfirmedInvites(tx, uid, wanted)
  const result = await work(() => {
    if (left === 0) return false
    left -= 1
    return true
  })
  if (left > 0) await giveUnconfirmedInvitesBack(tx, uid, left)
  return result
}
