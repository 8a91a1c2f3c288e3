/** Ids of rows. */
import { randomUUID } from 'node:crypto'

/** Whether a text is an id as it was given out, in small letters: anything else finds nothing, and never reaches a query. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

/**
 * A new id that begins with its moment, to the millisecond, and is random behind it: version 7 of
 * https://www.rfc-editor.org/rfc/rfc9562#section-5.7. For what many rows are kept under in many indexes: what is new goes
 * to one page of each, where random ids would touch another page of each every time.
 */
export function uuidByTime(at: Date = new Date()): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice('xxxxxxxx-xxxx-x'.length)}`
}
