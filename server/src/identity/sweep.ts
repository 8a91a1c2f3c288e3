/** Clears away what can be good for nothing any more, and rotates the signing key when it is due. */
import type { IdentityContext } from './context.ts'
import { secondsAfter, sweepAfterSeconds } from './lifetimes.ts'
import { dropSecretsOf } from './queries-secrets.ts'
import { dropSessionsOf } from './queries-sessions.ts'
import type { SigningKeys } from './signing-keys.ts'

/** Any number of processes may do it at once. A failure is logged, and the next round tries again. */
export async function sweep({ db, now, log }: IdentityContext, keys: SigningKeys): Promise<void> {
  try {
    const moment = secondsAfter(now(), -sweepAfterSeconds)
    await dropSessionsOf(db, moment)
    await dropSecretsOf(db, moment)
    await keys.maintain()
  } catch (error) {
    log.error({ err: error }, 'identity could not be swept')
  }
}
