/** Cuts a stream of rows into parts of a size that one process holds, each of whole rows. */

const PART_BYTES = 4 * 1024 * 1024
const NEWLINE = 0x0a

export interface Part {
  content: Buffer
  rows: number
}

/** In COPY's text format a newline ends a row, and nothing else: one in a value is written as `\n`. */
export async function* wholeRows(pieces: AsyncIterable<Uint8Array>): AsyncIterable<Part> {
  let held: Buffer[] = []
  let bytes = 0
  for await (const piece of pieces) {
    held.push(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength))
    bytes += piece.byteLength
    if (bytes < PART_BYTES) continue
    const all = Buffer.concat(held)
    const end = all.lastIndexOf(NEWLINE) + 1
    if (end > 0) yield partOf(all.subarray(0, end))
    held = [all.subarray(end)]
    bytes = all.length - end
  }
  if (bytes > 0) yield partOf(Buffer.concat(held))
}

function partOf(content: Buffer): Part {
  let rows = 0
  for (let at = content.indexOf(NEWLINE); at !== -1; at = content.indexOf(NEWLINE, at + 1)) rows += 1
  return { content, rows }
}
