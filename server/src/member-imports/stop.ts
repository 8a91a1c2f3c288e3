/** Imports of an account that may have been somebody else's, or is shut. */
import type { Transaction } from '#db/database.ts'
import type { GivenBy } from '#users/held-people.ts'
import { refuseWaitingOf } from './queries.ts'

/** The caller holds the organizations: no line is in hand. What was done stays. */
export function stopImportsOf(tx: Transaction, given: GivenBy): Promise<void> {
  return refuseWaitingOf(tx, given, { code: 'starter_signed_out' })
}
