/** One file of a roster, laid over what its source brought before. */
import { wholeName } from '@atrium/contract/rules/name-order'
import type { CsvRecord } from '#files/csv-records.ts'
import { type DataFile, requiredColumns } from './files.ts'
import { type Found, problem, shown } from './found.ts'
import { type Cell, readers, type RecordOf, RefusedRecord } from './records.ts'

export interface Kept<Value> {
  value: Value
  /** Where it stands in this archive; undefined for what was brought before. */
  line?: number
}
export type Records = { [File in DataFile]: Map<string, Kept<RecordOf[File]>> }

const ID_MAX_LENGTH = 255

interface Reading {
  records: readonly CsvRecord[]
  mode: 'bulk' | 'delta'
  found: Found
  /** Counts the lines of all files; answers whether there may be one more. */
  count(): boolean
}

/**
 * In bulk, the file is all there is; a delta adds, changes and takes away. A line that is refused changes nothing: what
 * it is about stays as the source last had it.
 */
export function readFile<File extends DataFile>(
  file: File,
  before: Records[File],
  { records, mode, found, count }: Reading,
): Records[File] {
  const known = before as Map<string, Kept<RecordOf[File]>>
  const result = new Map<string, Kept<RecordOf[File]>>(mode === 'delta' ? known : [])
  const columns = columnsOf(file, records[0], mode, found)
  if (columns === undefined) return before
  const seen = new Map<string, number>()
  for (const { line, cells, broken } of records.slice(1)) {
    if (!count()) {
      found.fatal(file, line, { code: 'too_many_lines' })
      break
    }
    // Whom it is about nobody knows, and so not who is gone.
    if (broken !== null) {
      found.fatal(file, line, { code: 'unreadable' })
      continue
    }
    const cell: Cell = (column) => cells[columns.get(column) ?? -1]?.trim() ?? ''
    const sourcedId = cell('sourcedId')
    try {
      const firstLine = seen.get(sourcedId)
      if (sourcedId === '') throw new RefusedRecord({ code: 'id_missing' })
      if (sourcedId.length > ID_MAX_LENGTH || shown(sourcedId, ID_MAX_LENGTH) !== sourcedId) {
        throw new RefusedRecord(problem('id_invalid', sourcedId))
      }
      if (firstLine !== undefined) throw new RefusedRecord({ code: 'id_twice', value: shown(sourcedId), firstLine })
      seen.set(sourcedId, line)
      const status = cell('status').toLowerCase()
      if (status === 'tobedeleted') result.delete(sourcedId)
      else if (status === 'active' || (status === '' && mode === 'bulk')) {
        result.set(sourcedId, { value: readers[file](cell), line })
      } else throw new RefusedRecord(problem('status_unknown', cell('status')))
    } catch (error) {
      if (!(error instanceof RefusedRecord)) throw error
      const old = known.get(sourcedId)
      if (old && !result.has(sourcedId)) result.set(sourcedId, { value: old.value })
      const whole = wholeName({ given_name: cell('givenName'), family_name: cell('familyName') })
      const name = shown(whole || cell('title') || cell('name'))
      const said = { sourcedId: shown(sourcedId), name, email: shown(cell('email')) }
      found.refuse({ file, line, ...said, reason: error.reason })
    }
  }
  return result as Records[File]
}

/** Places of the columns by their names; undefined where the file cannot be read without one that is missing. */
function columnsOf(
  file: DataFile,
  header: CsvRecord | undefined,
  mode: 'bulk' | 'delta',
  found: Found,
): Map<string, number> | undefined {
  const columns = new Map<string, number>()
  for (const [place, name] of (header?.cells ?? []).map((cell) => cell.trim()).entries()) {
    const first = columns.get(name)
    if (name !== '' && first !== undefined) {
      found.fatal(file, header?.line ?? 1, { code: 'column_twice', value: shown(name), firstLine: first + 1 })
    }
    columns.set(name, first ?? place)
  }
  const required = [...requiredColumns[file], ...(mode === 'delta' ? ['status'] : [])]
  const missing = required.filter((name) => !columns.has(name))
  for (const name of missing) found.fatal(file, header?.line ?? 1, problem('column_missing', name))
  return missing.length === 0 ? columns : undefined
}
