/** Asks whether a username is taken. */
import { checkUsername } from '@atrium/contract/users'
import { call } from '#api/client.ts'

export async function isUsernameTaken(username: string, signal: AbortSignal): Promise<boolean> {
  return (await call(checkUsername, { params: { username }, signal })).exists
}
