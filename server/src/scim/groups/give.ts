/** What groups of directories are in the organization, given to whoever becomes a member: whoever it is that lets them in. */
import { changeGroupClass } from '#classes/group-classes.ts'
import type { Transaction } from '#db/database.ts'
import { giveGroupLabel } from '#labels/group-labels.ts'
import { groupsWith } from './queries.ts'

/** To members, of all directories of the organization; the caller holds its people. */
export async function giveGroups(tx: Transaction, organizationId: string, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return
  for (const { labelId, classId, people } of await groupsWith(tx, organizationId, uids)) {
    if (labelId !== null) await giveGroupLabel(tx, organizationId, labelId, people)
    if (classId !== null) await changeGroupClass(tx, organizationId, classId, { add: people })
  }
}
