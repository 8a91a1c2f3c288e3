/** Names of people whose accounts an organization made: whoever made them says what they are called. */
import type { Transaction } from '#db/database.ts'
import { setNames } from './queries-names.ts'

/** In one statement, for any number of them. */
export function nameUsers(
  tx: Transaction,
  people: readonly { uid: string; givenName: string; familyName: string; displayName: string }[],
): Promise<void> {
  return setNames(tx, people)
}
