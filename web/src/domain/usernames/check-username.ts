/** Asks whether a username is taken; with `uid`, for whoever is signed in as that. */
import { checkUsername } from '@atrium/contract/users'
import { call } from '#api/client.ts'

export async function isUsernameTaken(username: string, signal: AbortSignal, uid?: string): Promise<boolean> {
  const query = uid === undefined ? {} : { user_id: uid }
  return (await call(checkUsername, { params: { username }, query, signal })).exists
}
