/** Who is in classes, as what is no class changes it. */
import type { Queryable, Transaction } from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import { classCount, clearClasses, lockClass } from './queries.ts'

/** Deleted ones are not counted. */
export function countClasses(db: Queryable, organizationId: string): Promise<number> {
  return classCount(db, organizationId)
}

/** For whoever comes back to the organization as new. */
export function leaveEveryClass(tx: Transaction, organizationId: string, uid: string): Promise<void> {
  return clearClasses(tx, organizationId, uid)
}

/** Holds a class until the transaction ends, so that it is not deleted meanwhile. Answers whether it is there. */
export async function holdClass(tx: Transaction, organizationId: string, id: string): Promise<boolean> {
  return isUuid(id) && (await lockClass(tx, organizationId, id)) !== undefined
}
