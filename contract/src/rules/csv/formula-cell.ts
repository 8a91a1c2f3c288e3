/** Cells of CSV that a spreadsheet would take for a formula: they leave with an apostrophe in front. */

/** What a formula may begin with (https://owasp.org/www-community/attacks/CSV_Injection), full-width signs too. */
const begins = String.raw`[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]`
/**
 * A spreadsheet that is set to another separator begins a cell behind each of those, and heeds quotes only where its own
 * cell begins: German and French ones do so with a semicolon. To them a break of a line ends a row, quoted or not, and a
 * quote that is written twice opens and closes a cell: what stands behind it is read as if it began there.
 */
const start = String.raw`(^|[;\t\r\n][ "]*)`
const formula = new RegExp(`${start}(?=${begins})`, 'gu')
const escaped = new RegExp(`${start}'(?=${begins})`, 'gu')

/** The cell as it may be written into a file. */
export function escapeFormula(cell: string): string {
  return cell.replace(formula, "$1'")
}

/** What a cell said before it was written like that: a list that was downloaded can be read again. */
export function unescapeFormula(cell: string): string {
  return cell.replace(escaped, '$1')
}
