/** SQL for an organization's directories and their tokens. */
import type { GroupTarget } from '@atrium/contract/organizations/provisioning'
import { and, asc, count, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { given, prepared } from '#db/prepared.ts'
import { organizationMembers, organizations, scimConnections, scimGroups, scimTokens, scimUsers } from '#db/schema.ts'
import type { MadeBy } from '#users/held-people.ts'
import { belongsTo } from '#members/belonging.ts'
import { isOwnMembership } from '#scim/users/queries.ts'

export type ConnectionRow = typeof scimConnections.$inferSelect
export type TokenRow = typeof scimTokens.$inferSelect

export function connectionsOf(db: Queryable, organizationId: string): Promise<ConnectionRow[]> {
  const { createdAt, id } = scimConnections
  return db
    .select()
    .from(scimConnections)
    .where(eq(scimConnections.organizationId, organizationId))
    .orderBy(asc(createdAt), asc(id))
}

/** Held until the transaction ends. */
export async function lockConnection(
  tx: Queryable,
  organizationId: string,
  id: string,
): Promise<ConnectionRow | undefined> {
  const [row] = await tx
    .select()
    .from(scimConnections)
    .where(and(eq(scimConnections.organizationId, organizationId), eq(scimConnections.id, id)))
    .for('update')
  return row
}

export async function insertConnection(
  tx: Queryable,
  values: typeof scimConnections.$inferInsert,
): Promise<ConnectionRow> {
  const [row] = await tx.insert(scimConnections).values(values).returning()
  if (!row) throw new Error('the connection was not inserted')
  return row
}

export async function setGroupTarget(tx: Queryable, id: string, groups: GroupTarget): Promise<void> {
  await tx.update(scimConnections).set({ groups }).where(eq(scimConnections.id, id))
}

export async function deleteConnection(tx: Queryable, id: string): Promise<void> {
  await tx.delete(scimConnections).where(eq(scimConnections.id, id))
}

export function tokensOf(db: Queryable, connectionIds: string[]): Promise<TokenRow[]> {
  return db
    .select()
    .from(scimTokens)
    .where(inArray(scimTokens.connectionId, connectionIds))
    .orderBy(asc(scimTokens.createdAt), asc(scimTokens.id))
}

export async function insertToken(tx: Queryable, values: typeof scimTokens.$inferInsert): Promise<void> {
  await tx.insert(scimTokens).values(values)
}

/** Answers whether the organization had such a token. */
export async function deleteToken(tx: Queryable, organizationId: string, id: string): Promise<boolean> {
  const own = tx
    .select({ id: scimConnections.id })
    .from(scimConnections)
    .where(eq(scimConnections.organizationId, organizationId))
  const rows = await tx
    .delete(scimTokens)
    .where(and(eq(scimTokens.id, id), inArray(scimTokens.connectionId, own)))
    .returning({ id: scimTokens.id })
  return rows.length === 1
}

/** Of these organizations. Answers which directory of which organization each was for. */
export async function deleteTokensMadeBy(
  tx: Queryable,
  { uids, since, organizationIds }: MadeBy,
): Promise<Pick<ConnectionRow, 'organizationId' | 'directory'>[]> {
  const theirs = tx
    .select({ id: scimConnections.id })
    .from(scimConnections)
    .where(inArray(scimConnections.organizationId, [...organizationIds]))
  const isTheirs = sql`${scimTokens.createdBy} = any(${sql.param([...uids])}::text[])`
  const made = and(isTheirs, gte(scimTokens.createdAt, since))
  const gone = await tx
    .delete(scimTokens)
    .where(and(inArray(scimTokens.connectionId, theirs), made))
    .returning({ connectionId: scimTokens.connectionId })
  if (gone.length === 0) return []
  const ids = gone.map(({ connectionId }) => connectionId)
  const rows = await tx.select().from(scimConnections).where(inArray(scimConnections.id, ids))
  return ids.flatMap((id) => rows.filter((row) => row.id === id))
}

const byHash = prepared((db) =>
  db
    .select({ connection: scimConnections, tokenId: scimTokens.id, lastUsedOn: scimTokens.lastUsedOn })
    .from(scimTokens)
    .innerJoin(scimConnections, eq(scimConnections.id, scimTokens.connectionId))
    .innerJoin(
      organizations,
      and(eq(organizations.id, scimConnections.organizationId), isNull(organizations.deletedAt)),
    )
    .where(and(eq(scimTokens.hash, given('hash')), eq(organizations.name, given('organization'))))
    .limit(1)
    .prepare('scim_connection_by_token'),
)

/** Whose token of that hash it is, where it is the organization's of that name. */
export async function connectionByToken(db: Queryable, asked: { hash: string; organization: string }) {
  const [row] = await byHash(db).execute(asked)
  return row
}

const tokenById = prepared((db) =>
  db
    .select({ id: scimTokens.id })
    .from(scimTokens)
    .where(eq(scimTokens.id, given('id')))
    .prepare('scim_token'),
)

/** Whether it has not been revoked. */
export async function isToken(db: Queryable, id: string): Promise<boolean> {
  return (await tokenById(db).execute({ id })).length === 1
}

/** Written once a day, and once in some minutes: whoever only looks waits for no commit. */
export async function noteUse(
  db: Queryable,
  used: { connectionId: string; tokenId: string; today: string; before: Date },
) {
  const { lastUsedOn, id } = scimTokens
  await db
    .update(scimTokens)
    .set({ lastUsedOn: used.today })
    .where(and(eq(id, used.tokenId), or(isNull(lastUsedOn), lt(lastUsedOn, used.today))))
  const { lastRequestAt } = scimConnections
  await db
    .update(scimConnections)
    .set({ lastRequestAt: sql`now()` })
    .where(and(eq(scimConnections.id, used.connectionId), or(isNull(lastRequestAt), lt(lastRequestAt, used.before))))
}

/** How many people each keeps: all, members among them, and those who have no account yet. */
export async function countsOf(db: Queryable, organizationId: string) {
  const people = await db
    .select({
      connectionId: scimUsers.connectionId,
      all: count(),
      members: sql<number>`count(*) filter (where ${organizationMembers.uid} is not null)`.mapWith(Number),
      waiting: sql<number>`count(*) filter (where ${scimUsers.active} and ${scimUsers.uid} is null)`.mapWith(Number),
    })
    .from(scimUsers)
    .leftJoin(organizationMembers, and(isOwnMembership(), belongsTo()))
    .where(eq(scimUsers.organizationId, organizationId))
    .groupBy(scimUsers.connectionId)
  const groups = await db
    .select({ connectionId: scimGroups.connectionId, all: count() })
    .from(scimGroups)
    .where(eq(scimGroups.organizationId, organizationId))
    .groupBy(scimGroups.connectionId)
  return {
    people: new Map(people.map(({ connectionId, ...counts }) => [connectionId, counts])),
    groups: new Map(groups.map(({ connectionId, all }) => [connectionId, all])),
  }
}
