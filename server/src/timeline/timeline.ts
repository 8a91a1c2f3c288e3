/** The timeline: what the audit records of an organization say, for its owners. */
import type { AnswerOf, QueryOf } from '@atrium/contract/endpoint'
import type { timeline } from '@atrium/contract/people/timeline'
import type { DatabaseContext } from '#db/database.ts'
import type { Membership } from '#http/membership.ts'
import { toEntry } from './entry.ts'
import { entriesOf } from './queries.ts'
import { selectionOf, withTimelineHints } from './selection.ts'

const PAGE = 50

export async function timelineOf(
  { db }: DatabaseContext,
  {
    membership: { organizationId, timeZone },
    before,
    ...filter
  }: QueryOf<typeof timeline> & { membership: Membership },
): Promise<AnswerOf<typeof timeline>> {
  const selection = {
    ...selectionOf(organizationId, timeZone, filter),
    before: before === undefined ? undefined : Number(before),
  }
  // One more than a page, to know whether there are older ones.
  const rows = await withTimelineHints(selection, () => entriesOf(db, selection, PAGE + 1))
  const results = rows.slice(0, PAGE).map(toEntry)
  return { results, before: rows.length > PAGE ? (results.at(-1)?.id ?? null) : null }
}
