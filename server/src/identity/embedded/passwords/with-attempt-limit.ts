/** Counts password guesses before they are checked, so that guesses in parallel cannot outrun the limit. */
import type { IdentityContext } from '#identity/embedded/context.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import type { Attempt } from '#limits/limiter.ts'

/** Counts the attempts, or throws `TOO_MANY_ATTEMPTS_TRY_LATER`. */
export async function countAttempts({ limiter }: IdentityContext, ...attempts: Attempt[]): Promise<void> {
  const { allowed, retryAfterSeconds } = await limiter.take(...attempts)
  if (!allowed) throw new ProtocolError('TOO_MANY_ATTEMPTS_TRY_LATER', { retryAfterSeconds })
}

interface Guess {
  emailKey: string
  address: string
  /** The hash of the browser that asks, as far as it is known. */
  browser: string | null
}

/**
 * Checks a password guess under the limits of its account and its address. What `lookUp` finds is
 * looked up meanwhile, and checked only once the attempt is counted. `check` answers undefined when the
 * guess was wrong; only then the attempt stays counted. Otherwise it answers how to go on.
 *
 * Once the account's guesses are used up, by whomever, a browser that it was signed in with before has as many of its
 * own: nobody keeps somebody out of their account by guessing at it.
 */
export async function withAttemptLimit<Known extends { knownBrowsers: readonly string[] } | undefined, Result>(
  context: IdentityContext,
  { emailKey, address, browser }: Guess,
  lookUp: () => Promise<Known>,
  check: (known: Known) => Promise<(() => Promise<Result>) | undefined>,
): Promise<Result | undefined> {
  const byAddress: Attempt = { limit: 'wrongPasswordAddress', subject: address }
  let attempts: Attempt[] = [byAddress, { limit: 'wrongPasswordAccount', subject: emailKey }]
  const [counted, known] = await Promise.allSettled([countAttempts(context, ...attempts), lookUp()])
  if (counted.status === 'rejected') {
    const isKnown = known.status === 'fulfilled' && browser !== null && known.value?.knownBrowsers.includes(browser)
    if (!isKnown || !isUsedUp(counted.reason)) throw counted.reason
    attempts = [byAddress, { limit: 'wrongPasswordAccount', subject: `${emailKey} at ${browser}` }]
    await countAttempts(context, ...attempts)
  }
  const refundAttempts = () => context.passwordSignIns.refundAttempts(attempts)
  let goOn: (() => Promise<Result>) | undefined
  try {
    if (known.status === 'rejected') throw known.reason
    goOn = await check(known.value)
  } catch (error) {
    await refundAttempts()
    throw error
  }
  if (!goOn) return undefined
  const [result] = await Promise.all([goOn(), refundAttempts()])
  return result
}

function isUsedUp(error: unknown): boolean {
  return error instanceof ProtocolError && error.code === 'TOO_MANY_ATTEMPTS_TRY_LATER'
}
