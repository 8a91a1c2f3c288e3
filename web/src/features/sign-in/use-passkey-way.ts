/** The passkey in step 1: its code comes once the page is usable, and only where the browser has passkeys. */
import { useEffect, useState } from 'react'
import { lazyCall } from '#api/lazy-call.ts'
import { offersPasskeys } from '#session/passkeys/offers-passkeys.ts'
import type { PasskeyState } from '#session/passkeys/passkey-way.ts'

const passkeyWay = lazyCall(async () => (await import('#session/passkeys/passkey-way.ts')).passkeyWay)

/** After whatever the page itself still has to do. */
const settleMs = 400

export function usePasskeyWay() {
  const [state, show] = useState<PasskeyState>({})
  const wish = (what: Parameters<typeof passkeyWay>[0]) =>
    passkeyWay(what, show).catch(
      ({ message }: Error) => what === 'press' && show({ told: { tone: 'error', text: message } }),
    )
  useEffect(() => {
    if (!offersPasskeys()) return
    const settled = setTimeout(() => void wish('offer'), settleMs)
    return () => {
      clearTimeout(settled)
      void wish('stop')
    }
  }, [])
  /** Takes back what was said; for when the person goes on in another way. */
  const clear = () => show((current) => (current.told === undefined ? current : {}))
  return { state, wish, clear }
}
