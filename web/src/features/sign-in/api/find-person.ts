/** Looks up who signs in. */
import { type FoundUser, findUser } from '@atrium/contract/users'
import { call } from '#api/client.ts'

/** `text` is a username or an e-mail. Rejects with `user_not_found` when nobody has it. */
export function findPerson(text: string): Promise<FoundUser> {
  return call(findUser, { query: { email: text } })
}
