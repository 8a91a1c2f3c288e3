/** SQL for the timeline of an organization. */
import { and, desc, eq, lt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '#db/database.ts'
import { auditRecords, users } from '#db/schema.ts'

const doer = alias(users, 'doer')
const whom = alias(users, 'whom')

/** Newest first; those older than the record `before`. */
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
      actorName: doer.displayName,
      action: auditRecords.action,
      subject: auditRecords.subject,
      subjectName: whom.displayName,
      subjectEmail: whom.email,
      detail: auditRecords.detail,
    })
    .from(auditRecords)
    .leftJoin(doer, eq(doer.uid, auditRecords.actor))
    .leftJoin(whom, eq(whom.uid, auditRecords.subject))
    .where(
      and(
        eq(auditRecords.organizationId, organizationId),
        before === undefined ? undefined : lt(auditRecords.id, before),
      ),
    )
    .orderBy(desc(auditRecords.id))
    .limit(limit)
}
