/** An archive goes with its account, or with whoever had that before. */
import type { Transaction } from '#db/database.ts'
import { deleteExport } from './queries.ts'

export function forgetExport(tx: Transaction, uid: string): Promise<void> {
  return deleteExport(tx, uid)
}

/**
 * Of an account that somebody else may have had, `since` then or ever: an archive that they asked for is theirs, and as
 * long as it is there its person cannot ask for their own.
 */
export function withdrawExport(
  tx: Transaction,
  { uid, since }: { uid: string; since: Date | undefined },
): Promise<void> {
  return deleteExport(tx, uid, since)
}
