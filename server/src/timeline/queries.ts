/** SQL for the timeline of an organization. */
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { amongMany } from '#audit/audit.ts'
import type { Queryable } from '#db/database.ts'
import { auditRecords, organizationMembers, users } from '#db/schema.ts'
import { shownName } from '#members/shown-name.ts'

const doer = alias(users, 'doer')
const whom = alias(users, 'whom')
const doerHere = alias(organizationMembers, 'doer_here')
const whomHere = alias(organizationMembers, 'whom_here')

/** Newest first; those older than the record `before`. Of what was done to many at once, the summary alone. */
export function recordsQuery(
  db: Queryable,
  organizationId: string,
  { before, limit }: { before: number | undefined; limit: number },
) {
  return db
    .select({
      id: auditRecords.id,
      at: auditRecords.at,
      actor: auditRecords.actor,
      actorName: sql<string | null>`${shownName(doerHere, doer)}`,
      action: auditRecords.action,
      subject: auditRecords.subject,
      subjectName: sql<string | null>`${shownName(whomHere, whom)}`,
      subjectEmail: whom.email,
      detail: auditRecords.detail,
    })
    .from(auditRecords)
    .leftJoin(doer, eq(doer.uid, auditRecords.actor))
    .leftJoin(whom, eq(whom.uid, auditRecords.subject))
    .leftJoin(doerHere, and(eq(doerHere.organizationId, organizationId), eq(doerHere.uid, auditRecords.actor)))
    .leftJoin(whomHere, and(eq(whomHere.organizationId, organizationId), eq(whomHere.uid, auditRecords.subject)))
    .where(
      and(
        eq(auditRecords.organizationId, organizationId),
        before === undefined ? undefined : lt(auditRecords.id, before),
        // Written so that the planner expects few of them: it then reads the index in its order.
        sql`not ${auditRecords.detail} @> ${JSON.stringify({ [amongMany]: true })}::jsonb`,
      ),
    )
    .orderBy(desc(auditRecords.id))
    .limit(limit)
}
