/** Decides what becomes of entries that can be read, and writes those that are new: account, person's record, audit record. */
import { audit } from '#audit/audit.ts'
import type { Database, Queryable } from '#db/database.ts'
import { findTaken, insertImported, type Taken } from '#identity/embedded/accounts/queries-import.ts'
import { newUid } from '#identity/embedded/codes/secrets.ts'
import type { IdentityHooks } from '#identity/embedded/context.ts'
import { type ImportedAccount, importActor, type ReadAccount } from './read-entry.ts'
import type { EntryRefusal } from './refusals.ts'

export interface ImportDependencies {
  db: Database
  /** Of the Google accounts in the file. */
  issuer: string
  onAccountSaved: IdentityHooks['onAccountSaved']
  /** Which of these had their account deleted here: an old file does not bring them back. */
  findForgotten: (q: Queryable, uids: string[]) => Promise<Set<string>>
  now: () => Date
}

type Outcome = 'existing' | EntryRefusal | { uid: string }

/** What would become of each: nothing is written. */
export async function findOutcomes(
  dependencies: ImportDependencies,
  entries: ReadAccount[],
): Promise<Map<ReadAccount, Outcome>> {
  return outcomesOf(dependencies, dependencies.db, entries)
}

/** In one transaction. Breaks an index of accounts, identities or users where somebody else was quicker. */
export async function writeAccounts(
  dependencies: ImportDependencies,
  entries: ReadAccount[],
): Promise<Map<ReadAccount, Outcome>> {
  const { db, issuer, onAccountSaved, now } = dependencies
  return db.transaction(async (tx) => {
    const outcomes = await outcomesOf(dependencies, tx, entries)
    const fresh = entries.flatMap((entry) => {
      const outcome = outcomes.get(entry)
      return typeof outcome === 'object' && 'uid' in outcome ? [{ account: entry.account, uid: outcome.uid }] : []
    })
    if (fresh.length === 0) return outcomes
    const moment = now()
    await insertImported(
      tx,
      fresh.map(({ account, uid }) => rowOf(account, uid, moment)),
      fresh.flatMap(({ account: { google, createdAt = moment }, uid }) =>
        google === undefined ? [] : [{ ...google, issuer, uid, createdAt }],
      ),
    )
    for (const { account, uid } of fresh) {
      const { email, emailKey, emailVerified, displayName, photoUrl } = account
      // A person's own word stands: what came from elsewhere only fills in what is not there.
      const changed = { displayName: false, photoUrl: false }
      await onAccountSaved(tx, { uid, email, emailKey, emailVerified, displayName, photoUrl, changed })
    }
    const action = 'account.imported'
    await audit(tx, ...fresh.map(({ uid }) => ({ actor: importActor, action, subject: uid }) as const))
    return outcomes
  })
}

function rowOf(account: ImportedAccount, uid: string, now: Date) {
  const { google: _, uid: __, createdAt = now, lastSignInAt = createdAt, ...kept } = account
  const passwordChangedAt = account.passwordHash === null ? null : createdAt
  return { ...kept, uid, createdAt, lastSignInAt, passwordChangedAt, validSince: now }
}

async function outcomesOf(
  { issuer, findForgotten }: ImportDependencies,
  q: Queryable,
  entries: ReadAccount[],
): Promise<Map<ReadAccount, Outcome>> {
  const all = entries.map(({ account }) => account)
  const uids = all.flatMap(({ uid }) => uid ?? [])
  const forgotten = await findForgotten(q, uids)
  const taken = await findTaken(q, {
    issuer,
    uids,
    emailKeys: all.flatMap(({ emailKey }) => emailKey ?? []),
    subjects: all.flatMap(({ google }) => google?.subject ?? []),
  })
  return new Map(entries.map((entry) => [entry, decide(entry.account, taken, forgotten)]))
}

/** Takes what it gives: a second entry of the same batch finds it taken. */
function decide({ uid, emailKey, google }: ImportedAccount, taken: Taken, forgotten: Set<string>): Outcome {
  const emailTaken = emailKey !== null && taken.emailKeys.has(emailKey)
  const googleTaken = google !== undefined && taken.subjects.has(google.subject)
  if (uid === undefined ? emailTaken || googleTaken : taken.uids.has(uid)) return 'existing'
  if (uid !== undefined && forgotten.has(uid)) return { code: 'deleted_here' }
  if (emailTaken) return { code: 'email_taken' }
  if (googleTaken) return { code: 'google_taken' }
  const given = uid ?? newUid()
  taken.uids.add(given)
  if (emailKey !== null) taken.emailKeys.add(emailKey)
  if (google !== undefined) taken.subjects.add(google.subject)
  return { uid: given }
}
