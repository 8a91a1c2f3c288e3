/** Asks again for every card of the page: what is changed in one may have signed out browsers that another lists. */
import { useQueryClient } from '@tanstack/react-query'
import { ownPasskeys } from '#domain/passkeys/own-passkeys.ts'
import { useSignedIn } from '#session/session.ts'
import { ownSessions } from './sessions/own-sessions.ts'

export function useRefresh(): () => Promise<void> {
  const { uid } = useSignedIn()
  const client = useQueryClient()
  return async () => {
    const keys = [['session'], ownSessions(uid).queryKey, ownPasskeys(uid).queryKey]
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  }
}
