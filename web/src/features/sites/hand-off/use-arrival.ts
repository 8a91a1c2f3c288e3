/** Exchanges the token that the visitor arrived with, at most once for each document, and asks whether it is theirs. */
import { handOffStorageKey } from '@atrium/contract/identity/hand-off'
import { useEffect, useState } from 'react'
import type { Arrival } from '#features/sites/space-view.ts'
import { IdentityError } from '#session/identity-error.ts'
import { mustAskVisitor } from '#session/arrivals/must-ask-visitor.ts'
import { exchangeToken, type Newcomer } from '#session/arrivals/newcomer.ts'
import { knownSession } from '#session/session.ts'

declare global {
  interface Window {
    /** Put here by the script in the document's head, which has taken both out of the address. */
    __handOff?: { token: string | null; nonce: string | null }
  }
}

export interface VisitorArrival {
  arrival: Arrival
  /** There while the visitor is asked. */
  newcomer: Newcomer | null
  retry: () => void
  /** Rejects with `IdentityError`; the question then stays. */
  accept: () => Promise<void>
  decline: () => void
}

type Outcome =
  | { arrival: Exclude<Arrival, 'plain' | 'entering' | 'asking'> }
  | { arrival: 'asking'; newcomer: Newcomer }

/** A token opens once, so a second mount of the screen waits for the exchange of the first. */
let exchange: Promise<Outcome> | undefined
let proven: boolean | undefined

export function useArrival(): VisitorArrival {
  const [state, setState] = useState<Outcome | { arrival: 'plain' | 'entering' }>(() => ({
    arrival: window.__handOff === undefined ? 'plain' : 'entering',
  }))
  const { arrival } = state
  const newcomer = state.arrival === 'asking' ? state.newcomer : null

  useEffect(() => {
    if (arrival !== 'entering') return
    const token = window.__handOff?.token
    exchange ??= token ? enter(token) : Promise.resolve({ arrival: 'refused' as const })
    let left = false
    void exchange.then((outcome) => {
      exchange = undefined
      if (!left) setState(outcome)
    })
    return () => {
      left = true
    }
  }, [arrival])

  useEffect(() => {
    if (newcomer === null) return
    // Gone without an answer: nobody will ever use what the token has started.
    const leave = () => {
      setState({ arrival: 'plain' })
      void newcomer.decline()
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [newcomer])

  return {
    arrival,
    newcomer,
    retry: () => setState({ arrival: 'entering' }),
    accept: async () => {
      await newcomer?.accept()
      setState({ arrival: 'entered' })
    },
    decline: () => {
      setState({ arrival: 'plain' })
      void newcomer?.decline()
    },
  }
}

async function enter(token: string): Promise<Outcome> {
  proven ??= takeNonce() === window.__handOff?.nonce
  try {
    const newcomer = await exchangeToken(token)
    delete window.__handOff
    const { user } = await knownSession()
    if (mustAskVisitor(newcomer.user.uid, user?.uid ?? null, proven)) return { arrival: 'asking', newcomer }
    await newcomer.accept()
    return { arrival: 'entered' }
  } catch (error) {
    // Nobody has looked at the token yet: it is kept for another attempt.
    if (error instanceof IdentityError && error.code === 'network-request-failed') return { arrival: 'unreached' }
    delete window.__handOff
    return { arrival: 'refused' }
  }
}

/** The nonce that this tab made; good once. No answer is `undefined`, which no address can hold. */
function takeNonce(): string | undefined {
  try {
    const nonce = sessionStorage.getItem(handOffStorageKey)
    sessionStorage.removeItem(handOffStorageKey)
    return nonce ?? undefined
  } catch {
    return undefined
  }
}
