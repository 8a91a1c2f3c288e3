/** Writes rows as a CSV file that spreadsheets open as text, and that an import reads again. */
import { escapeFormula } from '@atrium/contract/rules/csv/formula-cell'

/** Tells a spreadsheet which characters these are. */
const byteOrderMark = '\uFEFF'

/** As https://www.rfc-editor.org/rfc/rfc4180 has it; cells that would be formulas leave as text. */
export function csvFile(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map((cells) => `${cells.map(written).join(',')}\r\n`)
  return new Blob([byteOrderMark, ...lines], { type: 'text/csv;charset=utf-8' })
}

function written(cell: string): string {
  const text = escapeFormula(cell)
  // The other separators too: a spreadsheet may be set to one of them.
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
