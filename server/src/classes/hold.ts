/** A class that is held while it is changed. */
import type { Transaction } from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import { Refusal } from '#http/refusal.ts'
import { goneClasses } from './gone.ts'
import { lockClass } from './queries.ts'

/** Its name. Refuses as `goneClasses` does where there is no such class, and with `class_archived` where it is only looked at. */
export async function holdCurrent(tx: Transaction, organizationId: string, id: string): Promise<string> {
  const found = isUuid(id) ? await lockClass(tx, organizationId, id) : undefined
  if (found === undefined) throw await goneClasses(tx, organizationId, [id])
  if (found.archivedAt !== null) throw new Refusal('class_archived', { detail: 'a change of an archived class' })
  return found.name
}
