/** Looks up who signs in, and where. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import type { FoundConnection, findSignInConnection } from '@atrium/contract/identity/single-sign-on'
import { findSignInPath } from '@atrium/contract/identity/single-sign-on-names'
import { isEmail } from '@atrium/contract/rules/is-email'
import { type FoundUser, findUser } from '@atrium/contract/users'
import { call } from '#api/client.ts'

export interface FoundPerson extends FoundUser {
  /** The own sign-in of the organization whose domain the address is of. */
  connection?: FoundConnection
}

/**
 * `text` is a username or an e-mail. Rejects with `user_not_found` when nobody has it, unless an organization's own
 * sign-in takes addresses of its domain: whoever is new is known there.
 */
export async function findPerson(text: string): Promise<FoundPerson> {
  const looking = call(findUser, { query: { email: text } })
  if (!isEmail(text)) return looking
  const [user, connection] = await Promise.all([looking.catch(() => null), ownSignIn(text).catch(() => null)])
  // Where that cannot be had, everything is as without one.
  if (connection === null) return looking
  return { ...(user ?? { email: text, displayName: '', given_name: '', family_name: '' }), connection }
}

/** Past the client, whose schemas of it the pages at the door need not bring: the answer is shown, and no more. */
async function ownSignIn(email: string): Promise<FoundConnection | null> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(findSignInPath, { method: 'POST', headers, body: JSON.stringify({ email }) })
  return ((await response.json()) as Partial<AnswerOf<typeof findSignInConnection>>).connection ?? null
}
