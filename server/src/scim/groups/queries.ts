/** SQL for the groups of directories and who is in them. */
import { and, asc, count, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { organizationMembers, scimGroupMembers, scimGroups, scimUsers } from '#db/schema.ts'
import { belongsTo } from '#members/belonging.ts'
import type { Filterables } from '#scim/filter/to-sql.ts'
import { isOwnMembership } from '#scim/users/queries.ts'

export type GroupRow = typeof scimGroups.$inferSelect

const hasMember = (id: string): SQL =>
  sql`exists (select 1 from ${scimGroupMembers} where ${scimGroupMembers.groupId} = ${scimGroups.id} and ${scimGroupMembers.userId} = ${id}::uuid)`
const hasAny = sql`exists (select 1 from ${scimGroupMembers} where ${scimGroupMembers.groupId} = ${scimGroups.id})`

export const groupFilterables: Filterables = {
  id: { kind: 'id', column: scimGroups.id },
  displayname: { kind: 'text', column: scimGroups.nameKey, folded: 'key' },
  externalid: { kind: 'text', column: scimGroups.externalId, folded: false },
  members: { kind: 'among', has: hasMember, any: hasAny },
  'members.value': { kind: 'among', has: hasMember, any: hasAny },
  'meta.lastmodified': { kind: 'moment', column: scimGroups.updatedAt },
  'meta.created': { kind: 'moment', column: scimGroups.createdAt },
  'meta.resourcetype': { kind: 'constant', value: 'group' },
}

export async function findGroup(db: Queryable, connectionId: string, id: string): Promise<GroupRow | undefined> {
  const [row] = await db
    .select()
    .from(scimGroups)
    .where(and(eq(scimGroups.connectionId, connectionId), eq(scimGroups.id, id)))
  return row
}

export function groupPage(
  db: Queryable,
  connectionId: string,
  { where, limit, offset }: { where: SQL | undefined; limit: number; offset: number },
): Promise<GroupRow[]> {
  return db
    .select()
    .from(scimGroups)
    .where(and(eq(scimGroups.connectionId, connectionId), where))
    .orderBy(asc(scimGroups.createdAt), asc(scimGroups.id))
    .limit(limit)
    .offset(offset)
}

export async function countGroups(db: Queryable, connectionId: string, where?: SQL): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(scimGroups)
    .where(and(eq(scimGroups.connectionId, connectionId), where))
  return row?.count ?? 0
}

export function groupsOf(db: Queryable, connectionId: string): Promise<GroupRow[]> {
  return db.select().from(scimGroups).where(eq(scimGroups.connectionId, connectionId)).orderBy(asc(scimGroups.id))
}

export function groupsAmong(db: Queryable, ids: string[]): Promise<GroupRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : db.select().from(scimGroups).where(inArray(scimGroups.id, ids))
}

/** What the groups are that these accounts are in, and who of them is in each. */
export async function groupsWith(
  db: Queryable,
  organizationId: string,
  uids: readonly string[],
): Promise<{ labelId: string | null; classId: string | null; people: string[] }[]> {
  return db
    .select({
      labelId: scimGroups.labelId,
      classId: scimGroups.classId,
      people: sql<string[]>`array_agg(${scimUsers.uid})`,
    })
    .from(scimUsers)
    .innerJoin(scimGroupMembers, eq(scimGroupMembers.userId, scimUsers.id))
    .innerJoin(scimGroups, eq(scimGroups.id, scimGroupMembers.groupId))
    .where(
      and(eq(scimUsers.organizationId, organizationId), sql`${scimUsers.uid} = any(${sql.param([...uids])}::text[])`),
    )
    .groupBy(scimGroups.id)
    .orderBy(asc(scimGroups.id))
}

export async function insertGroup(tx: Queryable, values: typeof scimGroups.$inferInsert): Promise<void> {
  await tx.insert(scimGroups).values(values)
}

