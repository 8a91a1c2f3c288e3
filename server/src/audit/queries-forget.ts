/** SQL for audit records that are not kept any longer. */
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#db/database.ts'
import { type Hints, hintTransaction } from '#db/planner-hints.ts'
import { auditRecords } from '#db/schema.ts'

interface Oldest {
  organizationId: string
  before: Date
  limit: number
}

/**
 * The oldest are cut from the index of a timeline. By itself the planner would collect all that is too old and sort it, or
 * read the whole table, for each batch anew: it takes a batch for a large part of what it has not counted yet.
 */
export const forgetHints: Hints = { bitmaps: false, sorts: false }

export async function deleteOldest(tx: Transaction, which: Oldest): Promise<number> {
  await hintTransaction(tx, forgetHints)
  return (await oldestDeleted(tx, which)).length
}

export function oldestDeleted(tx: Queryable, { organizationId, before, limit }: Oldest) {
  const { id, at } = auditRecords
  const oldest = tx
    .select({ id })
    .from(auditRecords)
    .where(and(eq(auditRecords.organizationId, organizationId), lt(at, before)))
    .orderBy(asc(at), asc(id))
    .limit(limit)
  // Their ids as one value, so that each is looked up by its key.
  return tx
    .delete(auditRecords)
    .where(sql`${id} = any(array(${oldest}))`)
    .returning({ id })
}
