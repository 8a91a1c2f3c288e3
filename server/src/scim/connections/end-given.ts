/** Tokens that were made for directories by an account that was somebody else's, or by one that they came into by that. */
import { audit } from '#audit/audit.ts'
import type { Transaction } from '#db/database.ts'
import type { MadeBy } from '#users/held-people.ts'
import { deleteTokensMadeBy } from './queries.ts'

/**
 * A directory that goes on by another token goes on. The caller holds the organizations; `subject` is whose account
 * was somebody else's. Answers of which some are gone: one each time.
 */
export async function endTokensMadeBy(
  tx: Transaction,
  made: MadeBy,
  subject: string,
): Promise<{ organizationId: string }[]> {
  const ended = await deleteTokensMadeBy(tx, made)
  const records = ended.map(({ organizationId, directory }) => ({
    actor: '',
    action: 'provisioning.token_ended' as const,
    subject,
    organizationId,
    detail: { directory },
  }))
  await audit(tx, ...records)
  return ended
}
