/** SQL for audit records that are not kept any longer. */
import { and, asc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#db/database.ts'
import { hintTransaction } from '#db/planner-hints.ts'
import { auditRecords } from '#db/schema.ts'
import { isAmongMany } from './among-many.ts'
import { forgetHints } from './forget-hints.ts'

interface Oldest {
  organizationId: string
  before: Date
  limit: number
}

export async function deleteOldest(tx: Transaction, which: Oldest): Promise<number> {
  await hintTransaction(tx, forgetHints)
  return (await oldestDeleted(tx, which)).length
}

export function oldestDeleted(tx: Queryable, { organizationId, before, limit }: Oldest) {
  const { id, at } = auditRecords
  const oldestOf = (which: SQL) =>
    tx
      .select({ id, at })
      .from(auditRecords)
      .where(and(eq(auditRecords.organizationId, organizationId), which, lt(at, before)))
      .orderBy(asc(at), asc(id))
      .limit(limit)
  // Their ids as one value, so that each is looked up by its key.
  const [shown, others] = [oldestOf(sql`not ${isAmongMany}`), oldestOf(isAmongMany)]
  const oldest = sql`select id from ((${shown}) union all (${others})) as oldest order by at, id limit ${limit}`
  return tx
    .delete(auditRecords)
    .where(sql`${id} = any(array(${oldest}))`)
    .returning({ id })
}
