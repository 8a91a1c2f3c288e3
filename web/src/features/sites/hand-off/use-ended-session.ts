/** A site asks for nothing by itself: whoever comes back to its tab is shown whether they are still signed in. */
import { useEffect } from 'react'
import { logWarning } from '#monitoring/log.ts'
import { checkSession } from '#session/account-actions.ts'

export function useEndedSession(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return
      checkSession().catch((error: unknown) => logWarning('The session could not be checked', error))
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
