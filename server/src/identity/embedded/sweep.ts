/** Clears away what can be good for nothing any more, and rotates the signing key when it is due. */
import { dropSecretsOf } from './codes/queries.ts'
import type { IdentityContext } from './context.ts'
import { refreshGraceSeconds, secondsAfter, sweepAfterSeconds } from './lifetimes.ts'
import { dropSessionsOf, endRunOutSessions, forgetSuccessors } from './sessions/queries.ts'
import { runOutBefore } from './sessions/session-life.ts'
import type { SigningKeys } from './tokens/signing-keys.ts'

/** Any number of processes may do it at once. A failure is logged, and the next round tries again. */
export async function sweep({ db, now, log, sessionLife }: IdentityContext, keys: SigningKeys): Promise<void> {
  try {
    const moment = secondsAfter(now(), -sweepAfterSeconds)
    await endRunOutSessions(db, runOutBefore(now(), sessionLife), now())
    await forgetSuccessors(db, secondsAfter(now(), -refreshGraceSeconds))
    await dropSessionsOf(db, moment)
    await dropSecretsOf(db, moment)
    await keys.maintain()
  } catch (error) {
    log.error({ err: error }, 'identity could not be swept')
  }
}
