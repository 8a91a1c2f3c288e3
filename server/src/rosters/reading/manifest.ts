/** What the manifest says: which version it is, whose, and how each file is meant. */
import type { CsvRecord } from '#files/csv-records.ts'
import { type DataFile, dataFiles, type FileName, manifestKey } from './files.ts'
import { type Found, problem } from './found.ts'

export type Mode = 'bulk' | 'delta' | 'absent'

export interface Manifest {
  /** As the system that exported it calls itself; empty where it does not say. */
  systemCode: string
  systemName: string
  modes: Record<DataFile, Mode>
}

const MANIFEST = 'manifest.csv'
const modes: readonly string[] = ['bulk', 'delta', 'absent']

/** Never throws: what is wrong with it is among the problems, and the archive cannot be applied then. */
export function readManifest(records: readonly CsvRecord[], files: ReadonlySet<FileName>, found: Found): Manifest {
  const values = new Map<string, { value: string; line: number }>()
  for (const { line, cells, broken } of records) {
    if (broken !== null) found.fatal(MANIFEST, line, { code: 'unreadable' })
    const [name = '', value = ''] = cells.map((cell) => cell.trim())
    const before = values.get(name)
    if (before) found.fatal(MANIFEST, line, { code: 'id_twice', value: name.slice(0, 60), firstLine: before.line })
    else values.set(name, { value, line })
  }
  const version = values.get('oneroster.version')
  if (version?.value !== '1.2') {
    found.fatal(MANIFEST, version?.line ?? 1, problem('version_unsupported', version?.value ?? ''))
  }
  const modeOf = (file: DataFile): Mode => {
    const said = values.get(manifestKey(file))
    const mode = said?.value.toLowerCase() ?? 'absent'
    if (!modes.includes(mode)) found.fatal(MANIFEST, said?.line ?? 1, problem('mode_unknown', said?.value ?? ''))
    else if (mode !== 'absent' && !files.has(file)) {
      found.fatal(MANIFEST, said?.line ?? 1, problem('file_missing', file))
    }
    return modes.includes(mode) ? (mode as Mode) : 'absent'
  }
  return {
    systemCode: values.get('source.systemCode')?.value ?? '',
    systemName: values.get('source.systemName')?.value ?? '',
    modes: Object.fromEntries(dataFiles.map((file) => [file, modeOf(file)])) as Record<DataFile, Mode>,
  }
}
