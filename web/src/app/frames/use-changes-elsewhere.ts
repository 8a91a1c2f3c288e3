/** Asks again for what is shown when another tab has changed something, and when the browser brings the page back as it stood. */
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { logWarning } from '#monitoring/log.ts'
import { watchOtherTabs } from '#session/other-tabs.ts'
import { freshIdToken } from '#session/session.ts'

export function useChangesElsewhere(client: QueryClient): void {
  useEffect(() => {
    const ask = oneAtATime((account) => askAgain(client, account))
    // For so long it heard of nothing, whatever other tabs told.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void ask(false)
    }
    addEventListener('pageshow', comeBack)
    const stop = watchOtherTabs((change) => void ask(change === 'account'))
    return () => {
      removeEventListener('pageshow', comeBack)
      stop()
    }
  }, [client])
}

/** Of many changes at once, such as of many people, the first is asked for by itself and all others together after it. */
function oneAtATime(askFor: (account: boolean) => Promise<void>): (account: boolean) => Promise<void> {
  let isAsking = false
  /** What was told and is not asked for yet: nothing, or whether the account is among it. */
  let told: boolean | null = null
  return async (account) => {
    told = account || told === true
    if (isAsking) return
    isAsking = true
    while (told !== null) {
      const now: boolean = told
      told = null
      await askFor(now)
    }
    isAsking = false
  }
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
