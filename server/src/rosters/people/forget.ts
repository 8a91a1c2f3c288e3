/** Somebody whose account goes: what rosters say of them waits for an account again. */
import type { Transaction } from '#db/database.ts'
import { releaseAccount } from './queries.ts'

export function forgetRostered(tx: Transaction, uid: string): Promise<void> {
  return releaseAccount(tx, uid)
}
