/** docs/performance.md: what is between a pair of its marks is written by a measuring command, all else by hand. */
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { formatted } from '../../scripts/formatted.ts'

const file = fileURLToPath(new URL('../../docs/performance.md', import.meta.url))
const BYTES_IN_GB = 1_000_000_000

/** Writes that part of the page; throws where the page has none. */
export async function writePart(name: Part, markdown: string): Promise<void> {
  const told = withPart(await readFile(file, 'utf8'), name, markdown)
  await writeFile(file, await formatted(file, told))
  console.log(`\ndocs/performance.md says so (${name}).`)
}

export type Part = 'table' | 'growth' | `${'overview' | 'timeline'}-${'embedded' | 'postgres'}`

/** The page with that part replaced, and everything around it as it was. */
export function withPart(page: string, name: Part, markdown: string): string {
  const [begin, end] = [`<!-- measured: ${name} -->`, `<!-- end of ${name} -->`]
  const [before, rest] = [page.indexOf(begin), page.indexOf(end)]
  if (before < 0 || rest < before) throw new Error(`docs/performance.md has no part "${begin}" to "${end}".`)
  return `${page.slice(0, before + begin.length)}\n\n${markdown}\n\n${page.slice(rest)}`
}

/** What it was measured on, and what else that had to do when it began, in a sentence. */
export function machine(versions: Record<string, string>, loadBefore: number): string {
  const [cpu] = cpus()
  const programs = Object.entries({ Node: process.versions.node, ...versions }).map((pair) => pair.join(' '))
  const memory = (totalmem() / BYTES_IN_GB).toFixed(0)
  return `On ${cpus().length} cores of ${cpu?.model.trim() ?? 'some kind'} with ${memory} GB; ${programs.join(', ')}. Load average when it began: ${loadBefore.toFixed(1)}.`
}
