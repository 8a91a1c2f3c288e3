/** People of a directory: made, changed, deactivated, deleted. Whatever is asked twice is done once. */
import { randomUUID } from 'node:crypto'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { ProvisioningOutcome } from '@atrium/contract/organizations/provisioning'
import { isUniqueViolation, type Transaction } from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import type { OwnPeople } from '#members/provisioned/own-people.ts'
import { noteDone } from '#scim/connections/log.ts'
import type { ScimContext } from '#scim/context.ts'
import { groupsAmong, updateGroups } from '#scim/groups/queries.ts'
import { takeTarget } from '#scim/groups/targets.ts'
import { operationsOf, requireOwnId } from '#scim/patch/operations.ts'
import { type Answered, type Asked, type Caller, authorityOf, notFound, requireVersion } from '#scim/protocol/asked.ts'
import { wholeResource } from '#scim/protocol/whole-resource.ts'
import { ScimError } from '#scim/protocol/scim-error.ts'
import { patchedUser } from './patch-user.ts'
import { deleteUser, findUser, groupIdsOf, insertUser, updateUser } from './queries.ts'
import { concernedBy, settle } from './settle.ts'
import { begin, type Concerned, end, endEach, inPeopleChange, isAmong, meantBy, requireProven } from './standing.ts'
import { addressOf, type SaidFields, type UserFields, userFieldsOf } from './user-fields.ts'
import { fieldsOf, type Found, toUserResource, versionOf } from './user-resource.ts'

/** For as many changes of the same person at once, each of them to an address of its own, a directory asks again. */
const MOST_LOOKS = 5

/** Refuses with `uniqueness`, and with `invalidValue` for an address of no domain that the organization has proven. */
export async function createUser(context: ScimContext, asked: Asked): Promise<Answered> {
  const { connection } = asked
  const { active = true, ...fields } = userFieldsOf(wholeResource(asked.body))
  const address = addressOf(fields)
  const id = randomUUID()
  return unique(() =>
    inPeopleChange(context, authorityOf(asked), { addresses: [address] }, async (tx, own) => {
      requireProven(own, address)
      const person = own.at(address)
      const { organizationId } = connection
      const columns = { ...columnsOf(fields), active, uid: person?.uid ?? null }
      const isRoom = await insertUser(tx, { id, organizationId, connectionId: connection.id, ...columns })
      if (!isRoom) throw new ScimError(403, 'This directory has as many people as it can have.').because('people_limit')
      if (person && active) await begin(person)
      if (person && !active) await end(context, tx, { own, organizationId, uid: person.uid })
      return answer(tx, asked, id, 201, 'created')
    }),
  )
}

/** A PUT or a PATCH. Refuses with 404, 412, `uniqueness`, and as `userFieldsOf`, `patchedUser` and `settle` do. */
export async function changeUser(context: ScimContext, asked: Asked): Promise<Answered> {
  const edit = editOf(asked)
  const concerns = ({ row }: Found) => concernedBy(row, edit(fieldsOf(row)))
  return unique(() =>
    inUserChange(context, asked, concerns, async (tx, { found, own }) => {
      const { row } = found
      const before = fieldsOf(row)
      const said = edit(before)
      const { active = row.active, ...after } = said
      const isOther = active !== row.active || !isSame(before, after)
      if (isOther) await updateUser(tx, row.id, { ...columnsOf(after), active })
      const outcome = await settle(context, tx, { found, said, own })
      return answer(tx, asked, row.id, 200, outcome ?? (isOther ? 'changed' : 'unchanged'))
    }),
  )
}

