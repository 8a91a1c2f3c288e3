/** What a recorded run did to its files, read back. */

/** `path` is relative to the recorded folder; of an answer it is the id of the request. */
export type Operation =
  | { op: 'create' | 'mkdir' | 'unlink' | 'fsync'; path: string }
  | { op: 'write'; path: string; offset: number }
  | { op: 'truncate'; path: string; size: number }
  | { op: 'rename'; path: string; to: string }
  | { op: 'answer'; path: string; status: number }

export type Recorded = Operation & { data: Uint8Array }

/** A killed process leaves the last operation cut off: it is left out. */
export function readRecord(bytes: Buffer): Recorded[] {
  const operations: Recorded[] = []
  let at = 0
  while (at + 4 <= bytes.length) {
    const head = bytes.subarray(at + 4, at + 4 + bytes.readUInt32LE(at))
    const dataAt = at + 4 + head.length
    if (head.length < bytes.readUInt32LE(at)) break
    const { bytes: size, ...operation } = JSON.parse(head.toString()) as Operation & { bytes: number }
    if (dataAt + size > bytes.length) break
    operations.push({ ...operation, data: bytes.subarray(dataAt, dataAt + size) })
    at = dataAt + size
  }
  return operations
}

/** Ids of the requests that were answered with success among the first `count` operations. */
export function answeredWithin(operations: Recorded[], count: number): string[] {
  return operations.slice(0, count).flatMap((one) => (one.op === 'answer' && one.status === 200 ? [one.path] : []))
}
