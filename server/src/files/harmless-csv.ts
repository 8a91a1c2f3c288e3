/** How a list is written as CSV: a spreadsheet must not take a name for a formula; the mark tells it which characters these are. */
import { escapeFormula } from '@atrium/contract/rules/csv/formula-cell'

export const harmlessCsv = { header: true, bom: true, cast: { string: escapeFormula } } as const
