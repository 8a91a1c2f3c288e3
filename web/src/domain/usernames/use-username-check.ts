/** Asks whether a username is taken, half a second after the typing stops. */
import { trimPasted } from '@atrium/contract/rules/pasted'
import { usernameCheckDebounceMs } from '@atrium/contract/limits'
import { usernameProblem } from '@atrium/contract/rules/usernames/username'
import { useEffect, useMemo } from 'react'
import { lazyCall } from '#api/lazy-call.ts'
import { type NameKind, useAvailability } from '#domain/availability/use-availability.ts'
import { type UsernameCheck, usernameCheck } from './username-check.ts'

const isTaken = lazyCall(async () => (await import('./check-username.ts')).isUsernameTaken)

const usernamesFor = (uid: string | undefined): NameKind => ({
  debounceMs: usernameCheckDebounceMs,
  isValid: (name) => usernameProblem(name) === null,
  isTaken: (name, signal) => isTaken(name, signal, uid),
})

/** `uid`: whose name it is to be, where that is known. */
export function useUsernameCheck(text: string, uid?: string): UsernameCheck {
  useEffect(() => isTaken.prepare(), [])
  const usernames = useMemo(() => usernamesFor(uid), [uid])
  return usernameCheck(text, useAvailability(trimPasted(text), usernames).availability)
}
