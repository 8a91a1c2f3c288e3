/**
 * `npm run test:faults:all`: every figure of reliability, one after the other (but for those that no clock is held
 * against), each printed, and a table of them in the end. Fails where one does not hold. `-- 5 clock` measures those rows alone, `-- --write` also writes the table into
 * docs/reliability.md.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { delimiter, join } from 'node:path'
import { MINUTE_MS } from '@atrium/contract/rules/time/lengths'
import { type Command, type Row, rows } from './rows.ts'
import { type Figure, figuresIn } from './support/figure.ts'
import { type Measured, table, writeTable } from './table.ts'

const root = join(import.meta.dirname, '../../..')
const parameters = process.argv.slice(2)
const chosen = parameters.filter((word) => !word.startsWith('--'))
const unknown = chosen.filter((word) => !rows.some(({ id }) => id === word))
if (unknown.length > 0) {
  console.error(`There is no row ${unknown.join(', ')}. There are ${rows.map(({ id }) => id).join(', ')}.`)
  process.exit(1)
}

const current = new Set<ChildProcess>()
// What a signal ends takes along what it started, which is a group of its own.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of current) endGroup(child, 'SIGTERM')
    process.exit(1)
  })
}

const began = performance.now()
const all: Measured[] = []
for (const group of groupsOf(rows.filter(({ id }) => chosen.length === 0 || chosen.includes(id)))) {
  all.push(...(await Promise.all(group.map(measure))))
}
const minutes = (performance.now() - began) / MINUTE_MS
console.log(`\n${table(all)}\n\n${all.length} rows in ${minutes.toFixed(1)} minutes.`)
if (parameters.includes('--write')) await writeTable(join(root, 'docs/reliability.md'), all, minutes)
process.exitCode = all.some(({ holds }) => holds === 'no') ? 1 : 0

/** Neighbours that may share the machine are measured at the same time. */
function groupsOf(inTurn: readonly Row[]): Row[][] {
  const groups: Row[][] = []
  for (const row of inTurn) {
    const last = groups.at(-1)
    if (row.sharesMachine && last?.every(({ sharesMachine }) => sharesMachine)) last.push(row)
    else groups.push([row])
  }
  return groups
}

async function measure(row: Row): Promise<Measured> {
  const since = performance.now()
  const deadline = since + row.withinMinutes * MINUTE_MS
  const figures: Figure[] = []
  let failure = ''
  for (const command of row.commands) {
    const { output, ended } = await run(command, deadline)
    figures.push(...figuresIn(output).filter((figure) => figure.row === row.id))
    failure ||= ended
  }
  const { whenPassed } = row
  if (failure === '' && figures.length === 0 && whenPassed === undefined) failure = 'nothing was measured'
  const isPassed = failure === '' && whenPassed !== undefined
  const said = [...figures.map(({ measured }) => measured), ...(isPassed ? [whenPassed] : [])]
  const isSkipped = figures.length > 0 && figures.every(({ holds }) => holds === 'skipped')
  const isHeld = failure === '' && figures.every(({ holds }) => holds !== false)
  const measured: Measured = {
    row,
    measured: [...said, ...(failure === '' ? [] : [failure])].join('; '),
    holds: isSkipped && failure === '' ? 'skipped' : isHeld ? 'yes' : 'no',
    seconds: Math.round((performance.now() - since) / 1_000),
    load: loadavg()[0] ?? 0,
  }
  console.log(`${row.id}: ${measured.holds} (${measured.seconds} s, load ${measured.load.toFixed(1)})`)
  return measured
}

/** Under this very Node, with the tree's own programs first; what it says goes on to whoever watches. */
async function run(
  { run: [program, ...words], env }: Command,
  deadline: number,
): Promise<{ output: string; ended: string }> {
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const child = spawn(program === 'node' ? process.execPath : program, words, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env, PATH },
  })
  current.add(child)
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    process.stdout.write(text)
  })
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    endGroup(child, 'SIGKILL')
  }, deadline - performance.now())
  const [code] = (await once(child, 'close')) as [number | null]
  clearTimeout(timer)
  current.delete(child)
  if (isLate) return { output, ended: `${words.at(-1) ?? program} took too long` }
  return { output, ended: code === 0 ? '' : `${words.at(-1) ?? program} failed` }
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null) return
  process.kill(-child.pid, signal)
}
