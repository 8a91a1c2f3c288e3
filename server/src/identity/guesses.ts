/** Counts password guesses before they are checked, so that guesses in parallel cannot outrun the limit. */
import type { LimitName } from '#limits/rates.ts'
import type { IdentityContext } from './context.ts'
import { ProtocolError } from './protocol-error.ts'

/** Counts one attempt, or throws `TOO_MANY_ATTEMPTS_TRY_LATER`. */
export async function countAttempt({ limiter }: IdentityContext, limit: LimitName, subject: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await limiter.take(limit, subject)
  if (!allowed) throw new ProtocolError('TOO_MANY_ATTEMPTS_TRY_LATER', { retryAfterSeconds })
}

/**
 * Checks a password guess under the limits of its account and its address. `check` answers undefined
 * when the guess was wrong; only then the attempt stays counted.
 */
export async function guess<Result>(
  context: IdentityContext,
  { emailKey, address }: { emailKey: string; address: string },
  check: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  // The address first: one that is over its limit must not use up what the account's owner has left.
  await countAttempt(context, 'wrongPasswordAddress', address)
  await countAttempt(context, 'wrongPasswordAccount', emailKey)
  let wrong = false
  try {
    const result = await check()
    wrong = result === undefined
    return result
  } finally {
    if (!wrong) {
      await context.limiter.giveBack('wrongPasswordAddress', address)
      await context.limiter.giveBack('wrongPasswordAccount', emailKey)
    }
  }
}
