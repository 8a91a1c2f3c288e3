/**
 * What is counted of the way of a sign-in. A school of thousands may be behind one address and begin at eight, so what
 * is done with a connection that is there has a limit of that size for the two, and what finds nothing has the narrow
 * one of an address. What comes back from a provider is no more than what set out.
 */
import type { RequestLimit } from '@atrium/contract/endpoint'
import { addressKey } from '#limits/address.ts'
import { countAttempt } from '#limits/count-attempt.ts'
import type { Attempt, Limiter } from '#limits/limiter.ts'

/** A look for a connection that was there, or setting out for it. Rejects with `too_many_requests`. */
export async function countAtConnection(
  limiter: Limiter,
  what: 'find' | 'start',
  { connectionId, ip }: { connectionId: string; ip: string },
): Promise<void> {
  await countAttempt(limiter, { limit: 'signInStart', subject: `${what} ${connectionId} ${addressKey(ip)}` })
}

/** What found nothing. Rejects with `too_many_requests`. */
export async function countMiss(limiter: Limiter, limit: RequestLimit, ip: string): Promise<void> {
  await countAttempt(limiter, { limit, subject: addressKey(ip) })
}

/** Before something is verified that costs time; what it answers gives the attempt back, once it was good. Rejects with `too_many_requests`. */
export async function countUntilGood(limiter: Limiter, ip: string): Promise<() => Promise<void>> {
  const attempt: Attempt = { limit: 'accountLookup', subject: addressKey(ip) }
  await countAttempt(limiter, attempt)
  return () => limiter.giveBack(attempt)
}
