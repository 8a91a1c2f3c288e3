/** An account that was to be deleted is not: kept by its person, or because somebody else asked for that. */
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import type { Outbox } from '#messaging/outbox.ts'
import { lockUserRow, saveUser, userByUid, type UserRow } from '#users/queries.ts'
import { noDeletion } from './no-deletion.ts'
import { deletionOf } from './pending-deletion.ts'

interface Told {
  email: string | null
  displayName: string | null
}

/** Of a person who is locked. Where nothing was asked for, nothing happens. */
export async function withdraw(tx: Transaction, outbox: Outbox, row: UserRow, told: Told): Promise<void> {
  const { uid } = row
  if (deletionOf(row) === null) return
  await saveUser(tx, uid, noDeletion)
  await audit(tx, { actor: uid, action: 'account.deletion_withdrawn', subject: uid })
  const { email, displayName } = told
  if (email !== null) await outbox.queue(tx, 'deletion_withdrawn', { email, whose: uid, displayName })
}

/** For an account that somebody else may have had, `since` then or ever; `email` is the address of whose it is. */
export async function withdrawDeletion(
  tx: Transaction,
  outbox: Outbox,
  { uid, email, since }: { uid: string; email: string | null; since: Date | undefined },
): Promise<void> {
  await lockUserRow(tx, uid)
  const row = await userByUid(tx, uid)
  const asked = row?.deletionAskedAt ?? null
  if (!row || asked === null || (since !== undefined && asked < since)) return
  // Whoever had it before may have given the name.
  await withdraw(tx, outbox, row, { email, displayName: null })
}
