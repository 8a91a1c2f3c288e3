/** SQL for how long timelines are kept, and for what is older. */
import { eq } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { timelineSettings } from '#db/schema.ts'

/** Null: for ever. */
export async function keptDaysOf(db: Queryable, organizationId: string): Promise<number | null> {
  const [row] = await db.select().from(timelineSettings).where(eq(timelineSettings.organizationId, organizationId))
  return row?.keptDays ?? null
}

export async function setKeptDays(tx: Queryable, organizationId: string, keptDays: number | null): Promise<void> {
  if (keptDays === null) {
    await tx.delete(timelineSettings).where(eq(timelineSettings.organizationId, organizationId))
    return
  }
  await tx
    .insert(timelineSettings)
    .values({ organizationId, keptDays })
    .onConflictDoUpdate({ target: timelineSettings.organizationId, set: { keptDays } })
}
