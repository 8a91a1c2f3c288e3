/** Counts attempts in the database, before what they attempt is tried. */
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { limitCounts } from '#db/schema.ts'
import type { LimitName, LimitRates } from './rates.ts'

export interface Attempt {
  limit: LimitName
  subject: string
}

export interface Verdict {
  allowed: boolean
  /** Until the window ends; for `Retry-After`. */
  retryAfterSeconds: number
}

export interface Limiter {
  /** Counts the attempts, all or none, and says whether each is within its limit. */
  take(...attempts: Attempt[]): Promise<Verdict>
  /** Gives attempts back: they turned out not to count (a right password). */
  giveBack(...attempts: Attempt[]): Promise<void>
}

/** One atomic, prepared statement for any number of attempts: any number of processes count as one. */
export function createLimiter(db: Database, rates: LimitRates): Limiter {
  const over = sql`${limitCounts.windowStart} <= now() - make_interval(secs => excluded.window_seconds)`
  const takeAll = db
    .insert(limitCounts)
    .select(
      // In the order of their keys, so that two statements never wait for each other.
      sql`select key, now(), 1, max, seconds from unnest(${sql.placeholder('keys')}::text[],
        ${sql.placeholder('maxes')}::int[], ${sql.placeholder('seconds')}::int[]) as t(key, max, seconds) order by key`,
    )
    .onConflictDoUpdate({
      target: limitCounts.key,
      set: {
        // Never far past the limit: the column must not overflow under an endless attack.
        count: sql`case when ${over} then 1 else least(${limitCounts.count} + 1, excluded.max + 1) end`,
        windowStart: sql`case when ${over} then now() else ${limitCounts.windowStart} end`,
        max: sql`excluded.max`,
        windowSeconds: sql`excluded.window_seconds`,
      },
    })
    .returning({
      key: limitCounts.key,
      over: sql<boolean>`${limitCounts.count} > ${limitCounts.max}`,
      left: sql<number>`ceil(extract(epoch from ${limitCounts.windowStart} - now()) + ${limitCounts.windowSeconds})::int`,
    })
    .prepare('take_limits')
  const giveBackAll = db
    .update(limitCounts)
    .set({ count: sql`greatest(${limitCounts.count} - 1, 0)` })
    .where(sql`${limitCounts.key} = any(${sql.placeholder('keys')}::text[])`)
    .prepare('give_back_limits')

  return {
    async take(...attempts) {
      const rows = await takeAll.execute({
        keys: attempts.map(keyOf),
        maxes: attempts.map(({ limit }) => rates[limit].max),
        seconds: attempts.map(({ limit }) => rates[limit].windowSeconds),
      })
      const refused = rows.filter((row) => row.over)
      if (refused.length === 0) return { allowed: true, retryAfterSeconds: 0 }
      // An address that is over its limit must not use up what is left to an account's owner.
      const counted = rows.filter((row) => !row.over).map(({ key }) => key)
      if (counted.length > 0) await giveBackAll.execute({ keys: counted })
      return { allowed: false, retryAfterSeconds: Math.max(1, ...refused.map(({ left }) => left)) }
    },
    async giveBack(...attempts) {
      await giveBackAll.execute({ keys: attempts.map(keyOf) })
    },
  }
}

function keyOf({ limit, subject }: Attempt): string {
  return `${limit}:${subject}`
}
