/**
 * Who somebody of a directory is here: whose account has their address confirmed, under a domain that the organization
 * has proven. Nobody else is made a member, and no account is made, changed or locked (docs/decisions/0082).
 */
import type { Transaction } from '#db/database.ts'
import { holdPeople } from '#members/change-members.ts'
import { holdOwnPeople, type OwnPeople, type OwnPerson } from '#members/provisioned/own-people.ts'
import { beginProvisioned, endProvisioned, rolesOfKept } from '#members/provisioned/provisioned.ts'
import { isToken } from '#scim/connections/queries.ts'
import type { ScimContext } from '#scim/context.ts'
import { giveGroups } from '#scim/groups/give.ts'
import { badRequest, notValid } from '#scim/protocol/scim-error.ts'
import { candidatesAnywhere } from '#users/accounts/confirmed.ts'
import { updateUser, type UserRow } from './queries.ts'
import { addressOf } from './user-fields.ts'

/** Whom a change may let in or end: asked about before the transaction that needs it, for an account may be anywhere. */
export interface Concerned {
  /** Whoever has one of these addresses, and whether their domains are proven. */
  addresses?: readonly string[]
  /** Whose account is known. */
  uid?: string
}

/**
 * Accounts before domains before the organization, as everywhere. `tokenId` is by which a directory asked: refuses with 401
 * where it was revoked by then, also between two changes of one request, and where the organization was deleted.
 */
export async function inPeopleChange<T>(
  context: ScimContext,
  { organizationId, tokenId }: { organizationId: string; tokenId?: string },
  concerned: Concerned | readonly Concerned[],
  work: (tx: Transaction, own: OwnPeople) => Promise<T>,
): Promise<T> {
  const all = [concerned].flat()
  const addresses = [...new Set(all.flatMap((one) => one.addresses ?? []))]
  const uids = [...new Set(all.flatMap(({ uid }) => uid ?? []))]
  const candidates = await candidatesAnywhere(context, addresses, uids)
  return context.db.transaction(async (tx) => {
    const own = await holdOwnPeople(tx, organizationId, candidates, addresses)
    const isThere = await holdPeople(tx, organizationId)
    if (!isThere || (tokenId !== undefined && !(await isToken(tx, tokenId)))) throw notValid()
    return work(tx, own)
  })
}

/** Whether all that a change turns out to concern was asked about. */
export function isAmong({ addresses = [], uid }: Concerned, asked: readonly Concerned[]): boolean {
  const isKnown = (address: string) => asked.some((one) => one.addresses?.includes(address))
  return addresses.every(isKnown) && (uid === undefined || asked.some((one) => one.uid === uid))
}

/** Refuses with `invalidValue` an address of no domain that the organization has proven; it was asked about. */
export function requireProven(own: OwnPeople, address: string): void {
  if (own.isProven(address)) return
  throw badRequest(
    'invalidValue',
    `The address ${address} is of no domain that this organization has proven. Prove its domain first (Settings, Domains).`,
  ).because('unproven_domain')
}

/**
 * Joins an account to somebody of whom none was known: whom the directory has active is made a member, unless they left by
 * themselves or were taken out since it said so, and whoever is one by somebody else has what their groups give. `row` is as it
 * was before.
 */
export async function joinAccount(
  { id, organizationId, updatedAt }: UserRow,
  person: OwnPerson,
  { isActive, isSaidNow = false }: { isActive: boolean; isSaidNow?: boolean },
): Promise<void> {
  const { tx, uid } = person
  await updateUser(tx, id, { uid })
  if (isActive) await beginProvisioned(person, { saidAt: isSaidNow ? undefined : updatedAt })
  else if (await isMember(tx, organizationId, uid)) await giveGroups(tx, organizationId, [uid])
}

/** Makes a member of somebody. Answers false, and does nothing, of whom left by themselves. */
export async function begin(person: OwnPerson): Promise<boolean> {
  const became = await beginProvisioned(person)
  return became !== 'left' && became !== 'inactive'
}

async function isMember(tx: Transaction, organizationId: string, uid: string): Promise<boolean> {
  return (await rolesOfKept(tx, organizationId, [uid])).has(uid)
}

/**
 * Ends what membership there is, whoever began it, with the sessions at the organization's site. The row is inactive or
 * gone by then, so that `kept` is whom another directory has active.
 */
export async function end(
  context: ScimContext,
  tx: Transaction,
  { own, organizationId, uid }: { own: OwnPeople; organizationId: string; uid: string },
): Promise<'ended' | 'kept' | 'none'> {
  return endProvisioned(context, tx, { organizationId, uid, emailKey: own.of(uid)?.emailKey })
}

/**
 * Whom a directory means that ends somebody: the account that it knows, and whoever has confirmed one of their addresses by
 * now. Where the account that it knew has moved on, that is another one, and perhaps the same person.
 */
export function meantBy(
  own: OwnPeople,
  known: string | null,
  at: readonly Parameters<typeof addressOf>[0][],
): string[] {
  const byAddress = at.map((said) => own.at(addressOf(said))?.uid)
  return [...new Set([known ?? undefined, ...byAddress])].filter((uid) => uid !== undefined)
}

/** `end` of each of them. Answers what became of them together. */
export async function endEach(
  context: ScimContext,
  tx: Transaction,
  { uids, ...whose }: { own: OwnPeople; organizationId: string; uids: readonly string[] },
): Promise<'ended' | 'kept' | 'none'> {
  const became = new Set<'ended' | 'kept' | 'none'>()
  for (const uid of uids) became.add(await end(context, tx, { ...whose, uid }))
  if (became.has('ended')) return 'ended'
  return became.has('kept') ? 'kept' : 'none'
}
