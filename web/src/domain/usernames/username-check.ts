/** What is known about a typed username, from its text and from what the server said. */
import { trimPasted } from '@atrium/contract/rules/pasted'
import { usernameProblem } from '@atrium/contract/rules/usernames/username'
import type { Availability } from '#domain/availability/availability.ts'

export type UsernameCheck = { state: 'empty' } | { state: 'invalid'; message: string } | { state: Availability }

export function usernameCheck(text: string, availability: Availability): UsernameCheck {
  const name = trimPasted(text)
  if (name === '') return { state: 'empty' }
  const problem = usernameProblem(name)
  return problem === null ? { state: availability } : { state: 'invalid', message: problem }
}

/** Continue is disabled while the name is empty, taken or still being checked. */
export function mayContinue({ state }: UsernameCheck): boolean {
  return state === 'available' || state === 'unknown'
}
