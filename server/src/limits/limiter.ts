/** Counts attempts in the database, before what they attempt is tried. */
import { inBatches } from '#db/batch.ts'
import type { Database } from '#db/database.ts'
import { padded } from '#db/reads/planned-once.ts'
import { evaluateLimits, type Verdict } from './evaluate-limits.ts'
import { createLeases } from './leases.ts'
import { prepareCounts } from './queries.ts'
import type { LimitName, LimitRates } from './rates.ts'

export interface Attempt {
  limit: LimitName
  subject: string
}

export interface Limiter {
  /** Counts the attempts, all or none, and says whether each is within its limit. */
  take(...attempts: Attempt[]): Promise<Verdict>
  /**
   * The same for one attempt that is a cheap read, by a share of its window that this process took in one write.
   * Never for what guesses a secret or sends mail: a share that nobody uses is lost to other processes.
   */
  takeFromShare(attempt: Attempt): Promise<Verdict>
  /** Gives attempts back: they turned out not to count (a right password). */
  giveBack(...attempts: Attempt[]): Promise<void>
}

/** One atomic, prepared statement for any number of attempts: any number of processes count as one. */
export function createLimiter(db: Database, rates: LimitRates): Limiter {
  const { add, share, subtract } = prepareCounts(db)

  const refund = (times: ReadonlyMap<string, number>) =>
    subtract.execute({ keys: padded([...times.keys()]), times: [...times.values()] })

  const take = inBatches(async (asked: readonly Attempt[][]) => {
    const wanted = new Map<string, { max: number; seconds: number; times: number }>()
    for (const { limit, subject } of asked.flat()) {
      const { max, windowSeconds: seconds } = rates[limit]
      const key = keyOf({ limit, subject })
      wanted.set(key, { max, seconds, times: (wanted.get(key)?.times ?? 0) + 1 })
    }
    const each = [...wanted.values()]
    const counted = await add.execute({
      keys: [...wanted.keys()],
      maxes: each.map(({ max }) => max),
      seconds: each.map(({ seconds }) => seconds),
      times: each.map(({ times }) => times),
    })
    const { verdicts, refunds } = evaluateLimits(
      asked.map((attempts) => attempts.map(keyOf)),
      counted.map((row) => ({ ...row, before: row.count - (wanted.get(row.key)?.times ?? 0) })),
    )
    if (refunds.size > 0) await refund(refunds)
    return verdicts
  })

  const giveBack = inBatches(async (given: readonly Attempt[][]) => {
    const times = new Map<string, number>()
    for (const key of given.flat().map(keyOf)) times.set(key, (times.get(key) ?? 0) + 1)
    await refund(times)
    return given.map(() => undefined)
  })

  const takeFromShare = createLeases({
    keyOf,
    rateOf: ({ limit }) => rates[limit],
    take: (attempt) => take([attempt]),
    async grant({ windowSeconds: seconds, ...wanted }) {
      const [granted] = await share.execute({ ...wanted, seconds })
      return granted?.left
    },
  })

  return { take: (...attempts) => take(attempts), takeFromShare, giveBack: (...attempts) => giveBack(attempts) }
}

function keyOf({ limit, subject }: Attempt): string {
  return `${limit}:${subject}`
}
