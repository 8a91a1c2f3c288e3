/** What the columns of a list of people may be called: for who reads one, and for the template to fill in. */
import { nameKey } from '../normalize.ts'

/** The first of each is what the template calls it. */
const headings = {
  email: ['Email', 'Email address', 'Mail', 'Mail address'],
  given_name: ['First name', 'Given name', 'First', 'Forename'],
  family_name: ['Last name', 'Family name', 'Last', 'Surname'],
  role: ['Role'],
  labels: ['Labels', 'Label'],
  starts_on: ['First day', 'Starts on', 'Start date', 'Start'],
  ends_on: ['Last day', 'Ends on', 'End date', 'End'],
} as const

export type ImportColumn = keyof typeof headings
export const importColumns = Object.keys(headings) as ImportColumn[]

/** The heading of the column that says, in a list of lines that were skipped, why: not read, and no news to anybody. */
export const importProblemHeading = 'Problem'

export const importTemplateHeadings: string[] = importColumns.map((column) => headings[column][0])

/** Written with spaces, dashes, underscores or none of them, in any case. */
function folded(heading: string): string {
  return nameKey(heading).replace(/[\s_.-]+/g, '')
}

const columnByHeading = new Map(
  importColumns.flatMap((column) => headings[column].map((heading) => [folded(heading), column] as const)),
)

/** The column that a heading names; undefined for one that an import has no use for. */
export function importColumnOf(heading: string): ImportColumn | undefined {
  return columnByHeading.get(folded(heading))
}

export function isProblemHeading(heading: string): boolean {
  return folded(heading) === folded(importProblemHeading)
}
