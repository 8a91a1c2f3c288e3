/** The files of an import: a template to fill in, and the lines that were skipped, to be mended and imported again. */
import type { RefusedLine } from '@atrium/contract/people/people-import'
import { importColumns } from '@atrium/contract/rules/csv/columns'
import { columnNames } from '@atrium/contract/sentences/en/columns'
import { lineProblemText } from '#messages/people/people-import.ts'
import { csvFile } from './csv-file.ts'

const headings = importColumns.map((column) => columnNames[column][0])

export function templateFile(): Blob {
  return csvFile([headings])
}

/** The cells word for word, with what is wrong beside them. Lines that were never read have none. */
export function skippedFile(lines: readonly RefusedLine[]): Blob {
  const rows = lines.map(({ written, reason }) => ({ cells: importColumns.map((column) => written[column]), reason }))
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  return csvFile([
    [...headings, columnNames.problem[0]],
    ...filled.map(({ cells, reason }) => [...cells, lineProblemText(reason)]),
  ])
}
