/** Mints a token for a site and sends the browser there with it. */
import { useEffect, useState } from 'react'
import { failureMessages } from '#messages/failures.ts'
import { mintCustomToken } from '#session/mint-custom-token.ts'
import { withToken } from '#session/organization-site.ts'

interface HandOff {
  /** Why it did not work, in a sentence; absent while under way. */
  failure: string | undefined
  retry: () => void
}

export function useHandOff(uid: string, siteHref: string): HandOff {
  const [failure, setFailure] = useState<string>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let left = false
    const site = new URL(siteHref)
    mintCustomToken(uid, site).then(
      (token) => {
        // In place of this page: Back from the organization leads to where the link was.
        if (!left) window.location.replace(withToken(site, token))
      },
      (error: unknown) => {
        if (!left) setFailure(error instanceof Error ? error.message : failureMessages.somethingWrong)
      },
    )
    return () => {
      left = true
    }
  }, [uid, siteHref, attempt])

  return {
    failure,
    retry: () => {
      setFailure(undefined)
      setAttempt(attempt + 1)
    },
  }
}
