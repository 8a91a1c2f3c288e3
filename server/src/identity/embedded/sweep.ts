/** Clears away what can be good for nothing any more, and rotates the signing key when it is due. */
import type { Sweeps } from '#jobs/hourly.ts'
import { dropSecretsOf } from './codes/queries.ts'
import type { IdentityContext } from './context.ts'
import { dropMailedSignIns } from './codes/queries-mailed-sign-ins.ts'
import { refreshGraceSeconds, secondsAfter, sweepAfterSeconds } from './lifetimes.ts'
import { dropChallengesOf } from './passkeys/queries.ts'
import { endRunOutSessions, endSessionsAtErased } from './sessions/queries-end.ts'
import { dropSessionsOf, forgetSuccessors } from './sessions/queries.ts'
import { runOutBefore } from './sessions/session-life.ts'
import type { SigningKeys } from './tokens/signing-keys.ts'

export function sweepsOf({ db, now, sessionLife }: IdentityContext, keys: SigningKeys): Sweeps {
  const longAgo = () => secondsAfter(now(), -sweepAfterSeconds)
  return {
    async sessions() {
      await endRunOutSessions(db, runOutBefore(now(), sessionLife), now())
      await db.transaction((tx) => endSessionsAtErased(tx, now()))
      await forgetSuccessors(db, secondsAfter(now(), -refreshGraceSeconds))
      await dropSessionsOf(db, longAgo())
    },
    'codes and custom tokens': () => dropSecretsOf(db, longAgo()),
    'challenges of passkeys': () => dropChallengesOf(db, now()),
    'sign-ins by mail': () => dropMailedSignIns(db, now()),
    'signing keys': () => keys.maintain(),
  }
}
