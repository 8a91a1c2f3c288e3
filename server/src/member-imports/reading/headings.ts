/** Which column a heading names, in whichever language it is written. */
import { languages } from '@atrium/contract/languages'
import { nameKey } from '@atrium/contract/rules/normalize'
import { type ImportColumn, importColumns } from '@atrium/contract/rules/csv/columns'
import { columnNames } from '#http/languages/columns.ts'

/** Written with spaces, dashes, underscores or none of them, in any case. */
function folded(heading: string): string {
  return nameKey(heading).replace(/[\s_.-]+/g, '')
}

const all = languages.map((language) => columnNames[language])

const columnByHeading = new Map(
  all.flatMap((names) =>
    importColumns.flatMap((column) => names[column].map((heading) => [folded(heading), column] as const)),
  ),
)
const problems = new Set(all.flatMap(({ problem }) => problem.map(folded)))

/** Undefined for one that an import has no use for. */
export function importColumnOf(heading: string): ImportColumn | undefined {
  return columnByHeading.get(folded(heading))
}

/** Whether it says, in a list of lines that were skipped, why: not read, and no news to anybody. */
export function isProblemHeading(heading: string): boolean {
  return problems.has(folded(heading))
}
