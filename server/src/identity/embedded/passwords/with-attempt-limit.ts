/** Counts password guesses before they are checked, so that guesses in parallel cannot outrun the limit. */
import type { IdentityContext } from '#identity/embedded/context.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import type { Attempt } from '#limits/limiter.ts'

/** Counts the attempts, or throws `TOO_MANY_ATTEMPTS_TRY_LATER`. */
export async function countAttempts({ limiter }: IdentityContext, ...attempts: Attempt[]): Promise<void> {
  const { allowed, retryAfterSeconds } = await limiter.take(...attempts)
  if (!allowed) throw new ProtocolError('TOO_MANY_ATTEMPTS_TRY_LATER', { retryAfterSeconds })
}

/**
 * Checks a password guess under the limits of its account and its address. What `lookUp` finds is
 * looked up meanwhile, and checked only once the attempt is counted. `check` answers undefined when the
 * guess was wrong; only then the attempt stays counted. Otherwise it answers how to go on.
 */
export async function withAttemptLimit<Known, Result>(
  context: IdentityContext,
  { emailKey, address }: { emailKey: string; address: string },
  lookUp: () => Promise<Known>,
  check: (known: Known) => Promise<(() => Promise<Result>) | undefined>,
): Promise<Result | undefined> {
  const attempts: Attempt[] = [
    { limit: 'wrongPasswordAddress', subject: address },
    { limit: 'wrongPasswordAccount', subject: emailKey },
  ]
  const [counted, known] = await Promise.allSettled([countAttempts(context, ...attempts), lookUp()])
  if (counted.status === 'rejected') throw counted.reason
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
