/** Asks again for what is shown when another tab has changed something, and when the browser brings the page back as it stood. */
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { logWarning } from '#monitoring/log.ts'
import { watchOtherTabs } from '#session/other-tabs.ts'
import { freshIdToken } from '#session/session.ts'

export function useChangesElsewhere(client: QueryClient): void {
  useEffect(
    () =>
      watchOtherTabs((change) => {
        void askAgain(client, change === 'account')
      }),
    [client],
  )
  useEffect(() => {
    // For so long it heard of nothing, whatever other tabs told.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void askAgain(client, false)
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [client])
}

async function askAgain(client: QueryClient, account: boolean): Promise<void> {
  try {
    if (account) await freshIdToken()
  } catch (error) {
    logWarning('The ID token could not be refreshed', error)
  }
  // A tab that nobody looks at asks when it is looked at again: what is stale then is asked for by itself.
  const seen = document.visibilityState === 'visible'
  await client.invalidateQueries({ refetchType: seen ? 'active' : 'none' })
}
