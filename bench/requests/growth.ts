/**
 * `npm run bench -- growth [row ...] [--sizes 10,1000]`: what each call costs with ten accounts, organizations and
 * members of one organization, and with up to a million. Every size is a server and a database of its own, and all are
 * measured in the same rounds. Filling the largest takes most of the time: 100,000 of each took 36 s on two cores that
 * others used too.
 */
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { quantile } from '../load.ts'
import { deepPageBroken, growthBroken } from './budgets.ts'
import { keepOffServerCore } from './load/cores.ts'
import { startLoad } from './load/load-process.ts'
import { measureRow, medianOf, type Rounds, type Spent, unlessItFails, warmUp } from './load/rounds.ts'
import { untilAtRest } from './load/settle.ts'
import { machine, writePart } from './page.ts'
import { chosenRows, type RowId, rows } from './rows.ts'
import { startAtrium } from './servers/atrium.ts'
import { type Cluster, startCluster } from './servers/databases.ts'
import type { Subject } from './servers/subject.ts'
import { markdownTable, microseconds } from './table.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const effort = { rounds: 9, share: 0.2 }
const usualSizes = '10,1000,100000,1000000'
/** Where a budget begins to compare: below it there is less on a page. */
const comparedFrom = 1_000

export async function growth(parameters: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: { sizes: { type: 'string', default: usualSizes } },
  })
  const chosen = chosenRows(positionals)
  const sizes = values.sizes.split(',').map(Number)
  const [loadBefore = 0] = loadavg()
  keepOffServerCore()
  const cluster = await startCluster(console.log)
  const found = new Map<RowId, Rounds>()
  let failures: string[] = []
  try {
    failures = await measureAll(found, cluster, sizes, chosen)
  } finally {
    await cluster.stop()
  }
  const head = ['call', ...sizes.map((size) => size.toLocaleString('en')), 'times']
  const lines = [...found].map(([row, rounds]) => [
    titleOf(row),
    ...[...rounds.values()].map(cell),
    timesOf(rounds, sizes),
  ])
  const table = markdownTable([head, ...lines.map((line) => line.map(String))])
  console.log(`\n${table}`)
  const isWhole = positionals.length === 0 && values.sizes === usualSizes && failures.length === 0
  if (isWhole) await writePart('growth', `${machine({ PostgreSQL: cluster.version }, loadBefore)}\n\n${table}`)
  const broken = [...failures, ...brokenIn(found, sizes)]
  console.log(broken.length === 0 ? '\nEvery budget holds.' : `\nDOES NOT HOLD:\n  ${broken.join('\n  ')}`)
  if (broken.length > 0) process.exitCode = 1
}

/** Answers what failed. */
async function measureAll(
  found: Map<RowId, Rounds>,
  cluster: Cluster,
  sizes: readonly number[],
  chosen: readonly RowId[],
): Promise<string[]> {
  const failures: string[] = []
  const load = startLoad()
  const subjects: Subject[] = []
  try {
    for (const size of sizes) {
      const began = performance.now()
      const all = { accounts: size, organizations: size, members: size }
      const subject = await startAtrium({ name: `of ${size}`, checkout: root, cluster, size: all })
      subjects.push(subject)
      await untilAtRest(subject)
      console.log(`${size.toLocaleString('en')} of each in ${((performance.now() - began) / 1_000).toFixed(0)} s`)
    }
    await warmUp(load, subjects)
    for (const row of chosen) {
      await unlessItFails(failures, row, async () => {
        const rounds = await measureRow(load, subjects, row, effort)
        found.set(row, rounds)
        console.log(`${titleOf(row)}: ${[...rounds.values()].map(cell).join(', ')}; ${timesOf(rounds, sizes)}`)
      })
    }
  } finally {
    load.end()
    for (const subject of subjects) await subject.stop()
  }
  return failures
}

const titleOf = (row: RowId) => rows[row].title.replace(' of 10,000', '')
const cell = (spent: readonly Spent[]) =>
  `${microseconds(medianOf(spent, 'server'))} + ${microseconds(medianOf(spent, 'database'))}`
const sum = ({ server, database = 0 }: Spent) => server + database

/** The largest beside the smallest that is compared: the median of the rounds' ratios. */
function grownTimes(rounds: Rounds, sizes: readonly number[]): number {
  const all = [...rounds.values()]
  const from = all[Math.max(0, sizes.indexOf(comparedFrom))] ?? []
  const to = all.at(-1) ?? []
  return quantile(
    to.map((spent, round) => sum(spent) / sum(from[round] as Spent)),
    0.5,
  )
}

const timesOf = (rounds: Rounds, sizes: readonly number[]) => grownTimes(rounds, sizes).toFixed(2)

function brokenIn(found: Map<RowId, Rounds>, sizes: readonly number[]): string[] {
  const grown = [...found].flatMap(([row, rounds]) => growthBroken(titleOf(row), grownTimes(rounds, sizes)))
  const [first, any] = (['members-first', 'members-any'] as const).map((row) =>
    [...(found.get(row)?.values() ?? [])].at(-1),
  )
  return first && any ? [...grown, ...deepPageBroken(first, any)] : grown
}
