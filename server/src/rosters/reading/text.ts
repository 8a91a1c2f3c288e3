/** The bytes of a file as records of cells. */
import { type CsvRecord, csvRecords } from '#files/csv-records.ts'

/** The standard says UTF-8; what a spreadsheet saves as "Unicode text" says itself that it is UTF-16. Undefined for neither. */
export function textOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    // No column of the database holds it.
    return text.includes('\0') ? undefined : text.toWellFormed()
  } catch {
    return undefined
  }
}

/** Either line end. A spreadsheet that saves UTF-16 separates with tabs. */
export function recordsOf(text: string): CsvRecord[] {
  const lines = text.replace(/\r\n?/g, '\n')
  const first = lines.slice(0, Math.max(lines.indexOf('\n'), 0) || undefined)
  return csvRecords(lines, first.includes('\t') && !first.includes(',') ? '\t' : ',')
}
