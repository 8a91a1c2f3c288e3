/** Usernames: taken or free, and saving one. */
import { nameKey } from '@atrium/contract/rules/normalize'
import type { User } from '@atrium/contract/users'
import { audit } from '#audit/audit.ts'
import { type Database, isUniqueViolation } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { saveUser, userByUsernameKey } from './queries.ts'
import { userAnswer } from './user-answer.ts'

export function usernameColumns(username: string): { username: string; usernameKey: string } {
  return { username, usernameKey: nameKey(username) }
}

/** The unique index decides a race; its violation becomes `username_taken`. */
export async function usernameTakenAsRefusal<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error, 'users_username_key')) {
      throw new Refusal('username_taken', { detail: 'the unique index refused the username' })
    }
    throw error
  }
}

export async function usernameExists(db: Database, username: string): Promise<boolean> {
  return (await userByUsernameKey(db, nameKey(username))) !== undefined
}

/** Saves the username on the actor's own record. Refuses with `username_taken`; `not_found` for another's. */
export async function saveUsername(db: Database, actor: Actor, uid: string, username: string): Promise<User> {
  if (uid !== actor.uid) throw new Refusal('not_found', { detail: 'another person’s record' })
  return usernameTakenAsRefusal(() =>
    db.transaction(async (tx) => {
      const row = await saveUser(tx, uid, usernameColumns(username))
      await audit(tx, { actor: actor.uid, action: 'user.username_saved', subject: uid })
      return userAnswer(row)
    }),
  )
}
