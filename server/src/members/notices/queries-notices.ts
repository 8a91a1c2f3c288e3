/** SQL of how many mails people cause for others in an organization. */
import { and, eq, exists, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#db/database.ts'
import { joinRequests, organizationNotices as notices } from '#db/schema.ts'

export interface NoticeCount {
  organizationId: string
  kind: string
  subjects: readonly string[]
  max: number
  windowSeconds: number
  now: Date
}

/** Counts a mail to each, and answers to whom one may go: one statement, so that any number of them count as one. */
export async function countNotices(
  tx: Queryable,
  { organizationId, kind, subjects, max, windowSeconds, now }: NoticeCount,
): Promise<string[]> {
  const since = new Date(now.getTime() - windowSeconds * 1_000)
  const isOver = sql`${notices.since} <= ${since}`
  const rows = await tx
    .insert(notices)
    .values(subjects.map((subject) => ({ organizationId, kind, subject, since: now, sent: 1 })))
    .onConflictDoUpdate({
      target: [notices.organizationId, notices.kind, notices.subject],
      set: {
        since: sql`case when ${isOver} then excluded.since else ${notices.since} end`,
        sent: sql`case when ${isOver} then 1 else ${notices.sent} + 1 end`,
      },
      setWhere: sql`${isOver} or ${notices.sent} < ${max}`,
    })
    .returning({ subject: notices.subject })
  return rows.map(({ subject }) => subject)
}

/** Whose window has ended, and where somebody asked to join since they were told. */
export async function organizationsAskedSince(
  q: Queryable,
  { kind, before, limit }: { kind: string; before: Date; limit: number },
): Promise<string[]> {
  const asked = q
    .select({ one: sql`1` })
    .from(joinRequests)
    .where(
      and(
        eq(joinRequests.organizationId, notices.organizationId),
        isNull(joinRequests.declinedAt),
        sql`${joinRequests.askedAt} > ${notices.since}`,
      ),
    )
  const rows = await q
    .select({ organizationId: notices.organizationId })
    .from(notices)
    .where(and(eq(notices.kind, kind), lte(notices.since, before), exists(asked)))
    .limit(limit)
  return rows.map(({ organizationId }) => organizationId)
}

/** Counts that stand for no window any more. */
export async function deleteNotices(q: Queryable, before: Date): Promise<void> {
  await q.delete(notices).where(lt(notices.since, before))
}
