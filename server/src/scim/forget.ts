/** Somebody whose account goes: what directories keep of them waits for an account again. */
import type { Transaction } from '#db/database.ts'
import { releaseAccount } from './users/queries.ts'

export function forgetProvisioned(tx: Transaction, uid: string): Promise<void> {
  return releaseAccount(tx, uid)
}
