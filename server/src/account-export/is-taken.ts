/** Whether an archive was downloaded, or is being so. */
import type { ExportRow } from './queries.ts'

/** What was taken and is still kept has not arrived: where nobody is at it any more, its link works. */
export function isTaken({ takenAt, parts, leasedUntil }: ExportRow, now: Date): boolean {
  return takenAt !== null && (parts === 0 || (leasedUntil !== null && leasedUntil > now))
}
