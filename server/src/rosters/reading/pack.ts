/** All that a source brought, packed to be kept: what the next delta is laid over. */
import { deflateSync, inflateSync } from 'node:zlib'
import { type DataFile, dataFiles } from './files.ts'
import type { Kept, Records } from './read-file.ts'

function noRecords(): Records {
  return Object.fromEntries(dataFiles.map((file) => [file, new Map()])) as unknown as Records
}

export function pack(records: Records): Uint8Array {
  const each = dataFiles.map((file) => [
    file,
    [...(records[file] as Map<string, Kept<unknown>>)].map(([id, { value }]) => [id, value]),
  ])
  // Of its own: a thread hands it over whole.
  return new Uint8Array(deflateSync(JSON.stringify(Object.fromEntries(each))))
}

export function unpackRecords(packed: Uint8Array | null): Records {
  if (packed === null) return noRecords()
  const files = JSON.parse(inflateSync(packed).toString('utf8')) as Record<DataFile, [string, unknown][]>
  return Object.fromEntries(
    dataFiles.map((file) => [file, new Map(files[file].map(([id, value]) => [id, { value }]))]),
  ) as unknown as Records
}
