/** An account's second steps, as the protocol lists them. */
import type { Queryable } from '#db/database.ts'
import type { Account } from '#identity/embedded/accounts/queries.ts'
import { findAuthenticator } from './queries.ts'

interface MfaInfo {
  mfaEnrollmentId: string
  displayName?: string
  /** RFC 3339. */
  enrolledAt: string
  totpInfo: object
}

/** Nothing is asked of the database for an account without one. */
export async function mfaInfoOf(
  q: Queryable,
  { uid, secondStep }: Pick<Account, 'uid' | 'secondStep'>,
): Promise<MfaInfo[]> {
  const found = secondStep ? await findAuthenticator(q, uid) : undefined
  if (!found) return []
  const { id, displayName, enrolledAt } = found
  const named = displayName === null ? {} : { displayName }
  return [{ mfaEnrollmentId: id, ...named, enrolledAt: enrolledAt.toISOString(), totpInfo: {} }]
}
