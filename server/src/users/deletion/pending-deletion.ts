/** That an account is going to be deleted, as the contract says it. */
import type { PendingDeletion } from '@atrium/contract/account-deletion'
import type { UserRow } from '#users/queries.ts'

/** Null where nobody asked for it. */
export function deletionOf(
  row: Pick<UserRow, 'deletionAskedAt' | 'deletionDueAt' | 'deletionWaitsSince'>,
): PendingDeletion | null {
  const { deletionAskedAt: askedAt, deletionDueAt: dueAt, deletionWaitsSince } = row
  if (askedAt === null || dueAt === null) return null
  return { askedAt: askedAt.toISOString(), dueAt: dueAt.toISOString(), waiting: deletionWaitsSince !== null }
}
