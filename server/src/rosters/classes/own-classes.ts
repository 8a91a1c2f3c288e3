/** Somebody of a roster who is a member now: in the classes in which the source has them. */
import { holdIfCurrent, putInClass } from '#classes/roster-classes.ts'
import type { Transaction } from '#db/database.ts'
import type { OfSource } from '#rosters/context.ts'
import { classIdsOfPerson, rosterClass } from './queries.ts'

/** Those that are there, of now. */
export async function putInClasses(
  tx: Transaction,
  { sourcedId, ...of }: OfSource & { sourcedId: string },
  uid: string,
): Promise<void> {
  for (const id of await classIdsOfPerson(tx, of, sourcedId)) {
    const classId = (await rosterClass(tx, of, id))?.classId ?? null
    if (classId === null || (await holdIfCurrent(tx, of.organizationId, classId)) === undefined) continue
    await putInClass(tx, of.organizationId, classId, [uid])
  }
}
