/** Mails of invites are counted before they are queued, and given back where they are not. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { Refusal } from '#http/refusal.ts'
import { orGivenBack } from '#limits/count-attempt.ts'
import type { Attempt } from '#limits/limiter.ts'
import { countMails, mailAttempts } from '#limits/mails.ts'
import { countUnconfirmedInvites, giveUnconfirmedInvitesBack } from '#users/unconfirmed-invites.ts'
import type { InvitesContext } from './context.ts'

type Counting = Pick<InvitesContext, 'db' | 'limiter'>

/** Who has an invite mailed. */
export interface MailingInviter {
  uid: string
  emailVerified: boolean
  /** Many at once, by an import. */
  bulk?: boolean
}

function attemptsOf({ uid, emailVerified: confirmed, bulk = false }: MailingInviter, email: string): Attempt[] {
  return mailAttempts({ cause: 'invite', recipientKey: nameKey(email), sender: { uid, confirmed, bulk } })
}

/**
 * Counts the mail of an invite: to be asked before the transaction. An invite without an address costs
 * nothing. Refuses with `too_many_requests` when sender, address or installation have had their share, and
 * with `email_not_verified` when somebody whose own address is not confirmed has sent their five.
 */
export async function countMail(counting: Counting, inviter: MailingInviter, email: string | null): Promise<void> {
  if (email === null) return
  const { db, limiter } = counting
  const attempts = attemptsOf(inviter, email)
  await countMails(limiter, ...attempts)
  if (inviter.emailVerified || (await countUnconfirmedInvites(db, inviter.uid, 1)) === 1) return
  // Nothing goes out, so it is nobody's share.
  await limiter.giveBack(...attempts)
  throw new Refusal('email_not_verified', { detail: 'an unconfirmed account has sent its invites' })
}

/** Of mails that `countMail` counted, those that did not go out. */
export async function giveMailsBack(
  { db, limiter }: Counting,
  inviter: MailingInviter,
  emails: readonly string[],
): Promise<void> {
  if (emails.length === 0) return
  await limiter.giveBack(...emails.flatMap((email) => attemptsOf(inviter, email)))
  if (!inviter.emailVerified) await giveUnconfirmedInvitesBack(db, inviter.uid, emails.length)
}

/** `work`, which queues the mail, with the mail counted: where it fails nothing goes out. Refuses as `countMail` and `work` do. */
export async function countingMail<T>(
  counting: Counting,
  inviter: MailingInviter,
  email: string | null,
  work: () => Promise<T>,
): Promise<T> {
  await countMail(counting, inviter, email)
  return givingMailsBack(counting, inviter, email === null ? [] : [email], work)
}

/** `work`, with mails that were counted for it: where it fails they are given back. */
export function givingMailsBack<T>(
  counting: Counting,
  inviter: MailingInviter,
  emails: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  return orGivenBack(work, () => giveMailsBack(counting, inviter, emails))
}
