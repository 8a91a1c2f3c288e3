/** Applies the code of a link that confirms an address, once somebody looks at its page. */
import { useEffect, useState } from 'react'
import { confirmEmail } from '#session/account-actions.ts'
import { whenVisible } from './when-visible.ts'

export type AppliedCode =
  | { state: 'applying' }
  /** `email` is the address that is confirmed; null where the provider does not say. */
  | { state: 'applied'; email: string | null }
  | { state: 'failed'; error: unknown }

export function useAppliedCode(code: string): { applied: AppliedCode; retry: () => void } {
  const [applied, setApplied] = useState<AppliedCode>({ state: 'applying' })
  const isWaiting = applied.state === 'applying'

  useEffect(() => {
    if (!isWaiting) return
    const left = new AbortController()
    void whenVisible(left.signal, () => {
      confirmEmail(code).then(
        (email) => left.signal.aborted || setApplied({ state: 'applied', email }),
        (error: unknown) => left.signal.aborted || setApplied({ state: 'failed', error }),
      )
    })
    return () => left.abort()
  }, [isWaiting, code])

  return { applied, retry: () => setApplied({ state: 'applying' }) }
}
