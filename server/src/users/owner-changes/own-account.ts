/** Whether an account is one organization's alone, so that its owners may change what everybody sees of it. */
import type { Transaction } from '#db/database.ts'
import { amongProvenDomains } from '#domains/proven.ts'
import { belongsElsewhere, wasBroughtBack } from '#members/names/own-names.ts'
import { belongsToAuthors } from '#publishers/membership.ts'
import type { UserRow } from '#users/queries.ts'
import type { RecordContext } from '#users/changing/record-context.ts'
import { tookBackFrom } from './queries.ts'

/** Whose account it is, and of which organization it is asked. */
interface Asked {
  uid: string
  organizationId: string
}

/** Asked in the transaction, first of all, since it may hold the account: whether the person belongs there in earnest. */
export type StandsByWord = (tx: Transaction) => Promise<boolean>

/**
 * Asked before the transaction: accounts may be kept anywhere. Whoever is a member again by others' word alone has not
 * given themselves into anybody's hands; unless they have confirmed an address of the organization's own domain.
 */
export async function standsByWord(
  { db, provider }: Pick<RecordContext, 'db' | 'provider'>,
  { uid, organizationId }: Asked,
): Promise<StandsByWord> {
  const brought = await wasBroughtBack(db, organizationId, uid)
  const confirmedEmails = brought ? await provider.confirmedEmails([uid]) : undefined
  return async (tx) => {
    const email = (await confirmedEmails?.(tx))?.get(uid)
    if (email !== undefined && (await amongProvenDomains(tx, organizationId, [email])).size > 0) return true
    return !(await wasBroughtBack(tx, organizationId, uid))
  }
}

/**
 * To be asked while the person is held, with what `standsByWord` has answered. Theirs alone is the account of whoever
 * belongs to no other organization and to no publisher, is no operator, has an address to be told at, has taken no
 * change of this organization back, and stands by their word.
 */
export async function isOrganizationsAlone(
  tx: Transaction,
  { uid, emailKey }: Pick<UserRow, 'uid' | 'emailKey'>,
  { organizationId, stands }: { organizationId: string; stands: boolean },
  operatorEmails: readonly string[],
): Promise<boolean> {
  if (!stands || emailKey === null || operatorEmails.includes(emailKey)) return false
  if (await belongsElsewhere(tx, uid, organizationId)) return false
  if (await belongsToAuthors(tx, uid)) return false
  return !(await tookBackFrom(tx, uid, organizationId))
}
