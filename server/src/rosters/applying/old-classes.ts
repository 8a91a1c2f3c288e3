/** Somebody who comes back has the classes that they had: those of the roster are the roster's to say anew. */
import { holdIfCurrent, takeOutOfClass } from '#classes/roster-classes.ts'
import type { Transaction } from '#db/database.ts'
import { classesOfSource } from '#rosters/classes/queries.ts'
import type { OfSource } from '#rosters/context.ts'

export async function leaveOldClasses(tx: Transaction, of: OfSource, uid: string): Promise<void> {
  for (const { classId } of await classesOfSource(tx, of)) {
    if (classId === null || (await holdIfCurrent(tx, of.organizationId, classId)) === undefined) continue
    await takeOutOfClass(tx, classId, [uid])
  }
}
