/** SQL of an import of accounts: many in a statement. */
import { and, eq, inArray, notLike, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#db/database.ts'
import { accountIdentities, accounts } from '#db/schema.ts'

export interface Taken {
  uids: Set<string>
  emailKeys: Set<string>
  subjects: Set<string>
}

/** Which of these are taken. `subjects` are of one issuer. */
export async function findTaken(
  q: Queryable,
  { uids, emailKeys, issuer, subjects }: { uids: string[]; emailKeys: string[]; issuer: string; subjects: string[] },
): Promise<Taken> {
  const rows = await q
    .select({ uid: accounts.uid, emailKey: accounts.emailKey })
    .from(accounts)
    .where(or(inArray(accounts.uid, uids), inArray(accounts.emailKey, emailKeys)))
  const identities = await q
    .select({ issuer: accountIdentities.issuer, subject: accountIdentities.subject })
    .from(accountIdentities)
    .where(inArray(accountIdentities.subject, subjects))
  return {
    uids: new Set(rows.map(({ uid }) => uid)),
    emailKeys: new Set(rows.flatMap(({ emailKey }) => emailKey ?? [])),
    subjects: new Set(identities.filter((one) => one.issuer === issuer).map(({ subject }) => subject)),
  }
}

/** Breaks `emailIndex`, `identityIndex` or the key of accounts where one of them is taken. */
export async function insertImported(
  tx: Transaction,
  rows: (typeof accounts.$inferInsert)[],
  identities: (typeof accountIdentities.$inferInsert)[],
): Promise<void> {
  await tx.insert(accounts).values(rows)
  if (identities.length > 0) await tx.insert(accountIdentities).values(identities)
}

/** Where an account still has another hash from elsewhere, that is no argon2id. Answers whose were replaced. */
export async function replaceImportedHashes(
  tx: Transaction,
  wanted: { uid: string; passwordHash: string }[],
): Promise<string[]> {
  const uids = wanted.map(({ uid }) => uid)
  // In the order of their ids, as sign-ins hold them, so that neither waits for the other.
  await tx
    .select({ uid: accounts.uid })
    .from(accounts)
    .where(inArray(accounts.uid, uids))
    .orderBy(accounts.uid)
    .for('no key update')
  const hashes = wanted.map(({ passwordHash }) => passwordHash)
  const given = sql`unnest(${sql.param(uids)}::text[], ${sql.param(hashes)}::text[]) as given(uid, password_hash)`
  const rows = await tx
    .update(accounts)
    .set({ passwordHash: sql`given.password_hash` })
    .from(given)
    .where(
      and(
        eq(accounts.uid, sql`given.uid`),
        sql`${accounts.passwordHash} <> given.password_hash`,
        notLike(accounts.passwordHash, '$argon2id$%'),
      ),
    )
    .returning({ uid: accounts.uid })
  return rows.map(({ uid }) => uid)
}
