/** Finding people: oneself, and the account to sign in as. */
import { isEmail } from '@atrium/contract/rules/is-email'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { FoundUser, OwnUser, User } from '@atrium/contract/users'
import type { Database, DatabaseContext, Queryable } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import type { ReadAhead } from '#http/read-ahead.ts'
import { Refusal } from '#http/refusal.ts'
import type { Limiter } from '#limits/limiter.ts'
import { ensureRecord, type KnownAccount } from './ensure-record.ts'
import { userInOrganization } from './owner-changes/change-as-owner.ts'
import { type RecordAsked, requireProfileAccess } from './profile-access.ts'
import { uidsWithEmailKeys, userByEmailKey, userByUid, userByUsernameKey, type UserRow } from './queries.ts'
import { ownAnswer, userAnswer } from './user-answer.ts'

export interface FindContext {
  db: Database
  limiter: Limiter
  provider: { currentAccount?: CurrentAccount }
}

/** For a provider that tells of no account by itself: who that is now, or null where there is none. */
export type CurrentAccount = (name: { email: string } | { uid: string }) => Promise<KnownAccount | null>

/**
 * By e-mail or username. Refuses with `user_not_found`, and with `lookup_paused` where the account was looked
 * up too often, by whomever: whoever knows its e-mail address can sign in without being told more.
 */
export async function findAccount(
  { db, limiter, provider: { currentAccount } }: FindContext,
  { email: emailOrUsername }: { email: string },
): Promise<FoundUser> {
  const key = nameKey(emailOrUsername)
  const byEmail = key.includes('@')
  if (byEmail && !isEmail(key)) throw new Refusal('user_not_found', { detail: 'not an e-mail address' })
  const known = await (byEmail ? userByEmailKey(db, key) : userByUsernameKey(db, key))
  const row = currentAccount ? await currentRecord(db, byEmail ? { email: key } : known, currentAccount) : known
  // The same account under either of its names; what nobody has is counted too, so that it answers alike.
  await countLookup(limiter, row?.uid ?? key)
  if (row?.email == null) throw new Refusal('user_not_found')
  return { email: row.email, displayName: row.displayName, given_name: row.givenName, family_name: row.familyName }
}

async function countLookup(limiter: Limiter, account: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await limiter.take(
    { limit: 'accountLookupAccount', subject: account },
    { limit: 'accountLookupAll', subject: 'all' },
  )
  if (!allowed) throw new Refusal('lookup_paused', { detail: 'account lookups', retryAfterSeconds })
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

/** One person's record. Refuses with what `requireProfileAccess` does. */
export async function recordOf({ db }: DatabaseContext, asked: RecordAsked): Promise<User> {
  const { membership } = await requireProfileAccess(db, asked)
  const row = await userByUid(db, asked.uid)
  if (!row) throw new Refusal('not_found')
  return membership ? userInOrganization(db, membership.organizationId, row) : userAnswer(row)
}

/** The caller's own, with what nobody else is told. Refuses with `unauthenticated` where there is none any more. */
export async function ownRecord(actor: Actor, ahead: ReadAhead<UserRow | undefined>): Promise<OwnUser> {
  const row = await ahead.of(actor.uid)
  if (!row) throw new Refusal('unauthenticated', { detail: 'the account is gone' })
  return ownAnswer(row)
}

/** Where somebody can be written to; null where they have no address, or are gone. */
export async function emailOf(db: Queryable, uid: string): Promise<string | null> {
  return (await userByUid(db, uid))?.email ?? null
}

/** What somebody is called: names, display name, username. None where there is no record. */
export async function namesOf(db: Queryable, uid: string): Promise<string[]> {
  const row = await userByUid(db, uid)
  if (!row) return []
  return [row.givenName, row.familyName, row.displayName, row.username ?? '']
}
