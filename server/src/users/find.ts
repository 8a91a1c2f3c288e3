/** Finding people: oneself, and the account to sign in as. */
import { isEmail } from '@atrium/contract/rules/email'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { FoundUser, User } from '@atrium/contract/users'
import type { Database } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { ensureRecord, type KnownAccount } from './ensure-record.ts'
import { userByEmailKey, userByUid, userByUsernameKey, type UserRow } from './queries.ts'
import { userAnswer } from './user-answer.ts'

/** For a provider that tells of no account by itself: who that is now, or null where there is none. */
export type CurrentAccount = (name: { email: string } | { uid: string }) => Promise<KnownAccount | null>

/** By e-mail or username. Refuses with `user_not_found`. */
export async function findAccount(
  db: Database,
  emailOrUsername: string,
  currentAccount?: CurrentAccount,
): Promise<FoundUser> {
  const key = nameKey(emailOrUsername)
  const byEmail = key.includes('@')
  if (byEmail && !isEmail(key)) throw new Refusal('user_not_found', { detail: 'not an e-mail address' })
  const known = await (byEmail ? userByEmailKey(db, key) : userByUsernameKey(db, key))
  const row = currentAccount ? await currentRecord(db, byEmail ? { email: key } : known, currentAccount) : known
  if (row?.email == null) throw new Refusal('user_not_found')
  return { email: row.email, displayName: row.displayName, given_name: row.givenName, family_name: row.familyName }
}

/** The record of whoever it is now: the provider may know an address, or an account, that it does not. */
async function currentRecord(
  db: Database,
  name: { email: string } | { uid: string } | undefined,
  currentAccount: CurrentAccount,
): Promise<UserRow | undefined> {
  const account = name && (await currentAccount(name))
  if (!account) return undefined
  await ensureRecord(db, account)
  return userByUid(db, account.uid)
}

/** One person's record, for the person. A foreign record and a missing one give the same `not_found`. */
export async function ownRecord(db: Database, actor: Actor, uid: string): Promise<User> {
  const row = uid === actor.uid ? await userByUid(db, uid) : undefined
  if (!row) throw new Refusal('not_found')
  return userAnswer(row)
}
