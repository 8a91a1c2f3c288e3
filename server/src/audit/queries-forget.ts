/** SQL for audit records that are not kept any longer. */
import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { auditRecords } from '#db/schema.ts'

export async function deleteOldest(
  tx: Queryable,
  { organizationId, before, limit }: { organizationId: string; before: Date; limit: number },
): Promise<number> {
  const { id, at } = auditRecords
  const oldest = tx
    .select({ id })
    .from(auditRecords)
    .where(and(eq(auditRecords.organizationId, organizationId), lt(at, before)))
    .orderBy(asc(at), asc(id))
    .limit(limit)
  const deleted = await tx.delete(auditRecords).where(inArray(id, oldest)).returning({ id })
  return deleted.length
}
