/**
 * Who somebody of a directory is here: whose account has their address confirmed, under a domain that the organization
 * has proven. Nobody else is made a member, and no account is made, changed or locked (docs/decisions/0082).
 */
import type { Database, Transaction } from '#db/database.ts'
import { holdProvenDomainOf } from '#domains/proven.ts'
import { holdPeople } from '#members/change-members.ts'
import { beginProvisioned, endProvisioned } from '#members/provisioned/provisioned.ts'
import type { ScimContext } from '#scim/context.ts'
import { giveTargets } from '#scim/groups/targets.ts'
import { badRequest, ScimError } from '#scim/protocol/scim-error.ts'
import { candidateFor as confirmedCandidate } from '#users/confirmed.ts'
import { groupIdsOf, isKeptElsewhere, updateUser, type UserRow } from './queries.ts'

/** Of whom an address is, asked before the transaction that needs it: an account may be anywhere. */
export interface Candidate {
  address: string
  /** To be asked first in the transaction: the account is held. Undefined while nobody has confirmed the address. */
  confirmed(tx: Transaction): Promise<string | undefined>
}

export async function candidateFor(context: ScimContext, address: string): Promise<Candidate> {
  return { address, ...(await confirmedCandidate(context, address)) }
}

/** Accounts before domains before the organization, as everywhere. */
export async function inPeopleChange<T>(
  db: Database,
  organizationId: string,
  candidate: Candidate | undefined,
  work: (tx: Transaction, uid: string | undefined) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const uid = await candidate?.confirmed(tx)
    if (candidate && !(await holdProvenDomainOf(tx, organizationId, candidate.address))) {
      throw badRequest(
        'invalidValue',
        `The address ${candidate.address} is of no domain that this organization has proven. Prove its domain first (Settings, Domains).`,
      ).because('unproven_domain')
    }
    if (!(await holdPeople(tx, organizationId))) throw new ScimError(404, 'The organization was deleted.')
    return work(tx, uid)
  })
}

/** Joins an account to somebody who waited for one. Answers whether they are a member now. */
export async function joinAccount(tx: Transaction, row: UserRow, uid: string): Promise<void> {
  await updateUser(tx, row.id, { uid })
  await begin(tx, { ...row, uid })
}

/** Makes a member of somebody who has an account, with what their groups give. Answers whether they are one now. */
export async function begin(tx: Transaction, row: Pick<UserRow, 'id' | 'organizationId' | 'uid'>): Promise<boolean> {
  const { id, organizationId, uid } = row
  if (uid === null) return false
  const became = await beginProvisioned(tx, { organizationId, uid })
  if (became === 'left') return false
  await giveTargets(tx, { organizationId, uid, groupIds: await groupIdsOf(tx, id) })
  return true
}

/** Ends what a directory kept, with the sessions at the organization's site; not where another directory keeps it. */
export async function end(
  { provider }: ScimContext,
  tx: Transaction,
  { id, organizationId, uid }: Pick<UserRow, 'id' | 'organizationId' | 'uid'>,
): Promise<boolean> {
  if (uid === null || (await isKeptElsewhere(tx, { organizationId, uid, id }))) return false
  const ended = await endProvisioned(tx, { organizationId, uid })
  if (ended) await provider.endSessionsAt?.(tx, { uid, organizationId })
  return ended
}
