/** An archive goes with its account. */
import type { Transaction } from '#db/database.ts'
import { deleteExport } from './queries.ts'

export function forgetExport(tx: Transaction, uid: string): Promise<void> {
  return deleteExport(tx, uid)
}
