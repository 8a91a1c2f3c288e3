/** A person's record as the contract shows it. */
import { type OwnUser, pronounces, type User } from '@atrium/contract/users'
import { deletionOf } from './deletion/pending-deletion.ts'
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

/** To the person themselves. */
export function ownAnswer(row: UserRow): OwnUser {
  const deletion = deletionOf(row)
  return {
    ...userAnswer(row),
    ...(deletion !== null && { deletion }),
    ...(row.language !== null && { language: row.language }),
  }
}
