/** People of a directory: made, changed, deactivated, deleted. Whatever is asked twice is done once. */
import { randomUUID } from 'node:crypto'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { ProvisioningOutcome } from '@atrium/contract/organizations/provisioning'
import { isUniqueViolation, type Transaction } from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import { noteDone } from '#scim/connections/log.ts'
import type { ScimContext } from '#scim/context.ts'
import { updateGroups } from '#scim/groups/queries.ts'
import { operationsOf } from '#scim/patch/operations.ts'
import { type Answered, type Asked, type Caller, notFound, requireVersion } from '#scim/protocol/asked.ts'
import { objectOf } from '#scim/protocol/fields.ts'
import { ScimError } from '#scim/protocol/scim-error.ts'
import { patchedUser } from './patch-user.ts'
import { deleteUser, findUser, groupIdsOf, insertUser, updateUser, type UserRow } from './queries.ts'
import { begin, candidateFor, end, inPeopleChange, joinAccount } from './standing.ts'
import { addressOf, type UserFields, userFieldsOf } from './user-fields.ts'
import { fieldsOf, type Found, toUserResource } from './user-resource.ts'

const hasLeft = () =>
  new ScimError(
    409,
    'This person left by themselves: only an invite that they accept brings them back.',
    'mutability',
  ).because('left')

/** Refuses with `uniqueness`, and with `invalidValue` for an address of no domain that the organization has proven. */
export async function createUser(context: ScimContext, asked: Asked): Promise<Answered> {
  const { connection } = asked
  const fields = userFieldsOf(objectOf(asked.body, 'The body'))
  const candidate = await candidateFor(context, addressOf(fields))
  const id = randomUUID()
  return unique(() =>
    inPeopleChange(context.db, connection.organizationId, candidate, async (tx, account) => {
      const uid = account ?? null
      const { organizationId } = connection
      await insertUser(tx, { id, organizationId, connectionId: connection.id, uid, ...columnsOf(fields) })
      if (fields.active) await begin(tx, { id, organizationId, uid })
      else await end(context, tx, { id, organizationId, uid })
      return answer(tx, asked, id, 201, 'created')
    }),
  )
}

/** A PUT or a PATCH. Refuses with 404, 412, `uniqueness`, and as `userFieldsOf` and `patchedUser` do. */
export async function changeUser(context: ScimContext, asked: Asked): Promise<Answered> {
  const { connection, id } = asked
  const edit = editOf(asked)
  const seen = await required(context.db, asked)
  const address = candidateAddress(seen.row, edit(fieldsOf(seen.row)))
  const candidate = address === undefined ? undefined : await candidateFor(context, address)
  return unique(() =>
    inPeopleChange(context.db, connection.organizationId, candidate, async (tx, uid) => {
      const { row } = await required(tx, asked)
      requireVersion(asked.version, row.version)
      const before = fieldsOf(row)
      const after = edit(before)
      // Somebody else changed it between the look and the lock; directories ask again.
      if (candidateAddress(row, after) !== address) throw new ScimError(503, 'Changed meanwhile.', undefined, 1)
      if (isSame(before, after)) return answer(tx, asked, id, 200, 'unchanged')
      await updateUser(tx, id, columnsOf(after))
      return answer(tx, asked, id, 200, await settle(context, tx, { row, after, uid }))
    }),
  )
}

/** Ends the membership and forgets the person; asked again, 404. Refuses with 412 and, of the last owner, 409. */
export async function removeUser(context: ScimContext, asked: Asked): Promise<Answered> {
  const { connection, id } = asked
  return inPeopleChange(context.db, connection.organizationId, undefined, async (tx) => {
    const { row } = await required(tx, asked)
    requireVersion(asked.version, row.version)
    if (row.active) await end(context, tx, row)
    await updateGroups(tx, await groupIdsOf(tx, id))
    await deleteUser(tx, id)
    await noteDone(tx, asked, { resource: 'Users', named: row.userName, status: 204, outcome: 'deleted' })
    return { status: 204, id }
  })
}

/** What a change means for the membership. */
async function settle(
  context: ScimContext,
  tx: Transaction,
  { row, after, uid }: { row: UserRow; after: UserFields; uid: string | undefined },
): Promise<ProvisioningOutcome> {
  if (row.active && !after.active) {
    await end(context, tx, row)
    return 'ended'
  }
  if (row.uid === null) {
    if (uid !== undefined && after.active) await joinAccount(tx, row, uid)
    return row.active === after.active ? 'changed' : 'restored'
  }
  if (row.active || !after.active) return 'changed'
  if (!(await begin(tx, row))) throw hasLeft()
  return 'restored'
}

/** Of whom an account has to be looked for: whose address is another one, or who is taken up again without one. */
function candidateAddress(row: UserRow, after: UserFields): string | undefined {
  const address = addressOf(after)
  const isOther = nameKey(address) !== row.emailKey
  return isOther || (after.active && !row.active && row.uid === null) ? address : undefined
}

function editOf({ operation, body }: Asked): (before: UserFields) => UserFields {
  if (operation === 'PUT') {
    const whole = objectOf(body, 'The body')
    return (before) => userFieldsOf(whole, before)
  }
  const operations = operationsOf(body)
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
