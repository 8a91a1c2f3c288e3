/** Who is in classes, as what is no class changes it. */
import type { Queryable, Transaction } from '#db/database.ts'
import { holdCurrent } from './hold.ts'
import { classCount, clearClasses } from './queries.ts'

/** Of now: neither deleted ones are counted, nor those in the archive. */
export function countClasses(db: Queryable, organizationId: string): Promise<number> {
  return classCount(db, organizationId, 'current')
}

/** For whoever comes back to the organization as new. */
export function leaveEveryClass(tx: Transaction, organizationId: string, uid: string): Promise<void> {
  return clearClasses(tx, organizationId, uid)
}

/**
 * Holds a class until the transaction ends, so that it is neither deleted nor archived meanwhile. Refuses with
 * `not_found` where there is none, and with `class_archived`.
 */
export async function holdClass(tx: Transaction, organizationId: string, id: string): Promise<void> {
  await holdCurrent(tx, organizationId, id)
}