/** Ends the membership and forgets the person; asked again, 404. Refuses with 412 and, of the last owner, 409. */
export async function removeUser(context: ScimContext, asked: Asked): Promise<Answered> {
  const { id } = asked
  const concerns = ({ row }: Found): Concerned => ({
    addresses: [addressOf(row)],
    ...(row.uid !== null && { uid: row.uid }),
  })
  return inUserChange(context, asked, concerns, async (tx, { found: { row }, own }) => {
    const { organizationId } = row
    const groups = await groupsAmong(tx, await groupIdsOf(tx, id))
    await updateGroups(
      tx,
      groups.map((group) => group.id),
    )
    await deleteUser(tx, id)
    const [uid, ...others] = meantBy(own, row.uid, [row])
    const became = uid === undefined ? 'none' : await end(context, tx, { own, organizationId, uid })
    // Whoever is out is kept as they were; who stays by another directory is in no group of this one.
    if (became === 'kept' && uid !== undefined) for (const group of groups) await takeTarget(tx, group, [uid])
    const besides = await endEach(context, tx, { own, organizationId, uids: others })
    const outcome = became === 'kept' && besides !== 'ended' ? 'kept' : 'deleted'
    await noteDone(tx, asked, { resource: 'Users', named: row.userName, status: 204, outcome })
    return { status: 204, id }
  })
}

/**
 * Whom a change concerns is asked about before the transaction, and follows from what is said of somebody: where that
 * changes between the look and the lock, it begins anew and asks about both, so that two that take turns are done.
 * Refuses with 404 and 412.
 */
async function inUserChange(
  context: ScimContext,
  asked: Asked,
  concerns: (found: Found) => Concerned,
  work: (tx: Transaction, of: { found: Found; own: OwnPeople }) => Promise<Answered>,
): Promise<Answered> {
  const askedAbout = [concerns(await required(context.db, asked))]
  for (let looks = 1; looks <= MOST_LOOKS; looks += 1) {
    const outcome = await inPeopleChange(context, authorityOf(asked), askedAbout, async (tx, own) => {
      const found = await required(tx, asked)
      requireVersion(asked.version, versionOf(found))
      const concerned = concerns(found)
      return isAmong(concerned, askedAbout) ? { answered: await work(tx, { found, own }) } : { concerned }
    })
    if (outcome.answered) return outcome.answered
    askedAbout.push(outcome.concerned)
  }
  throw new ScimError(503, 'Changed meanwhile.', undefined, 1)
}

function editOf({ operation, body, id }: Asked): (before: UserFields) => SaidFields {
  if (operation === 'PUT') {
    const whole = wholeResource(body)
    return () => userFieldsOf(whole)
  }
  const operations = operationsOf(body)
  requireOwnId(operations, id)
  return (before) => patchedUser(before, operations)
}

async function required(
  q: ScimContext['db'] | Transaction,
  { connection, id }: Pick<Asked, 'connection' | 'id'>,
): Promise<Found> {
  const found = isUuid(id) ? await findUser(q, connection.id, id) : undefined
  if (!found) throw notFound()
  return found
}

export async function readUser({ db }: ScimContext, asked: Caller & { id: string }): Promise<Found> {
  return required(db, asked)
}

function columnsOf(fields: UserFields) {
  return { ...fields, userNameKey: nameKey(fields.userName), emailKey: nameKey(addressOf(fields)) }
}

function isSame(one: UserFields, other: UserFields): boolean {
  return (Object.keys(one) as (keyof UserFields)[]).every((field) => one[field] === other[field])
}

async function answer(
  tx: Transaction,
  asked: Asked,
  id: string,
  status: 200 | 201,
  outcome: ProvisioningOutcome,
): Promise<Answered> {
  const found = await required(tx, { ...asked, id })
  await noteDone(tx, asked, { resource: 'Users', named: found.row.userName, status, outcome })
  return { status, id, body: toUserResource(found, asked.base) }
}

/** Unique indexes decide: of any number at once, one is made. */
const taken: Record<string, string> = {
  scim_users_user_name: 'userName',
  scim_users_external_id: 'externalId',
  scim_users_email: 'email address',
  scim_users_account: 'account',
}

async function unique<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const what = Object.entries(taken).find(([index]) => isUniqueViolation(error, index))?.[1]
    throw what === undefined ? error : new ScimError(409, `Somebody else has this ${what} here.`, 'uniqueness')
  }
}
