/** SQL for timelines with entries that are older than they are kept. */
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { isAmongMany } from '#audit/among-many.ts'
import { forgetHints } from '#audit/forget-hints.ts'
import type { Database, Queryable } from '#db/database.ts'
import { hintTransaction } from '#db/planner-hints.ts'
import { auditRecords, timelineSettings } from '#db/schema.ts'

interface Overdue {
  now: Date
  after?: string
  limit: number
}

/** Organizations with something to forget, behind `after` in the order of their ids. */
export async function overdue(db: Database, which: Overdue): Promise<string[]> {
  return db.transaction(async (tx) => {
    await hintTransaction(tx, forgetHints)
    return (await overdueRows(tx, which)).map((row) => row.organizationId)
  })
}

export function overdueRows(db: Queryable, { now, after, limit }: Overdue) {
  const { organizationId, keptDays } = timelineSettings
  // The first of each part of the index, by its order: no other index has that, however few the planner expects.
  const oldest = (which: SQL) => sql`(select ${auditRecords.at} from ${auditRecords}
    where ${auditRecords.organizationId} = ${organizationId}::text and ${which}
    order by ${auditRecords.at}, ${auditRecords.id} limit 1)`
  return db
    .select({ organizationId })
    .from(timelineSettings)
    .where(
      and(
        after === undefined ? undefined : gt(organizationId, after),
        sql`least(${oldest(sql`not ${isAmongMany}`)}, ${oldest(isAmongMany)})
          < ${now.toISOString()}::timestamptz - ${keptDays} * interval '24 hours'`,
      ),
    )
    .orderBy(asc(organizationId))
    .limit(limit)
}

/**
 * How long this timeline is kept, held until the transaction ends: nobody changes it meanwhile, nor works it off at
 * the same time. Undefined where it is kept for ever, or somebody else holds it.
 */
export async function holdKeptDays(tx: Queryable, organizationId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ keptDays: timelineSettings.keptDays })
    .from(timelineSettings)
    .where(eq(timelineSettings.organizationId, organizationId))
    .for('update', { skipLocked: true })
  return row?.keptDays
}
