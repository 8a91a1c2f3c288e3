/** Usernames: taken or free. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { type Database, isUniqueViolation } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { userByUsernameKey } from './queries.ts'

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
