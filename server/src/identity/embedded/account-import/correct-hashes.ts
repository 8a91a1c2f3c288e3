/** Takes a file's password hashes for accounts that are here: after an import with the wrong parameters. */
import { audit } from '#audit/audit.ts'
import type { Database } from '#db/database.ts'
import { replaceImportedHashes } from '#identity/embedded/accounts/queries-import.ts'
import { importActor, type ReadAccount } from './read-entry.ts'

/**
 * Of whoever has neither signed in since nor chosen another password: their hash is still one from elsewhere, and no
 * argon2id. Answers how many were corrected, in one transaction with their audit records.
 */
export async function correctHashes(db: Database, entries: ReadAccount[]): Promise<number> {
  const known = entries.flatMap(({ account: { uid, passwordHash } }) =>
    uid === undefined || passwordHash === null ? [] : [{ uid, passwordHash }],
  )
  if (known.length === 0) return 0
  return db.transaction(async (tx) => {
    const uids = await replaceImportedHashes(tx, known)
    const action = 'account.import_corrected'
    await audit(tx, ...uids.map((uid) => ({ actor: importActor, action, subject: uid }) as const))
    return uids.length
  })
}
