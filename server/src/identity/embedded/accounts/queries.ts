/** SQL of accounts and of the sign-ins at other providers that belong to them. */
import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#db/database.ts'
import { anyOf, prepared } from '#db/prepared.ts'
import { accountIdentities, accounts } from '#db/schema.ts'
import { repeated } from '#db/reads/planned-once.ts'
import { sharedRead } from '#db/reads/shared-read.ts'

export type Account = typeof accounts.$inferSelect
export type AccountIdentity = typeof accountIdentities.$inferSelect

/** Decides who gets an e-mail address. */
export const emailIndex = 'accounts_email_key'
/** Decides whom a sign-in at another provider belongs to. */
export const identityIndex = 'account_identities_subject'
/** One sign-in of each other provider an account. */
export const identityOfAccountIndex = 'account_identities_uid_issuer'

export async function findAccount(q: Queryable, uid: string): Promise<Account | undefined> {
  const [account] = await q.select().from(accounts).where(eq(accounts.uid, uid))
  return account
}

export async function findAccountByEmailKey(q: Queryable, emailKey: string): Promise<Account | undefined> {
  const [account] = await q.select().from(accounts).where(eq(accounts.emailKey, emailKey))
  return account
}

/** Somebody's, whoever's. */
export async function findAnyAccount(q: Queryable): Promise<Account | undefined> {
  const [account] = await q.select().from(accounts).limit(1)
  return account
}

/** As `findAccount`; nobody else changes the account until the transaction ends. */
export async function lockAccount(tx: Transaction, uid: string): Promise<Account | undefined> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.uid, uid)).for('update')
  return account
}

/** Of these, those that there are, in the order of their keys, in which they are held. */
export function lockAccounts(tx: Transaction, uids: readonly string[]): Promise<Account[]> {
  return tx
    .select()
    .from(accounts)
    .where(inArray(accounts.uid, [...uids]))
    .orderBy(accounts.uid)
    .for('update')
}

/** Of these accounts, unless disabled, the addresses that were confirmed: nobody changes them until the transaction ends. */
export async function confirmedEmails(tx: Transaction, uids: readonly string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map()
  const rows = await tx
    .select({ uid: accounts.uid, email: accounts.email })
    .from(accounts)
    .where(and(inArray(accounts.uid, [...uids]), eq(accounts.emailVerified, true), eq(accounts.disabled, false)))
    .orderBy(accounts.uid)
    .for('share')
  return new Map(rows.flatMap(({ uid, email }) => (email === null ? [] : [[uid, email] as const])))
}

/** Breaks `emailIndex` when another account has the e-mail. */
export async function insertAccount(tx: Transaction, account: typeof accounts.$inferInsert): Promise<Account> {
  const [row] = await tx.insert(accounts).values(account).returning()
  if (!row) throw new Error('the account was not inserted')
  return row
}

/**
 * When something was set on an account that is held: never before its sessions ended last, though the clock of the server
 * that ended them may be ahead of this one's. Whoever takes an address back undoes what was set since it was changed.
 */
export function momentOn(uid: string, moment: Date): SQL<Date> {
  const own = sql`select of.valid_since from ${accounts} as of where of.uid = ${uid}`
  return sql<Date>`greatest(${moment.toISOString()}::timestamptz, (${own}))`
}

export async function updateAccount(
  tx: Transaction,
  uid: string,
  changes: Partial<Omit<Account, 'uid'>>,
): Promise<Account> {
  const { validSince, passwordChangedAt, ...more } = changes
  const moments = {
    ...(validSince && { validSince: momentOn(uid, validSince) }),
    ...(passwordChangedAt !== undefined && {
      passwordChangedAt: passwordChangedAt && momentOn(uid, passwordChangedAt),
    }),
  }
  const [row] = await tx
    .update(accounts)
    .set({ ...more, ...moments })
    .where(eq(accounts.uid, uid))
    .returning()
  if (!row) throw new Error('the account to update is gone')
  return row
}

export async function deleteAccountRow(tx: Transaction, uid: string): Promise<void> {
  await tx.delete(accounts).where(eq(accounts.uid, uid))
}

const identitiesOf = prepared((db) =>
  db
    .select()
    .from(accountIdentities)
    .where(eq(accountIdentities.uid, anyOf('uids')))
    .orderBy(accountIdentities.createdAt, accountIdentities.subject)
    .prepare('identity_identities'),
)

/** An account's, the oldest first. */
export const listIdentities: (db: Queryable, uid: string) => Promise<AccountIdentity[]> = sharedRead(
  async (db, uids: readonly string[]) => {
    const rows = await identitiesOf(db).execute({ uids: repeated(uids) })
    return uids.map((uid) => rows.filter((row) => row.uid === uid))
  },
)

export async function findIdentity(
  q: Queryable,
  issuer: string,
  subject: string,
): Promise<AccountIdentity | undefined> {
  const [identity] = await q
    .select()
    .from(accountIdentities)
    .where(and(eq(accountIdentities.issuer, issuer), eq(accountIdentities.subject, subject)))
  return identity
}

/** Breaks `identityIndex` when the identity belongs to an account, `identityOfAccountIndex` when the account has one. */
export async function insertIdentity(
  tx: Transaction,
  { createdAt, ...identity }: typeof accountIdentities.$inferInsert & { createdAt: Date },
): Promise<void> {
  await tx.insert(accountIdentities).values({ ...identity, createdAt: momentOn(identity.uid, createdAt) })
}

/** Whether it is that account's still. */
export async function updateIdentity(
  tx: Transaction,
  { issuer, subject, uid }: Pick<AccountIdentity, 'issuer' | 'subject' | 'uid'>,
  changes: Pick<AccountIdentity, 'email' | 'displayName' | 'photoUrl'>,
): Promise<boolean> {
  const { email, displayName, photoUrl } = changes
  const updated = await tx
    .update(accountIdentities)
    .set({ email, displayName, photoUrl })
    .where(
      and(eq(accountIdentities.issuer, issuer), eq(accountIdentities.subject, subject), eq(accountIdentities.uid, uid)),
    )
    .returning({ uid: accountIdentities.uid })
  return updated.length > 0
}

/** All of an account's, or those linked since a moment. */
export async function deleteIdentities(tx: Transaction, uid: string, since?: Date): Promise<void> {
  const linkedSince = since === undefined ? undefined : gte(accountIdentities.createdAt, since)
  await tx.delete(accountIdentities).where(and(eq(accountIdentities.uid, uid), linkedSince))
}
