/** Asks what a link's code is good for, without consuming it. */
import { useEffect, useState } from 'react'
import { actionFailure, type LinkFailure } from './action-failure.ts'

export type CodeCheck<Found> =
  | { state: 'checking' }
  | { state: 'good'; found: Found }
  | { state: 'dead'; failure: LinkFailure }
  | { state: 'unreached'; message: string }

/** `ask` is one and the same function at every render. */
export function useCodeCheck<Found>(
  code: string,
  ask: (code: string) => Promise<Found>,
): { check: CodeCheck<Found>; retry: () => void } {
  const [check, setCheck] = useState<CodeCheck<Found>>({ state: 'checking' })

  useEffect(() => {
    if (check.state !== 'checking') return
    let left = false
    void look(code, ask).then((found) => {
      if (!left) setCheck(found)
    })
    return () => {
      left = true
    }
  }, [check, code, ask])

  return { check, retry: () => setCheck({ state: 'checking' }) }
}

async function look<Found>(code: string, ask: (code: string) => Promise<Found>): Promise<CodeCheck<Found>> {
  try {
    return { state: 'good', found: await ask(code) }
  } catch (error) {
    const failure = actionFailure(error)
    if (failure.about === 'link') return { state: 'dead', failure: failure.failure }
    return { state: 'unreached', message: failure.message }
  }
}
