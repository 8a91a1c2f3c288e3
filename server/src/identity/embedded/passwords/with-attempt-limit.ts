/** Counts password guesses before they are checked, so that guesses in parallel cannot outrun the limit. */
import type { IdentityContext } from '#identity/embedded/context.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import type { Attempt } from '#limits/limiter.ts'

/** Counts the attempts, or throws `TOO_MANY_ATTEMPTS_TRY_LATER`. */
export async function countAttempts({ limiter }: IdentityContext, ...attempts: Attempt[]): Promise<void> {
  if (attempts.length === 0) return
  const { allowed, retryAfterSeconds } = await limiter.take(...attempts)
  if (!allowed) throw new ProtocolError('TOO_MANY_ATTEMPTS_TRY_LATER', { retryAfterSeconds })
}

interface Asking {
  emailKey: string
  /** The hash of the browser that asks, as far as it has one. */
  browser: string | null
}

export interface KnownBrowser {
  browser: string
  /** Whether the account's address is confirmed. */
  confirmed: boolean
}

/**
 * Counts attempts at an account. Where they are used up, by whomever, at the account or behind the same address, a browser
 * that it was signed in with before has its own, `own`: nobody keeps somebody out of their account by trying. Whoever made
 * an account for an address that they never confirmed may have made as many browsers known to it as they like: `own` is
 * told, and may answer with none. Answers what was counted, or throws as `countAttempts` does.
 */
export async function countOrOwn(
  context: IdentityContext,
  { emailKey, browser }: Asking,
  attempts: Attempt[],
  own: (known: KnownBrowser) => Attempt[],
): Promise<Attempt[]> {
  try {
    await countAttempts(context, ...attempts)
    return attempts
  } catch (error) {
    if (browser === null || !isUsedUp(error)) throw error
    // One statement, whether there is such an account or not.
    const account = await context.passwordSignIns.findAccount({ emailKey, browser })
    if (!account?.isKnownBrowser) throw error
    const mine = own({ browser, confirmed: account.emailVerified })
    if (mine.length === 0) throw error
    await countAttempts(context, ...mine)
    return mine
  }
}

interface Guess extends Asking {
  address: string
}

/**
 * Checks a password guess under the limits of its account and its address. What `lookUp` finds is
 * looked up meanwhile, and checked only once the attempt is counted. `check` answers undefined when the
 * guess was wrong; only then the attempt stays counted. Otherwise it answers how to go on.
 * A known browser has guesses of its own, as `countOrOwn` has it; all those of an account together have no more than an
 * address.
 */
export async function withAttemptLimit<Known extends { isKnownBrowser: boolean } | undefined, Result>(
  context: IdentityContext,
  { emailKey, address, browser }: Guess,
  lookUp: () => Promise<Known>,
  check: (known: Known) => Promise<(() => Promise<Result>) | undefined>,
): Promise<Result | undefined> {
  const attemptsAs = (caller: string, account: string): Attempt[] => [
    { limit: 'wrongPasswordAddress', subject: caller },
    { limit: 'wrongPasswordAccount', subject: account },
  ]
  let attempts = attemptsAs(address, emailKey)
  const [counted, known] = await Promise.allSettled([countAttempts(context, ...attempts), lookUp()])
  if (counted.status === 'rejected') {
    const isKnown = known.status === 'fulfilled' && browser !== null && known.value?.isKnownBrowser
    if (!isKnown || !isUsedUp(counted.reason)) throw counted.reason
    attempts = [
      ...attemptsAs(`browser ${browser}`, `${emailKey} at ${browser}`),
      { limit: 'wrongPasswordAddress', subject: `browsers of ${emailKey}` },
    ]
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
