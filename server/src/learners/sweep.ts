/** Accounts of learners whose membership is gone for good: what an organization made goes with it. */
import type { Transaction } from '#db/database.ts'
import type { LearnersContext } from './context.ts'

/** Accounts in one run of the hour; the next goes on. */
const AT_ONCE = 1_000

interface SweepContext extends Pick<LearnersContext, 'db'> {
  provider: LearnersContext['provider'] & {
    removeAccount(tx: Transaction, uid: string, isWanted: (tx: Transaction) => Promise<boolean>): Promise<boolean>
  }
}

/** Any number of processes may do it at once. */
export async function sweepLearners({ db, provider }: SweepContext): Promise<void> {
  const { learners } = provider
  if (!learners) return
  for (const uid of await learners.leftOver(AT_ONCE)) {
    await db.transaction((tx) => provider.removeAccount(tx, uid, () => learners.isLeftOver(tx, uid)))
  }
}
