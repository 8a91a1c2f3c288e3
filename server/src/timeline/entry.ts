/** An entry of the timeline, as its readers get it. */
import type { TimelineEntry } from '@atrium/contract/people/timeline'
import type { EntryRow } from './queries.ts'

export function toEntry(row: EntryRow): TimelineEntry {
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    actor: { user_id: row.actor, displayName: row.actorName || (row.actorEmail ?? '') },
    action: row.action,
    // A person is called by name, or by the address where there is none; whatever else it was, by what stands in the record.
    subject: row.subjectName === null ? row.subject : row.subjectName || (row.subjectEmail ?? ''),
    detail: row.detail,
  }
}
