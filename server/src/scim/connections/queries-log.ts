/** SQL for what directories asked. */
import type { QueryOf } from '@atrium/contract/endpoint'
import type { listConnectionRequests } from '@atrium/contract/organizations/provisioning'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { scimConnections, scimRequests } from '#db/schema.ts'

export type RequestRow = typeof scimRequests.$inferSelect

export async function insertRequest(q: Queryable, values: typeof scimRequests.$inferInsert): Promise<void> {
  await q.insert(scimRequests).values(values)
}

/** Of a connection of the organization, the newest first. */
export function requestPage(
  db: Queryable,
  {
    organizationId,
    id,
    outcome,
    before,
    limit,
  }: { organizationId: string; id: string; limit: number } & QueryOf<typeof listConnectionRequests>,
): Promise<RequestRow[]> {
  return db
    .select({
      id: scimRequests.id,
      connectionId: scimRequests.connectionId,
      at: scimRequests.at,
      operation: scimRequests.operation,
      resource: scimRequests.resource,
      named: scimRequests.named,
      outcome: scimRequests.outcome,
      status: scimRequests.status,
      cause: scimRequests.cause,
      reason: scimRequests.reason,
    })
    .from(scimRequests)
    .innerJoin(
      scimConnections,
      and(eq(scimConnections.id, scimRequests.connectionId), eq(scimConnections.organizationId, organizationId)),
    )
    .where(
      and(
        eq(scimRequests.connectionId, id),
        outcome === undefined ? undefined : eq(scimRequests.outcome, outcome),
        before === undefined ? undefined : lt(scimRequests.id, sql`${before}::bigint`),
      ),
    )
    .orderBy(desc(scimRequests.id))
    .limit(limit)
}

export async function deleteRequestsBefore(db: Queryable, moment: Date): Promise<void> {
  await db.delete(scimRequests).where(lt(scimRequests.at, moment))
}

/** All but the newest `kept` of each connection, cut from their index. */
export async function deleteRequestsBeyond(db: Queryable, kept: number): Promise<void> {
  await db.execute(sql`delete from ${scimRequests} as old using ${scimConnections} as c
    cross join lateral (select id from ${scimRequests} as r where r.connection_id = c.id
      order by r.id desc offset ${kept} limit 1) as last
    where old.connection_id = c.id and old.id <= last.id`)
}
