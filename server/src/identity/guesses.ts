/** Counts password guesses before they are checked, so that guesses in parallel cannot outrun the limit. */
import type { Attempt } from '#limits/limiter.ts'
import type { IdentityContext } from './context.ts'
import { ProtocolError } from './protocol-error.ts'

/** Counts the attempts, or throws `TOO_MANY_ATTEMPTS_TRY_LATER`. */
export async function countAttempts({ limiter }: IdentityContext, ...attempts: Attempt[]): Promise<void> {
  const { allowed, retryAfterSeconds } = await limiter.take(...attempts)
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
  const attempts: Attempt[] = [
    { limit: 'wrongPasswordAddress', subject: address },
    { limit: 'wrongPasswordAccount', subject: emailKey },
  ]
  await countAttempts(context, ...attempts)
  let wrong = false
  try {
    const result = await check()
    wrong = result === undefined
    return result
  } finally {
    if (!wrong) await context.limiter.giveBack(...attempts)
  }
}
