/** Why classes are not there for a change. */
import type { Transaction } from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import { Refusal } from '#http/refusal.ts'
import { wereClasses } from './queries.ts'

/** `done_meanwhile` where each of them is, or was, the organization's own: somebody else was faster. Else `not_found`. */
export async function goneClasses(tx: Transaction, organizationId: string, ids: string[]): Promise<Refusal> {
  const were = ids.every(isUuid) && (await wereClasses(tx, organizationId, ids))
  return new Refusal(were ? 'done_meanwhile' : 'not_found', { detail: 'no such class' })
}
