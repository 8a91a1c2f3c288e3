/**
 * Mails of invites are counted before they are queued, and given back where they are not. What stays counted, since a process
 * ended in between, comes back with its hour or day; what never would is counted with the invite itself (`first-invites.ts`).
 */
import { nameKey } from '@atrium/contract/rules/normalize'
import { Refusal } from '#http/refusal.ts'
import { orGivenBack } from '#limits/count-attempt.ts'
import type { Attempt } from '#limits/limiter.ts'
import { countMails, mailAttempts } from '#limits/mails.ts'
import type { InvitesContext } from './context.ts'

type Counting = Pick<InvitesContext, 'limiter'>

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

/** Refuses with `too_many_requests` when sender, address or installation have had their share. */
function countMail({ limiter }: Counting, inviter: MailingInviter, email: string): Promise<void> {
  return countMails(limiter, ...attemptsOf(inviter, email))
}

/** Why no invite may be mailed, as lists of people tell it of a line. */
const tooMany = { code: 'too_many_mails' } as const

/**
 * Counts the mail of each: those that may go, and why the others may not. Where counting itself fails, such
 * as by a database that is away, it throws, and nothing stays counted.
 */
export async function countMailOfEach<One extends { email: string }>(
  counting: Counting,
  inviter: MailingInviter,
  wanted: readonly One[],
): Promise<{ counted: One[]; refused: Map<One, typeof tooMany> }> {
  const counted = new Set<One>()
  const refused = new Map<One, typeof tooMany>()
  const count = async (one: One) => {
    try {
      await countMail(counting, inviter, one.email)
      counted.add(one)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.set(one, tooMany)
    }
  }
  const countEach = async () => {
    // All of them, so that what is counted behind a failure is known too.
    const failed = (await Promise.allSettled(wanted.map(count))).find(({ status }) => status === 'rejected')
    if (failed) throw (failed as PromiseRejectedResult).reason
    return { counted: [...counted], refused }
  }
  return orGivenBack(countEach, () => giveMailsBack(counting, inviter, emailsOf([...counted])))
}

/** The addresses of those. */
export function emailsOf(counted: readonly { email: string }[]): string[] {
  return counted.map(({ email }) => email)
}

/** Of mails that were counted, those that did not go out. */
async function giveMailsBack({ limiter }: Counting, inviter: MailingInviter, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return
  await limiter.giveBack(...emails.flatMap((email) => attemptsOf(inviter, email)))
}

/**
 * `work`, which queues the mail in its transaction, with the mail counted before that: where it fails nothing goes out. An
 * invite without an address costs nothing. Refuses with `too_many_requests` and as `work` does.
 */
export async function countingMail<T>(
  counting: Counting,
  inviter: MailingInviter,
  email: string | null,
  work: () => Promise<T>,
): Promise<T> {
  if (email === null) return work()
  await countMail(counting, inviter, email)
  return orGivenBack(work, () => giveMailsBack(counting, inviter, [email]))
}

/** `work`, with mails that were counted for it: those that `isSent` does not know behind it are given back, and all where it fails. */
export async function givingUnsentBack<One extends { email: string }, T>(
  counting: Counting,
  inviter: MailingInviter,
  { counted, isSent }: { counted: readonly One[]; isSent: (one: One) => boolean },
  work: () => Promise<T>,
): Promise<T> {
  const giveBack = (some: readonly One[]) => giveMailsBack(counting, inviter, emailsOf(some))
  const result = await orGivenBack(work, () => giveBack(counted))
  await giveBack(counted.filter((one) => !isSent(one)))
  return result
}
