/** The lines that a roster skipped, as a file: where each stands and why. */
import type { RosterLine } from '@atrium/contract/people/rosters'
import { rosterLineProblem } from '#messages/people/rosters.ts'
import { csvFile } from '../import/csv-file.ts'

/** As the standard's own files name them. */
const headings = ['file', 'line', 'sourcedId', 'name', 'email', 'problem']

export function skippedRosterFile(lines: readonly RosterLine[]): Blob {
  return csvFile([
    headings,
    ...lines.map(({ file, line, sourcedId, name, email, reason }) => [
      ...[file ?? '', line === null ? '' : String(line), sourcedId, name, email],
      reason === null ? '' : rosterLineProblem(reason),
    ]),
  ])
}
