/** SQL for who is in groups, as it is told: there may be thousands, so the database writes them and nothing reads them again. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { scimGroupMembers, scimUsers } from '#db/schema.ts'

/** What is told of each. */
export const memberParts = ['value', '$ref', 'type', 'display'] as const
export type MemberPart = (typeof memberParts)[number]

/** By the group's id, those that are in it, by when they came to the directory: a list in JSON. Of a group without any there is none. */
export async function writtenMembers(
  db: Queryable,
  groupIds: string[],
  { base, parts }: { base: string; parts: readonly MemberPart[] },
): Promise<Map<string, string>> {
  if (groupIds.length === 0) return new Map()
  const of: Record<MemberPart, SQL> = {
    value: sql`${scimUsers.id}`,
    $ref: sql`${`${base}/Users/`}::text || ${scimUsers.id}`,
    type: sql`'User'`,
    display: sql`coalesce(nullif(${scimUsers.displayName}, ''), ${scimUsers.userName})`,
  }
  const fields = parts.map((part) => sql`${part}::text, ${of[part]}`)
  const member = sql`json_build_object(${sql.join(fields, sql`, `)})`
  const rows = await db
    .select({
      groupId: scimGroupMembers.groupId,
      members: sql<string>`json_agg(${member} order by ${scimUsers.createdAt}, ${scimUsers.id})::text`,
    })
    .from(scimGroupMembers)
    .innerJoin(scimUsers, eq(scimUsers.id, scimGroupMembers.userId))
    .where(sql`${scimGroupMembers.groupId} = any(${sql.param(groupIds)}::uuid[])`)
    .groupBy(scimGroupMembers.groupId)
  return new Map(rows.map(({ groupId, members }) => [groupId, members]))
}

/** How many are in each, as far as `most` and one more. */
export async function membersUpTo(db: Queryable, groupIds: string[], most: number): Promise<Map<string, number>> {
  if (groupIds.length === 0) return new Map()
  const { rows } = (await db.execute(sql`
    select g.id, (select count(*)::integer from
      (select 1 from ${scimGroupMembers} where ${scimGroupMembers.groupId} = g.id limit ${most + 1}) as few) as members
    from unnest(${sql.param(groupIds)}::uuid[]) as g(id)`)) as { rows: { id: string; members: number }[] }
  return new Map(rows.map(({ id, members }) => [id, members]))
}
