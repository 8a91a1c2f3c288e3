/** Mints a token for a site and sends the browser there with it. */
import type { RuleRefusal } from '@atrium/contract/endpoint'
import { useEffect, useState } from 'react'
import { isApiError } from '#api/api-error.ts'
import { toFailure } from '#api/failure.ts'
import { ruleRefusal } from '#domain/entry/rule-refusal.ts'
import { entryAddress, withToken } from '#domain/sites/organization-site.ts'
import { logWarning } from '#monitoring/log.ts'
import { mintCustomToken } from '#session/token/mint-custom-token.ts'
import { signOut } from '#session/session.ts'

export type HandOffState =
  | { is: 'under-way' }
  | { is: 'nowhere' }
  | { is: 'failed'; failure: string; mayRetry: boolean }
  /** By the organization's rules. */
  | { is: 'refused'; refusal: RuleRefusal }

interface HandOff {
  state: HandOffState
  retry: () => void
}

interface Wanted {
  uid: string
  siteHref: string
  /** Whose site it is, by name; of a publisher's, undefined. */
  organization: string | undefined
  /** What the site asked with. */
  nonce: string | null
  /** Whether the site is to be asked for a nonce first. */
  begins: boolean
}

/** `exists` says whether anyone lives there; a token is made only for a site that is worth going to. */
export function useHandOff(
  { uid, siteHref, organization, nonce, begins }: Wanted,
  exists: () => Promise<boolean>,
): HandOff {
  const [state, setState] = useState<HandOffState>({ is: 'under-way' })
  const [attempt, setAttempt] = useState(0)
  const [ask] = useState(() => exists)

  useEffect(() => {
    let left = false
    const tell = (next: HandOffState) => {
      if (!left) setState(next)
    }
    const go = async () => {
      if (!(await ask())) return tell({ is: 'nowhere' })
      if (left) return
      const site = new URL(siteHref)
      if (begins) return window.location.replace(entryAddress(site))
      const token = await mintCustomToken(uid, site, organization)
      // In place of this page: Back from the site leads to where the link was.
      if (!left) window.location.replace(withToken(site, token, nonce))
    }
    go().catch((error: unknown) => {
      if (isApiError(error, 'unauthenticated'))
        return endDeadSession(() => tell({ is: 'failed', failure: error.message, mayRetry: true }))
      const refusal = ruleRefusal(error)
      // Of days that are over or not there yet another try knows nothing else.
      const mayRetry = !isApiError(error, 'membership_over') && !isApiError(error, 'membership_waiting')
      tell(refusal ? { is: 'refused', refusal } : { is: 'failed', failure: toFailure(error).message, mayRetry })
    })
    return () => {
      left = true
    }
  }, [uid, siteHref, organization, nonce, begins, ask, attempt])

  return {
    state,
    retry: () => {
      setState({ is: 'under-way' })
      setAttempt(attempt + 1)
    },
  }
}

/** The session has run out: signed out here too, the guard asks to sign in, and leads back to this page. */
function endDeadSession(orElse: () => void): void {
  signOut().catch((error: unknown) => {
    logWarning('A session that has run out could not be ended', error)
    orElse()
  })
}
