/** What the pages of sign-up keep of it until its end; its code comes once there is something to keep (`unfinished.ts`). */
import {
  forgetUnfinished,
  keepUnfinished,
  type UnfinishedSignUp,
  unfinishedBy,
  unfinishedOf,
} from '#domain/sign-up/unfinished-sign-up.ts'
import { logWarning } from '#monitoring/log.ts'
import type { GooglePerson } from '#session/google/google-sign-in.ts'
import { allClaimsOf } from '#session/token/token-claims.ts'

/**
 * `isMade` where the account is there from an earlier try. Answers whether such a try ended without an answer, before a
 * reload perhaps: the account may be there then.
 */
function begin(begun: Omit<UnfinishedSignUp, 'uid' | 'madeAt'>, isMade: boolean): boolean {
  const earlier = unfinishedBy(begun.email)
  const { uid, madeAt } = isMade && earlier !== null ? earlier : { uid: null, madeAt: null }
  keepUnfinished({ uid, madeAt, ...begun })
  return earlier !== null && earlier.uid === null
}

/** Whom it is for is read of Google's word alone, until it has signed somebody in. Answers the address that it says. */
function beginByGoogle(idToken: string, username: string, goOnAt: string): string {
  const { email } = allClaimsOf(idToken)
  if (typeof email !== 'string') return ''
  begin({ email, username, givenName: '', familyName: '', goOnAt }, false)
  return email
}

/** Whoever had an account keeps its names. */
function madeByGoogle(email: string, { uid, isNew, givenName, familyName }: GooglePerson): void {
  made({ email, uid }, isNew && givenName && familyName ? { givenName, familyName } : {})
}

function made(
  { email, uid }: { email: string; uid: string },
  names: { givenName?: string; familyName?: string } = {},
): void {
  const kept = unfinishedBy(email)
  if (kept !== null) keepUnfinished({ ...kept, uid, madeAt: Date.now(), ...names })
}

export const keeping = {
  begin,
  beginByGoogle,
  made,
  madeByGoogle,
  forget: forgetUnfinished,
  /** What is left of that account's, and the page that does it; null where nothing is, or the page cannot be had. */
  async rest(uid: string) {
    const unfinished = unfinishedOf({ uid, email: null })
    try {
      return unfinished && { unfinished, Page: (await import('./finish-sign-up-page.tsx')).FinishSignUpPage }
    } catch (error) {
      logWarning('The page that finishes a sign-up did not come', error)
      return null
    }
  },
}
