/** Clears kept answers away: when nobody asks for them any more, and with the account that asked. */
import type { Database, Transaction } from '#db/database.ts'
import { dropAllOld, dropRecordsOf } from './queries.ts'
import { KEPT_SECONDS } from './with-idempotency-key.ts'

/** Any number of processes may do it at once. */
export async function sweepAnswers(db: Database, now: Date): Promise<void> {
  await dropAllOld(db, new Date(now.getTime() - KEPT_SECONDS * 1_000))
}

/** Of an account that goes. */
export async function forgetAnswers(tx: Transaction, uid: string): Promise<void> {
  await dropRecordsOf(tx, uid)
}
