/** What a change of somebody means for their membership: begun anew, ended, or nothing. */
import type { ProvisioningOutcome } from '@atrium/contract/organizations/provisioning'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Transaction } from '#db/database.ts'
import type { OwnPeople } from '#members/provisioned/own-people.ts'
import type { ScimContext } from '#scim/context.ts'
import { ScimError } from '#scim/protocol/scim-error.ts'
import { updateUser, type UserRow } from './queries.ts'
import { begin, type Concerned, endEach, joinAccount, meantBy, requireProven } from './standing.ts'
import { addressOf, type SaidFields } from './user-fields.ts'
import type { Found } from './user-resource.ts'

const hasLeft = () =>
  new ScimError(
    409,
    'This person left by themselves: only an invite that they accept brings them back.',
    'mutability',
  ).because('left')

/** Somebody as they were, and what the request makes of them, which is written already. */
interface Change {
  found: Found
  said: SaidFields
  own: OwnPeople
}

/**
 * Who has to be asked about: of another address, whether its domain is proven; of whom is ended or taken up again, whose
 * the address is, and of whom is ended, whose it was; of whom is taken up again, whether their account may come in, and of
 * whom is ended, by which address another directory may have them.
 */
export function concernedBy(row: UserRow, said: SaidFields): Concerned {
  const isBack = isTakenUp(row, said)
  const isEitherWay = isBack || said.active === false
  const addresses = [
    ...(isElsewhere(row, said) || isEitherWay ? [addressOf(said)] : []),
    ...(said.active === false ? [addressOf(row)] : []),
  ]
  return { addresses, ...(isEitherWay && row.uid !== null && { uid: row.uid }) }
}

/**
 * Undefined where nothing comes of it. Refuses with `invalidValue` for an address of no proven domain, with 409 for whom
 * only an invite brings back, and of the last owner.
 */
export async function settle(
  context: ScimContext,
  tx: Transaction,
  { found, said, own }: Change,
): Promise<ProvisioningOutcome | undefined> {
  const { row } = found
  const isBack = isTakenUp(row, said)
  // Whoever goes may go with an address of anywhere: directories give those whom they delete another one.
  if (isBack || (isElsewhere(row, said) && said.active !== false)) requireProven(own, addressOf(said))
  const uid = row.uid ?? (await recognize({ found, said, own }))
  if (said.active === false) {
    const { organizationId } = row
    const became = await endEach(context, tx, { own, organizationId, uids: meantBy(own, uid, [row, said]) })
    return became === 'none' ? undefined : became
  }
  if (!isBack) return undefined
  if (row.uid !== null) await takeUp(tx, row.uid, { found, said, own })
  return 'restored'
}

/** Of whom no account was known: that which has their address confirmed, joined to them, and let in unless they are inactive. */
async function recognize({ found: { row }, said, own }: Change): Promise<string | null> {
  const person = own.at(addressOf(said))
  if (!person) return null
  await joinAccount(row, person, { isActive: said.active ?? row.active, isSaidNow: isTakenUp(row, said) })
  return person.uid
}

/**
 * Whose account is known: let in again while it is the organization's by an address of now. An account that has moved on
 * is theirs no more; as of somebody new, whoever confirms the address that the directory has comes in.
 */
async function takeUp(tx: Transaction, uid: string, { found: { row, isMember }, own }: Change): Promise<void> {
  // Another way brought them back meanwhile: nothing begins.
  if (isMember) return
  const person = own.of(uid)
  if (!person) await updateUser(tx, row.id, { uid: null })
  else if (!(await begin(person))) throw hasLeft()
}

function isElsewhere(row: UserRow, said: SaidFields): boolean {
  return nameKey(addressOf(said)) !== row.emailKey
}

function isTakenUp(row: UserRow, { active }: SaidFields): boolean {
  return active === true && !row.active
}
