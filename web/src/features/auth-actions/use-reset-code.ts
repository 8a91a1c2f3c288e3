/** Asks whose password a link's code resets, without consuming it. */
import { useEffect, useState } from 'react'
import { checkResetCode } from '#session/account-actions.ts'
import { type LinkFailure, resetFailure } from './reset-failure.ts'

export type CodeCheck =
  | { state: 'checking' }
  | { state: 'good'; email: string }
  | { state: 'dead'; failure: LinkFailure }
  | { state: 'unreached'; message: string }

export function useResetCode(code: string): { check: CodeCheck; retry: () => void } {
  const [check, setCheck] = useState<CodeCheck>({ state: 'checking' })

  useEffect(() => {
    if (check.state !== 'checking') return
    let left = false
    void look(code).then((found) => {
      if (!left) setCheck(found)
    })
    return () => {
      left = true
    }
  }, [check, code])

  return { check, retry: () => setCheck({ state: 'checking' }) }
}

async function look(code: string): Promise<CodeCheck> {
  try {
    return { state: 'good', email: await checkResetCode(code) }
  } catch (error) {
    const failure = resetFailure(error)
    if (failure.about === 'link') return { state: 'dead', failure: failure.failure }
    return { state: 'unreached', message: failure.message }
  }
}
