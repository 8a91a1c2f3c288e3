/** Directories of an organization, by its owners: connected, looked at, changed, switched off. */
import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '@atrium/contract/endpoint'
import { maxConnections, maxConnectionTokens } from '@atrium/contract/limits'
import type { addConnection, changeConnection, Connection } from '@atrium/contract/organizations/provisioning'
import type { TimelineAction } from '@atrium/contract/people/timeline'
import { audit } from '#audit/audit.ts'
import type { Queryable, Transaction } from '#db/database.ts'
import { isUuid } from '#db/uuid.ts'
import type { Asking, Membership } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { type Keyed, type KeepingSecrets, onceIn } from '#idempotency/with-idempotency-key.ts'
import { changeHeld, changeHeldSignedIn } from '#members/change-members.ts'
import type { ScimContext } from '#scim/context.ts'
import { dropTargets, retarget } from '#scim/groups/targets.ts'
import {
  type ConnectionRow,
  connectionsOf,
  countsOf,
  deleteConnection,
  deleteToken,
  insertConnection,
  insertToken,
  lockConnection,
  setGroupTarget,
  tokensOf,
} from './queries.ts'
import { newToken } from './tokens.ts'

type WithToken = AnswerOf<typeof addConnection>

export async function connections(
  { db, settings }: ScimContext,
  { membership }: { membership: Membership },
): Promise<{ results: Connection[] }> {
  return { results: await shown(db, settings.publicOrigin, membership) }
}

/** Refuses as `requireRole`, `holdSignedIn` and `onceIn` do, and with `provisioning_limit`. */
export function connect(
  context: ScimContext & KeepingSecrets,
  { actor, membership, directory, groups, idempotencyKey: key }: Asking & Keyed & BodyOf<typeof addConnection>,
): Promise<WithToken> {
  const { db, provider, secrets } = context
  const body = { organization: membership.organizationId, directory, groups }
  const once = onceIn(db, { uid: actor.uid, key, operation: 'addConnection', body, secrets })
  return changeHeldSignedIn({ provider, db: once }, { actor, membership }, async (tx, { organizationId }) => {
    // Behind the organization's lock, so that any number at once are counted as they are.
    if ((await connectionsOf(tx, organizationId)).length >= maxConnections) throw new Refusal('provisioning_limit')
    const id = randomUUID()
    await insertConnection(tx, { id, organizationId, directory, groups, createdBy: actor.uid })
    const token = await addTokenTo(tx, id, actor.uid)
    await record(tx, { actor, membership }, 'provisioning.connected', { directory, groups })
    return { connection: await one(tx, context, membership, id), token }
  })
}

/** What its groups become. Refuses as `requireRole` does, and with `not_found`. */
export function change(
  context: ScimContext,
  { actor, membership, id, groups }: Asking & { id: string } & BodyOf<typeof changeConnection>,
): Promise<Connection> {
  return changeHeld(context.db, { actor, membership }, async (tx, { organizationId }) => {
    const connection = await held(tx, organizationId, id)
    if (connection.groups !== groups) {
      await setGroupTarget(tx, id, groups)
      await retarget(tx, { ...connection, groups })
      await record(tx, { actor, membership }, 'provisioning.changed', { directory: connection.directory, groups })
    }
    return one(tx, context, membership, id)
  })
}

/** With its tokens, groups and what they made. Its people stay. Refuses as `requireRole` does, and with `not_found`. */
export function disconnect(context: ScimContext, { actor, membership, id }: Asking & { id: string }): Promise<void> {
  return changeHeld(context.db, { actor, membership }, async (tx, { organizationId }) => {
    const connection = await held(tx, organizationId, id)
    await dropTargets(tx, connection)
    await deleteConnection(tx, id)
    await record(tx, { actor, membership }, 'provisioning.disconnected', { directory: connection.directory })
  })
}

/** Refuses as `requireRole`, `holdSignedIn` and `onceIn` do, with `not_found`, and with `provisioning_limit` where there are two. */
export function addToken(
  context: ScimContext & KeepingSecrets,
  { actor, membership, id, idempotencyKey: key }: Asking & Keyed & { id: string },
): Promise<WithToken> {
  const { db, provider, secrets } = context
  const body = { organization: membership.organizationId, id }
  const once = onceIn(db, { uid: actor.uid, key, operation: 'addConnectionToken', body, secrets })
  return changeHeldSignedIn({ provider, db: once }, { actor, membership }, async (tx, { organizationId }) => {
    const { directory } = await held(tx, organizationId, id)
    if ((await tokensOf(tx, [id])).length >= maxConnectionTokens) throw new Refusal('provisioning_limit')
    const token = await addTokenTo(tx, id, actor.uid)
    await record(tx, { actor, membership }, 'provisioning.token_added', { directory })
    return { connection: await one(tx, context, membership, id), token }
  })
}

/** Refuses as `requireRole` does, and with `not_found`. */
export function removeToken(context: ScimContext, { actor, membership, id }: Asking & { id: string }): Promise<void> {
  return changeHeld(context.db, { actor, membership }, async (tx, { organizationId }) => {
    const found = isUuid(id) && (await deleteToken(tx, organizationId, id))
    if (!found) throw new Refusal('not_found', { detail: 'no such token' })
    await record(tx, { actor, membership }, 'provisioning.token_removed', {})
  })
}

async function held(tx: Transaction, organizationId: string, id: string): Promise<ConnectionRow> {
  const row = isUuid(id) ? await lockConnection(tx, organizationId, id) : undefined
  if (!row) throw new Refusal('not_found', { detail: 'no such connection' })
  return row
}

async function addTokenTo(tx: Transaction, connectionId: string, createdBy: string): Promise<string> {
  const { token, hash } = newToken()
  await insertToken(tx, { id: randomUUID(), connectionId, hash, createdBy })
  return token
}

function record(
  tx: Transaction,
  { actor, membership: { organizationId } }: Asking,
  action: TimelineAction,
  detail: Record<string, string>,
): Promise<void> {
  return audit(tx, { actor: actor.uid, action, subject: '', organizationId, detail })
}

async function one(
  tx: Transaction,
  { settings }: ScimContext,
  membership: Membership,
  id: string,
): Promise<Connection> {
  const found = (await shown(tx, settings.publicOrigin, membership)).find((each) => each.id === id)
  if (!found) throw new Error('the connection was not found again')
  return found
}

async function shown(db: Queryable, publicOrigin: string, { organizationId, name }: Membership): Promise<Connection[]> {
  const rows = await connectionsOf(db, organizationId)
  if (rows.length === 0) return []
  const tokens = Map.groupBy(
    await tokensOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ connectionId }) => connectionId,
  )
  const counts = await countsOf(db, organizationId)
  return rows.map(({ id, directory, groups, createdAt, lastRequestAt }) => ({
    id,
    directory,
    groups,
    address: `${publicOrigin}/scim/v2/${name}`,
    createdAt: createdAt.toISOString(),
    lastRequestAt: lastRequestAt?.toISOString() ?? null,
    tokens: (tokens.get(id) ?? []).map((token) => ({
      id: token.id,
      createdAt: token.createdAt.toISOString(),
      lastUsedOn: token.lastUsedOn,
    })),
    people: counts.people.get(id) ?? { all: 0, members: 0, waiting: 0 },
    groupCount: counts.groups.get(id) ?? 0,
  }))
}
