/** The timeline: what the audit records of an organization say, for its owners. */
import type { AnswerOf, QueryOf } from '@atrium/contract/endpoint'
import type { timeline } from '@atrium/contract/people/timeline'
import type { DatabaseContext } from '#db/database.ts'
import type { Membership } from '#http/membership.ts'
import { recordsQuery } from './queries.ts'

const PAGE = 50

export async function timelineOf(
  { db }: DatabaseContext,
  { membership: { organizationId }, ...query }: QueryOf<typeof timeline> & { membership: Membership },
): Promise<AnswerOf<typeof timeline>> {
  const before = query.before === undefined ? undefined : Number(query.before)
  // One more than a page, to know whether there are older ones.
  const rows = await recordsQuery(db, organizationId, { before, limit: PAGE + 1 })
  const shown = rows.slice(0, PAGE)
  const results = shown.map((row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    actor: { user_id: row.actor, displayName: row.actorName ?? '' },
    action: row.action,
    // A person is called by name; whatever else it was, by what stands in the record.
    subject: row.subjectName === null ? row.subject : row.subjectName || (row.subjectEmail ?? ''),
    detail: row.detail,
  }))
  const last = shown.at(-1)
  return { results, before: rows.length > PAGE && last ? String(last.id) : null }
}
