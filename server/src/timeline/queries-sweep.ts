/** SQL for timelines with entries that are older than they are kept. */
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { auditRecords, timelineSettings } from '#db/schema.ts'

interface Overdue {
  now: Date
  after?: string
  limit: number
}

/** Organizations with something to forget, behind `after` in the order of their ids. */
export async function overdue(db: Queryable, which: Overdue): Promise<string[]> {
  return (await overdueRows(db, which)).map((row) => row.organizationId)
}

export function overdueRows(db: Queryable, { now, after, limit }: Overdue) {
  const { organizationId, keptDays } = timelineSettings
  return db
    .select({ organizationId })
    .from(timelineSettings)
    .where(
      and(
        after === undefined ? undefined : gt(organizationId, after),
        sql`exists (select from ${auditRecords} where ${auditRecords.organizationId} = ${organizationId}::text
          and ${auditRecords.at} < ${now.toISOString()}::timestamptz - ${keptDays} * interval '24 hours')`,
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
