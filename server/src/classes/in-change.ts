/** The one way to change classes. */
import { isUniqueViolation, type Transacting, type Transaction } from '#db/database.ts'
import type { Asking } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { changeHeld } from '#members/change-members.ts'

/** Runs a change that answers something of the organization, whose people are held. Refuses with `name_taken` beside its own. */
export async function inClassChange<T>(
  db: Transacting,
  asking: Asking,
  change: (tx: Transaction, organizationId: string) => Promise<T>,
): Promise<T> {
  try {
    return await changeHeld(db, asking, (tx, { organizationId }) => change(tx, organizationId))
  } catch (error) {
    if (isUniqueViolation(error, 'classes_name')) throw new Refusal('name_taken', { detail: 'another class has it' })
    throw error
  }
}
