/** Whether an account has no email address: its organization made it, and it is good for nothing else. */
import type { SessionUser } from '#session/session.ts'

export function isLearner({ email }: Pick<SessionUser, 'email'>): boolean {
  return email === null
}
