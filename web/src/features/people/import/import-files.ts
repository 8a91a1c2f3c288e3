/** The files of an import: a template to fill in, and the lines that were skipped, to be mended and imported again. */
import type { RefusedLine } from '@atrium/contract/people/people-import'
import { importColumns, importProblemHeading, importTemplateHeadings } from '@atrium/contract/rules/csv/import-columns'
import { lineProblemText } from '#messages/people/people-import.ts'
import { csvFile } from './csv-file.ts'

export function templateFile(): Blob {
  return csvFile([importTemplateHeadings])
}

/** The cells word for word, with what is wrong beside them. Lines that were never read have none. */
export function skippedFile(lines: readonly RefusedLine[]): Blob {
  const rows = lines.map(({ written, reason }) => ({ cells: importColumns.map((column) => written[column]), reason }))
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  return csvFile([
    [...importTemplateHeadings, importProblemHeading],
    ...filled.map(({ cells, reason }) => [...cells, lineProblemText(reason)]),
  ])
}
