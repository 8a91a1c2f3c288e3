/** Learners are held while their membership ends, as each sign-in of theirs holds them. */
import type { Transaction } from '#db/database.ts'
import { holdLearners } from './queries.ts'

/**
 * In the transaction that has ended these memberships: whoever signs in just then has been let in before, and what they
 * got is found, or finds that they belong no more. Whoever is no learner is passed over.
 */
export function holdWhileEnding(
  tx: Transaction,
  whose: { uids: readonly string[]; organizationId: string },
): Promise<void> {
  return holdLearners(tx, whose)
}
