/** What to call the account that somebody is signed in with: never nothing that tells two apart. */
import type { SessionUser } from '#session/session-user.ts'

export function accountName({ displayName, email }: Pick<SessionUser, 'displayName' | 'email'>): string {
  if (!displayName) return email ?? ''
  return email === null || email === displayName ? displayName : `${displayName} (${email})`
}
