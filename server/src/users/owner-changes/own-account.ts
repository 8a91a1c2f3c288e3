/** Whether an account is one organization's alone, so that its owners may change what everybody sees of it. */
import type { Transaction } from '#db/database.ts'
import { belongsElsewhere } from '#members/names/own-names.ts'
import { belongsToAuthors } from '#publishers/membership.ts'
import type { UserRow } from '#users/queries.ts'
import { tookBackFrom } from './queries.ts'

/**
 * To be asked while the person is held. Theirs alone is the account of whoever belongs to no other organization and
 * to no publisher, is no operator, has an address to be told at, and has taken no change of this organization back.
 */
export async function isOrganizationsAlone(
  tx: Transaction,
  { uid, emailKey }: Pick<UserRow, 'uid' | 'emailKey'>,
  organizationId: string,
  operatorEmails: readonly string[],
): Promise<boolean> {
  if (emailKey === null || operatorEmails.includes(emailKey)) return false
  if (await belongsElsewhere(tx, uid, organizationId)) return false
  if (await belongsToAuthors(tx, uid)) return false
  return !(await tookBackFrom(tx, uid, organizationId))
}
