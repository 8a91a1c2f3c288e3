/** The ways to sign in that the signed-in person has, under one key. */
import { queryOptions } from '@tanstack/react-query'
import { signInWays } from '#session/fresh-sign-in/confirm-identity.ts'

/** Never from memory: another tab or another browser may have changed them. */
export function ownWays(uid: string) {
  return queryOptions({ queryKey: ['session', 'ways', uid], queryFn: signInWays, staleTime: 0 })
}
