/** Exchanges the token that the visitor arrived with, at most once for each document. */
import { useEffect, useState } from 'react'
import { IdentityError } from '#session/identity-error.ts'
import { signInWithToken } from '#session/session.ts'
import type { Arrival } from './space-view.ts'

declare global {
  interface Window {
    /** Put here by the script in the document's head, which has taken it out of the address. */
    __handOffToken?: string
  }
}

/** A token opens once, so a second mount of the screen waits for the exchange of the first. */
let exchange: Promise<Arrival> | undefined

async function enter(token: string): Promise<Arrival> {
  try {
    await signInWithToken(token)
    delete window.__handOffToken
    return 'entered'
  } catch (error) {
    // Nobody has looked at the token yet: it is kept for another attempt.
    if (error instanceof IdentityError && error.code === 'network-request-failed') return 'unreached'
    delete window.__handOffToken
    return 'refused'
  }
}

export function useArrival(): { arrival: Arrival; retry: () => void } {
  const [arrival, setArrival] = useState<Arrival>(() => (window.__handOffToken === undefined ? 'plain' : 'entering'))

  useEffect(() => {
    if (arrival !== 'entering') return
    const token = window.__handOffToken
    exchange ??= token === undefined ? Promise.resolve('refused') : enter(token)
    let left = false
    void exchange.then((outcome) => {
      exchange = undefined
      if (!left) setArrival(outcome)
    })
    return () => {
      left = true
    }
  }, [arrival])

  return { arrival, retry: () => setArrival('entering') }
}
