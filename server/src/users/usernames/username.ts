/** Usernames: taken or free. */
import { restingNameDays, restingUsernamesEach } from '@atrium/contract/limits'
import { nameKey } from '@atrium/contract/rules/normalize'
import { type Database, isUniqueViolation, type Transaction } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import { alikeKey } from '#names/alike-key.ts'
import { skeletonOf } from '#names/look-alikes.ts'
import { isReservedUsername } from '#names/reserved-usernames.ts'
import { lockedUser, saveUser, type UserChanges, userByUid, type UsernameKeys, type UserRow } from '#users/queries.ts'
import {
  dropRestedUsernames,
  forgetWhoseUsernames,
  freeAllButNewest,
  holdNames,
  insertRestingUsername,
  isUsernameTaken,
  isUsernameTakenFor,
  wakeUsername,
} from './queries.ts'

function keysOf(username: string): UsernameKeys {
  return { usernameKey: nameKey(username), usernameSkeleton: skeletonOf(username) }
}

/**
 * Whoever takes a name or gives it up, or is about to, is alone with it and with what looks like it: at the unique
 * indexes two who change names with each other would wait for each other. Behind the person, before anything else
 * that others hold.
 */
export async function holdUsernames(tx: Transaction, names: (string | null | undefined)[]): Promise<void> {
  const keys = names.filter((name) => name != null).map(keysOf)
  if (keys.length === 0) return
  await holdNames(
    tx,
    keys.flatMap(({ usernameKey, usernameSkeleton }) => [usernameKey, alikeKey(usernameKey), usernameSkeleton]),
  )
}

/**
 * Somebody whose name is about to be another, and both names. Answers the record as it is. To be asked before anything
 * else is written of them: whoever holds less of a person and an organization by then waits for those who hold them too.
 * Behind their account: a directory holds that, then organizations, and then, by a key, the person.
 */
export async function holdForUsername(
  tx: Transaction,
  uid: string,
  username: string | null,
): Promise<UserRow | undefined> {
  const before = await lockedUser(tx, uid)
  await holdUsernames(tx, [before?.username, username])
  return before
}

/**
 * Saves a record, with its username where `username` is given; null takes it away. The name before, whoever has it
 * changed, rests for whose it was: they alone may have it again meanwhile. Whoever has a reserved name, or one that
 * looks like somebody else's since before that was asked, keeps it. Refuses with `username_taken`, in a race too
 * where the caller is inside `usernameTakenAsRefusal`.
 */
export async function saveWithUsername(
  tx: Transaction,
  uid: string,
  { username, productName }: { username: string | null | undefined; productName: string },
  changes: UserChanges,
): Promise<UserRow> {
  if (username === undefined) return saveUser(tx, uid, changes)
  const keys = username === null ? { usernameKey: null, usernameSkeleton: null } : keysOf(username)
  const before = await holdForUsername(tx, uid, username)
  const isNew = before?.usernameKey !== keys.usernameKey
  if (isNew && username !== null && isReservedUsername(username, productName)) throw taken('the username is reserved')
  const skeleton = isNew || before.usernameSkeleton !== null ? { usernameSkeleton: keys.usernameSkeleton } : {}
  const row = await saveUser(tx, uid, { ...changes, username, usernameKey: keys.usernameKey, ...skeleton })
  if (!isNew) return row
  // After the write, which has waited for whoever was just giving the name up.
  if (keys.usernameKey !== null && (await isUsernameTakenFor(tx, uid, keys)))
    throw taken('the username reads as another, or rests')
  if (keys.usernameKey !== null) await wakeUsername(tx, uid, keys.usernameKey)
  if (before?.username != null) await restUsername(tx, before.username, uid)
  return row
}

/**
 * For whoever changes their own name: so many of those before rest, and the oldest are free, or one person would keep
 * any number of names from everybody. What others change counts too, but frees nothing.
 */
export async function freeOldestUsernames(tx: Transaction, uid: string): Promise<void> {
  await freeAllButNewest(tx, uid, restingUsernamesEach)
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

/**
 * Whether nobody new can have it, or `uid` where that is said: it is somebody's, looks like somebody's, rests for others or
 * is reserved. As saving it would be answered: what somebody has, and what rests for them, is theirs.
 */
export async function usernameExists(
  db: Database,
  username: string,
  productName: string,
  uid?: string,
): Promise<boolean> {
  const keys = keysOf(username)
  if (uid !== undefined && (await userByUid(db, uid))?.usernameKey === keys.usernameKey) return false
  if (isReservedUsername(username, productName)) return true
  return uid === undefined ? isUsernameTaken(db, keys) : isUsernameTakenFor(db, uid, keys)
}

async function restUsername(tx: Transaction, username: string, uid: string | null): Promise<void> {
  await insertRestingUsername(tx, keysOf(username), { uid, days: restingNameDays })
}

/**
 * The name of somebody who leaves for good is nobody's for a while, and no more are those that they had before; whose
 * they were is not kept. In the transaction that takes it from them.
 */
export async function restUsernamesOfNobody(tx: Transaction, uid: string, username: string | null): Promise<void> {
  await forgetWhoseUsernames(tx, uid)
  if (username !== null) await restUsername(tx, username, null)
}

/** Frees the names that have rested. Any number of processes may do it at once. */
export async function freeRestedUsernames(db: Database): Promise<void> {
  await dropRestedUsernames(db)
}
