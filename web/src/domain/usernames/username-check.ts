/** What is known about a typed username, from its text and from what the server said. */
import { usernameProblem } from '@atrium/contract/rules/username'

export type UsernameCheck =
  | { state: 'empty' }
  | { state: 'invalid'; message: string }
  | { state: 'checking' }
  | { state: 'taken' }
  | { state: 'available' }
  /** The check failed; whether the name is free shows when it is saved. */
  | { state: 'unknown' }

export interface Lookup {
  /** The name that was asked for. */
  name: string
  exists: boolean | undefined
  failed: boolean
}

/** An answer about another name than the one that stands there now says nothing. */
export function usernameCheck(text: string, lookup: Lookup): UsernameCheck {
  const name = text.trim()
  if (name === '') return { state: 'empty' }
  const problem = usernameProblem(name)
  if (problem !== null) return { state: 'invalid', message: problem }
  if (lookup.name !== name) return { state: 'checking' }
  if (lookup.failed) return { state: 'unknown' }
  if (lookup.exists === undefined) return { state: 'checking' }
  return { state: lookup.exists ? 'taken' : 'available' }
}

/** Continue is disabled while the name is empty, taken or still being checked. */
export function mayContinue({ state }: UsernameCheck): boolean {
  return state === 'available' || state === 'unknown'
}