/** The version goes up with every change. */
export async function updateGroups(
  tx: Queryable,
  ids: string[],
  changes: Partial<typeof scimGroups.$inferInsert> = {},
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(scimGroups)
    .set({ ...changes, version: sql`${scimGroups.version} + 1`, updatedAt: sql`now()` })
    .where(inArray(scimGroups.id, ids))
}

export async function setTarget(
  tx: Queryable,
  id: string,
  target: { labelId: string | null; classId: string | null; isMade: boolean },
): Promise<void> {
  await tx.update(scimGroups).set(target).where(eq(scimGroups.id, id))
}

/** Whether a group is this label or class already. */
export async function isTarget(
  tx: Queryable,
  { labelId, classId }: { labelId: string | null; classId: string | null },
): Promise<boolean> {
  const [row] = await tx
    .select({ id: scimGroups.id })
    .from(scimGroups)
    .where(
      or(
        labelId === null ? sql`false` : eq(scimGroups.labelId, labelId),
        classId === null ? sql`false` : eq(scimGroups.classId, classId),
      ),
    )
    .limit(1)
  return row !== undefined
}

export async function deleteGroup(tx: Queryable, id: string): Promise<void> {
  await tx.delete(scimGroups).where(eq(scimGroups.id, id))
}

export async function memberIdsOfGroup(db: Queryable, groupId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: scimGroupMembers.userId })
    .from(scimGroupMembers)
    .where(eq(scimGroupMembers.groupId, groupId))
  return rows.map(({ userId }) => userId)
}

/** Answers who was not in it before. As one parameter: a group has thousands. */
export async function addMembers(
  tx: Queryable,
  { connectionId, groupId, userIds }: { connectionId: string; groupId: string; userIds: string[] },
): Promise<string[]> {
  if (userIds.length === 0) return []
  const added = await tx
    .insert(scimGroupMembers)
    .select(
      tx
        .select({
          connectionId: sql<string>`${connectionId}::uuid`.as('connection_id'),
          groupId: sql<string>`${groupId}::uuid`.as('group_id'),
          userId: scimUsers.id,
        })
        .from(scimUsers)
        .where(
          and(eq(scimUsers.connectionId, connectionId), sql`${scimUsers.id} = any(${sql.param(userIds)}::uuid[])`),
        ),
    )
    .onConflictDoNothing()
    .returning({ userId: scimGroupMembers.userId })
  return added.map(({ userId }) => userId)
}

/** Answers who was in it. */
export async function takeMembers(tx: Queryable, groupId: string, userIds: string[]): Promise<string[]> {
  if (userIds.length === 0) return []
  const taken = await tx
    .delete(scimGroupMembers)
    .where(
      and(eq(scimGroupMembers.groupId, groupId), sql`${scimGroupMembers.userId} = any(${sql.param(userIds)}::uuid[])`),
    )
    .returning({ userId: scimGroupMembers.userId })
  return taken.map(({ userId }) => userId)
}

/** Whose accounts these are, as far as they are known. */
export async function knownUids(tx: Queryable, userIds: string[]): Promise<string[]> {
  if (userIds.length === 0) return []
  const rows = await tx
    .select({ uid: scimUsers.uid })
    .from(scimUsers)
    .where(sql`${scimUsers.id} = any(${sql.param(userIds)}::uuid[])`)
  return rows.flatMap(({ uid }) => uid ?? [])
}

/** The same of those who belong to the organization now. */
export async function memberUids(tx: Queryable, userIds: string[]): Promise<string[]> {
  if (userIds.length === 0) return []
  const rows = await tx
    .select({ uid: organizationMembers.uid })
    .from(scimUsers)
    .innerJoin(organizationMembers, and(isOwnMembership(), belongsTo()))
    .where(and(isNotNull(scimUsers.uid), sql`${scimUsers.id} = any(${sql.param(userIds)}::uuid[])`))
  return rows.map(({ uid }) => uid)
}
