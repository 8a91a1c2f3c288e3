/** Whose an address is, whether they have confirmed it or not: `confirmed.ts` says who may be given something by one. */
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Database, Queryable } from '#db/database.ts'
import { uidsWithEmailKeys, userByEmailKey, userByUid, type UserRow } from '#users/queries.ts'
import { ensureRecord, type KnownAccount } from './ensure-record.ts'

/** For a provider that tells of no account by itself: who that is now, or null where there is none. */
export type CurrentAccount = (name: { email: string } | { uid: string }) => Promise<KnownAccount | null>

/** The record of whoever it is now: the provider may know an address, or an account, that it does not. */
export async function currentRecord(
  db: Database,
  name: { email: string } | { uid: string } | undefined,
  currentAccount: CurrentAccount,
): Promise<UserRow | undefined> {
  const account = name && (await currentAccount(name))
  if (!account) return undefined
  await ensureRecord(db, account)
  return userByUid(db, account.uid)
}

/** Who has this e-mail address, or undefined. Not for inside a transaction: the hosted provider may be asked. */
export async function uidOfEmail(
  db: Database,
  email: string,
  currentAccount?: CurrentAccount,
): Promise<string | undefined> {
  const key = nameKey(email)
  const row = currentAccount ? await currentRecord(db, { email: key }, currentAccount) : await userByEmailKey(db, key)
  return row?.uid
}

/** Of many folded addresses, whose each is, as far as there is a record here: no provider is asked. */
export async function uidsOfEmails(db: Queryable, emailKeys: readonly string[]): Promise<Map<string, string>> {
  const rows = await uidsWithEmailKeys(db, emailKeys)
  return new Map(rows.map(({ emailKey, uid }) => [emailKey ?? '', uid]))
}
