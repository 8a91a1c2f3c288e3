/** Rosters that are applied by an account that may have been somebody else's, or is shut; one that is taken back goes on. */
import type { Transaction } from '#db/database.ts'
import type { GivenBy } from '#users/held-people.ts'
import { refuseWaitingOf } from './queries-steps.ts'

/** The caller holds the organizations: no step is in hand. What was done stays, and can be taken back. */
export function stopRostersOf(tx: Transaction, given: GivenBy): Promise<void> {
  return refuseWaitingOf(tx, given, { code: 'starter_signed_out' })
}
