/** The closing table of `npm run test:faults:all`. */
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import { formatted } from '../../../scripts/formatted.ts'
import type { Row } from './rows.ts'

export interface Measured {
  row: Row
  measured: string
  holds: 'yes' | 'no' | 'skipped'
  seconds: number
  /** What the machine did besides, by its own count. */
  load: number
}

const heads = ['#', 'what', 'figure', 'measured', 'holds', 'seconds', 'load']
const begin = '<!-- figures: written by npm run test:faults:all -- --write -->'
const end = '<!-- figures end -->'

export function table(all: readonly Measured[]): string {
  const lines = all.map(({ row, measured, holds, seconds, load }) =>
    [row.id, row.what, row.wanted, measured.replaceAll('|', '/'), holds, String(seconds), load.toFixed(1)].join(' | '),
  )
  return [heads.join(' | '), heads.map(() => '---').join(' | '), ...lines].map((line) => `| ${line} |`).join('\n')
}

/** Puts the table between its marks; throws where they are not there. */
export async function writeTable(file: string, all: readonly Measured[], minutes: number): Promise<void> {
  const text = await readFile(file, 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${file} has no place for the figures`)
  const day = new Date().toISOString().slice(0, 10)
  const where = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'})`
  const said = `Measured on ${day}, ${minutes.toFixed(0)} minutes on ${where}; load is the machine's average of one minute when a row was done.`
  const filled = `${text.slice(0, from)}${begin}\n\n${said}\n\n${table(all)}\n\n${text.slice(to)}`
  await writeFile(file, await formatted(file, filled))
}
