/** Usernames: taken or free. */
import { restingNameDays } from '@atrium/contract/limits'
import { nameKey } from '@atrium/contract/rules/normalize'
import { type Database, isUniqueViolation, type Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { skeletonOf } from '#names/look-alikes.ts'
import { isReservedUsername } from '#names/reserved-usernames.ts'
import { saveUser, type UserChanges, userByUid, type UsernameKeys, type UserRow } from '#users/queries.ts'
import { dropRestedUsernames, insertRestingUsername, isUsernameResting, isUsernameTaken } from './queries.ts'

function keysOf(username: string): UsernameKeys {
  return { usernameKey: nameKey(username), usernameSkeleton: skeletonOf(username) }
}

/**
 * Saves a record, with its username where `username` is given. Whoever has a reserved name, or one that looks
 * like somebody else's since before that was asked, keeps it. Refuses with `username_taken`, in a race too
 * where the caller is inside `usernameTakenAsRefusal`.
 */
export async function saveWithUsername(
  tx: Transaction,
  uid: string,
  { username, productName }: { username: string | undefined; productName: string },
  changes: UserChanges,
): Promise<UserRow> {
  if (username === undefined) return saveUser(tx, uid, changes)
  const { usernameKey, usernameSkeleton } = keysOf(username)
  const before = await userByUid(tx, uid)
  const isNew = before?.usernameKey !== usernameKey
  if (isNew && isReservedUsername(username, productName)) throw taken('the username is reserved')
  const skeleton = isNew || before.usernameSkeleton !== null ? { usernameSkeleton } : {}
  const row = await saveUser(tx, uid, { ...changes, username, usernameKey, ...skeleton })
  // After the write, which has waited for whoever was just giving the name up.
  if (isNew && (await isUsernameResting(tx, { usernameKey, usernameSkeleton }))) throw taken('the username rests')
  return row
}

/** The unique indexes on the folded name and on what it looks like decide a race; their violation becomes `username_taken`. */
export async function usernameTakenAsRefusal<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    for (const index of ['users_username_key', 'users_username_skeleton']) {
      if (isUniqueViolation(error, index)) throw taken(`the unique index ${index} refused the username`)
    }
    throw error
  }
}

function taken(detail: string): Refusal {
  return new Refusal('username_taken', { detail })
}

/** Whether nobody new can have it: it is somebody's, looks like somebody's, rests or is reserved. */
export async function usernameExists(db: Database, username: string, productName: string): Promise<boolean> {
  return isReservedUsername(username, productName) || (await isUsernameTaken(db, keysOf(username)))
}

/** The name of somebody who is leaving for good is nobody's for a while. In the transaction that takes it from them. */
export async function restUsername(tx: Transaction, username: string): Promise<void> {
  await insertRestingUsername(tx, keysOf(username), restingNameDays)
}

/** Frees the names that have rested. Any number of processes may do it at once. */
export async function freeRestedUsernames(db: Database): Promise<void> {
  await dropRestedUsernames(db)
}
