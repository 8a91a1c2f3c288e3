/** Accounts of learners whose membership is gone for good: what an organization made goes with it. */
import { learnerAddressToldDays } from '@atrium/contract/limits'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import type { Database, Transaction } from '#db/database.ts'
import { dropAddressesBefore } from './addresses/queries.ts'
import type { LearnersContext } from './context.ts'

/** Accounts in one run of the hour; the next goes on. */
const AT_ONCE = 1_000

interface SweepContext extends Pick<LearnersContext, 'db'> {
  provider: LearnersContext['provider'] & {
    removeAccount(tx: Transaction, uid: string, isWanted: (tx: Transaction) => Promise<boolean>): Promise<boolean>
  }
}

/** Addresses whose link ran out so long ago that nobody is told of it any more. Any number of processes may do it at once. */
export function sweepLearnerAddresses(db: Database, now: Date): Promise<void> {
  return dropAddressesBefore(db, new Date(now.getTime() - learnerAddressToldDays * DAY_MS))
}

/** Any number of processes may do it at once. */
export async function sweepLearners({ db, provider }: SweepContext): Promise<void> {
  const { learners } = provider
  if (!learners) return
  for (const uid of await learners.leftOver(AT_ONCE)) {
    await db.transaction((tx) => provider.removeAccount(tx, uid, () => learners.isLeftOver(tx, uid)))
  }
}
