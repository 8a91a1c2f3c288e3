/** Mails of invites are counted before they are queued, and given back where they are not. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { Refusal } from '#http/refusal.ts'
import { givingBack, orGivenBack } from '#limits/count-attempt.ts'
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
  if (inviter.emailVerified) return
  // Where nothing goes out, it is nobody's share.
  await givingBack(limiter, attempts, async () => {
    if ((await countUnconfirmedInvites(db, inviter.uid, 1)) === 1) return
    throw new Refusal('email_not_verified', { detail: 'an unconfirmed account has sent its invites' })
  })
}

/** Why no invite may be mailed, as lists of people tell it of a line. */
type NoMail = { code: 'sender_unconfirmed' | 'too_many_mails' }

/**
 * `countMail` for each: those that may go, and why the others may not. Where counting itself fails, such as by a database
 * that is away, it throws, and nothing stays counted.
 */
export async function countMailOfEach<One extends { email: string }>(
  counting: Counting,
  inviter: MailingInviter,
  wanted: readonly One[],
): Promise<{ counted: One[]; refused: Map<One, NoMail> }> {
  const counted: One[] = []
  const refused = new Map<One, NoMail>()
  const count = async (one: One) => {
    try {
      await countMail(counting, inviter, one.email)
      counted.push(one)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.set(one, { code: error.code === 'email_not_verified' ? 'sender_unconfirmed' : 'too_many_mails' })
    }
  }
  const countEach = async () => {
    // In their order, so that it is the first of them that go.
    if (!inviter.emailVerified) for (const one of wanted) await count(one)
    else {
      // All of them, so that what is counted behind a failure is known too.
      const failed = (await Promise.allSettled(wanted.map(count))).find(({ status }) => status === 'rejected')
      if (failed) throw (failed as PromiseRejectedResult).reason
    }
    return { counted, refused }
  }
  return orGivenBack(countEach, () => giveMailsBack(counting, inviter, emailsOf(counted)))
}

/** The addresses of those, as `giveMailsBack` takes them. */
export function emailsOf(counted: readonly { email: string }[]): string[] {
  return counted.map(({ email }) => email)
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
