/** A person's record as the contract shows it. */
import { pronounces, type User } from '@atrium/contract/users'
import type { UserRow } from './queries.ts'

export function userAnswer(row: UserRow): User {
  return {
    user_id: row.uid,
    given_name: row.givenName,
    family_name: row.familyName,
    displayName: row.displayName,
    username: row.username,
    email: row.email,
    pronounce: pronounces.find((pronounce) => pronounce === row.pronounce) ?? 'mr',
    photoURL: row.photoUrl,
  }
}
