/** Finds the account to sign in as. */
import { isEmail } from '@atrium/contract/rules/is-email'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { FoundUser } from '@atrium/contract/users'
import type { Database } from '#db/database.ts'
import { Refusal } from '#http/refusal.ts'
import type { Limiter } from '#limits/limiter.ts'
import { type CurrentAccount, currentRecord } from './accounts/by-email.ts'
import { userByEmailKey, userByUsernameKey } from './queries.ts'

export interface FindContext {
  db: Database
  limiter: Limiter
  provider: { currentAccount?: CurrentAccount }
}

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
