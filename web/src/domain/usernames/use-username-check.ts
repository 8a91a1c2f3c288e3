/** Asks whether a username is taken, half a second after the typing stops. */
import { usernameCheckDebounceMs } from '@atrium/contract/limits'
import { usernameProblem } from '@atrium/contract/rules/username'
import { useEffect, useState } from 'react'
import { later } from '#api/later.ts'
import { type Lookup, type UsernameCheck, usernameCheck } from './username-check.ts'

const isUsernameTaken = later(async () => (await import('./check-username.ts')).isUsernameTaken)

const nothingAsked: Lookup = { name: '', exists: undefined, failed: false }

/** By hand, for one question: the library that keeps server state comes with the signed-in pages. */
export function useUsernameCheck(text: string): UsernameCheck {
  const name = text.trim()
  const [lookup, setLookup] = useState(nothingAsked)

  useEffect(() => isUsernameTaken.prepare(), [])

  useEffect(() => {
    if (usernameProblem(name) !== null) return
    const outdated = new AbortController()
    const timer = setTimeout(() => {
      isUsernameTaken(name, outdated.signal).then(
        (exists) => setLookup({ name, exists, failed: false }),
        () => outdated.signal.aborted || setLookup({ name, exists: undefined, failed: true }),
      )
    }, usernameCheckDebounceMs)
    return () => {
      clearTimeout(timer)
      outdated.abort()
    }
  }, [name])

  return usernameCheck(text, lookup)
}
