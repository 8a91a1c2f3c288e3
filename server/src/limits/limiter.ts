/** Counts attempts in the database, before what they attempt is tried. */
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { limitCounts } from '#db/schema.ts'
import type { LimitName, LimitRates } from './rates.ts'

export interface Verdict {
  allowed: boolean
  /** Until the window ends; for `Retry-After`. */
  retryAfterSeconds: number
}

export interface Limiter {
  /** Counts one attempt of `subject` and says whether it is within the limit. */
  take(limit: LimitName, subject: string): Promise<Verdict>
  /** Gives an attempt back: it turned out not to count (a right password). */
  giveBack(limit: LimitName, subject: string): Promise<void>
}

/** One atomic statement an attempt, so that any number of processes count as one. */
export function createLimiter(db: Database, rates: LimitRates): Limiter {
  return {
    async take(limit, subject) {
      const { max, windowSeconds } = rates[limit]
      const over = sql`${limitCounts.windowStart} <= now() - make_interval(secs => ${windowSeconds})`
      const [row] = await db
        .insert(limitCounts)
        .values({ key: keyOf(limit, subject), windowStart: sql`now()`, count: 1 })
        .onConflictDoUpdate({
          target: limitCounts.key,
          set: {
            // Never far past the limit: the column must not overflow under an endless attack.
            count: sql`case when ${over} then 1 else least(${limitCounts.count} + 1, ${max} + 1) end`,
            windowStart: sql`case when ${over} then now() else ${limitCounts.windowStart} end`,
          },
        })
        .returning({
          count: limitCounts.count,
          left: sql<number>`ceil(extract(epoch from ${limitCounts.windowStart} - now()) + ${windowSeconds})::int`,
        })
      if (!row) throw new Error('the limit statement returned no row')
      return { allowed: row.count <= max, retryAfterSeconds: Math.max(1, row.left) }
    },
    async giveBack(limit, subject) {
      await db
        .update(limitCounts)
        .set({ count: sql`greatest(${limitCounts.count} - 1, 0)` })
        .where(sql`${limitCounts.key} = ${keyOf(limit, subject)}`)
    },
  }
}

function keyOf(limit: LimitName, subject: string): string {
  return `${limit}:${subject}`
}
