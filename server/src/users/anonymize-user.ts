/** Forgets a person whose account is gone. */
import { claimContents } from '#content/claims.ts'
import type { Queryable, Transaction } from '#db/database.ts'
import type { Step } from '#db/driver/at-once.ts'
import { noDeletion } from './deletion/no-deletion.ts'
import { deleteChangesOf } from './owner-changes/queries.ts'
import { listNameless, lockingUserRow, lockUserRow, saveUser, userByUid } from './queries.ts'
import { restUsernamesOfNobody } from './usernames/username.ts'

/** Holds a person whose account is about to go: until the transaction ends they join nothing and change nothing. */
export async function lockUser(tx: Transaction, uid: string): Promise<void> {
  await lockUserRow(tx, uid)
}

/** The same as one of several statements: what is written behind it, the database refuses where the account is gone (`isOfTheGone`). */
export function lockingUser(uid: string): Step {
  return lockingUserRow(uid)
}

/**
 * What says who it was goes, and the address is free again; the username rests first, apart from the row and
 * without a word of whose it was. The row stays: what the person did for organizations is told of somebody, if
 * no longer of whom.
 */
export async function anonymizeUser(tx: Transaction, uid: string): Promise<void> {
  const username = (await userByUid(tx, uid))?.username
  await saveUser(tx, uid, {
    email: null,
    emailKey: null,
    photoUrl: null,
    language: null,
    username: null,
    usernameKey: null,
    usernameSkeleton: null,
    givenName: '',
    familyName: '',
    displayName: '',
    pronounce: 'mr',
    ...noDeletion,
    goneAt: new Date(),
  })
  await restUsernamesOfNobody(tx, uid, username ?? null)
  for (const id of await deleteChangesOf(tx, uid)) await claimContents(tx, `change:${id}`, [])
  await claimContents(tx, `user:${uid}`, [])
}

/** Which of these are people whose account was deleted here: their rows stayed, and say nothing of whose they were. */
export async function findForgotten(q: Queryable, uids: string[]): Promise<Set<string>> {
  return new Set(await listNameless(q, uids))
}
