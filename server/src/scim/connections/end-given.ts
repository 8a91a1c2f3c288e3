/** Tokens that were made for directories by an account while it was somebody else's. */
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import type { MadeBy } from '#users/held-people.ts'
import { deleteTokensMadeBy } from './queries.ts'

/**
 * A directory that goes on by another token goes on. The caller holds the organizations. Answers of which some are gone:
 * one each time.
 */
export async function endTokensMadeBy(
  tx: Transaction,
  { uid, since, organizationIds }: MadeBy,
): Promise<{ organizationId: string }[]> {
  const ended = await deleteTokensMadeBy(tx, { uid, since, organizationIds })
  const records = ended.map(({ organizationId, directory }) => ({
    ...{ actor: '', action: 'provisioning.token_ended' as const, subject: uid, organizationId, detail: { directory } },
  }))
  await audit(tx, ...records)
  return ended
}
