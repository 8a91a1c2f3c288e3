/** SQL of the limits' counts. Rows are always locked in the order of their keys: no two statements wait for each other. */
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { limitCounts } from '#db/schema.ts'

const given = sql.placeholder
/** A count stands at one past its limit at most when it is next touched: it must not overflow under an endless attack. */
const capped = sql`least(${limitCounts.count}, ${limitCounts.max} + 1)`

export function prepareCounts(db: Database) {
  const ended = sql`${limitCounts.windowStart} <= now() - make_interval(secs => excluded.window_seconds)`
  const open = sql`${limitCounts.windowStart} > now() - make_interval(secs => ${given('seconds')}::int)`
  const held = db.$with('held', { key: sql<string>`key`, times: sql<number>`times` }).as(
    sql`select ${limitCounts.key} as key, t.times from ${limitCounts}
      join unnest(${given('keys')}::text[], ${given('times')}::int[]) as t(key, times) on t.key = ${limitCounts.key}
      order by ${limitCounts.key} for update of ${limitCounts}`,
  )
  return {
    /** In: `keys` (each once), and for each its `maxes`, `seconds` and `times` to count. */
    add: db
      .insert(limitCounts)
      .select(
        sql`select key, now(), times, max, seconds from unnest(${given('keys')}::text[], ${given('times')}::int[],
          ${given('maxes')}::int[], ${given('seconds')}::int[]) as t(key, times, max, seconds) order by key`,
      )
      .onConflictDoUpdate({
        target: limitCounts.key,
        set: {
          count: sql`case when ${ended} then excluded.count
            else least(${limitCounts.count}, excluded.max + 1) + excluded.count end`,
          // Of a window that began ahead of a clock that was set back, no more is left than of a new one.
          windowStart: sql`case when ${ended} then now() else least(${limitCounts.windowStart}, now()) end`,
          max: sql`excluded.max`,
          windowSeconds: sql`excluded.window_seconds`,
        },
      })
      .returning({
        key: limitCounts.key,
        count: limitCounts.count,
        max: limitCounts.max,
        // Kept to the millisecond, it may be rounded to behind the moment that it was.
        left: sql<number>`ceil(extract(epoch from least(${limitCounts.windowStart}, now()) - now()) + ${limitCounts.windowSeconds})::int`,
      })
      .prepare('count_limits'),
    /**
     * In: `key`, its `max` and `seconds`, the `size` to count at once and `whereLeft`. Out: for how many seconds the
     * window stays open, as of `now()`; no row, and nothing counted, where none is open or less than that is left.
     */
    share: db
      .update(limitCounts)
      .set({ count: sql`${limitCounts.count} + ${given('size')}::int` })
      .where(
        sql`${limitCounts.key} = ${given('key')} and ${open}
          and ${limitCounts.count} + ${given('whereLeft')}::bigint <= ${given('max')}::bigint`,
      )
      .returning({
        left: sql<number>`(extract(epoch from least(${limitCounts.windowStart}, now()) - now()) + ${given('seconds')}::int)::float8`,
      })
      .prepare('share_of_limit'),
    /** In: `keys` (each once) and their `times`. */
    subtract: db
      .with(held)
      .update(limitCounts)
      .set({ count: sql`greatest(${capped} - held.times, 0)` })
      .from(held)
      .where(sql`${limitCounts.key} = held.key`)
      .prepare('give_back_limits'),
  }
}

/** Drops counts whose window has ended, which count for nothing any more; answers how many. Waits for nobody who counts. */
export async function dropEndedCounts(db: Database, atMost: number): Promise<number> {
  const ended = db
    .select({ key: limitCounts.key })
    .from(limitCounts)
    .where(sql`${limitCounts.windowStart} <= now() - make_interval(secs => ${limitCounts.windowSeconds})`)
    .limit(atMost)
    .for('update', { skipLocked: true })
  const dropped = await db
    .delete(limitCounts)
    .where(inArray(limitCounts.key, ended))
    .returning({ one: sql<number>`1` })
  return dropped.length
}
