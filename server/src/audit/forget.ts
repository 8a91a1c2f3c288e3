/** Lets go of audit records, where whose they are has chosen how long they are kept. */
import type { Transaction } from '#db/database.ts'
import { deleteOldest } from './queries-forget.ts'

/** Deletes up to `limit` records of an organization from before a moment, the oldest first. Answers how many. */
export function forgetRecords(
  tx: Transaction,
  which: { organizationId: string; before: Date; limit: number },
): Promise<number> {
  return deleteOldest(tx, which)
}
