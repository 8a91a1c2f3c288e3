/** Cells of CSV that a spreadsheet would take for a formula: they leave with an apostrophe in front. */

/** What a formula may begin with (https://owasp.org/www-community/attacks/CSV_Injection), full-width signs too. */
const begins = String.raw`[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]`
const formula = new RegExp(`^${begins}`, 'u')
const escaped = new RegExp(`^'(?=${begins})`, 'u')

/** The cell as it may be written into a file. */
export function escapeFormula(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell
}

/** What a cell said before it was written like that: a list that was downloaded can be read again. */
export function unescapeFormula(cell: string): string {
  return cell.replace(escaped, '')
}
