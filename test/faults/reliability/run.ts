/**
 * `npm run test:faults:all`: every figure of reliability, one after the other, each printed, and a table of them in the
 * end. Fails where one does not hold. `-- 5 clock` measures those rows alone, `-- --write` also writes the table into
 * docs/reliability.md.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { delimiter, join } from 'node:path'
import { type Command, type Row, rows } from './rows.ts'
import { type Figure, figuresIn } from './support/figure.ts'
import { type Measured, table, writeTable } from './table.ts'

const root = join(import.meta.dirname, '../../..')
const MINUTE_MS = 60_000
const parameters = process.argv.slice(2)
const chosen = parameters.filter((word) => !word.startsWith('--'))
const unknown = chosen.filter((word) => !rows.some(({ id }) => id === word))
if (unknown.length > 0) {
  console.error(`There is no row ${unknown.join(', ')}. There are ${rows.map(({ id }) => id).join(', ')}.`)
  process.exit(1)
}

let current: ChildProcess | undefined
// What a signal ends takes along what it started, which is a group of its own.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endGroup(current, 'SIGTERM')
    process.exit(1)
  })
}

const began = performance.now()
const all: Measured[] = []
for (const row of rows.filter(({ id }) => chosen.length === 0 || chosen.includes(id))) {
  const measured = await measure(row)
  all.push(measured)
  console.log(`${row.id}: ${measured.holds} (${measured.seconds} s, load ${measured.load.toFixed(1)})`)
}
const minutes = (performance.now() - began) / MINUTE_MS
console.log(`\n${table(all)}\n\n${all.length} rows in ${minutes.toFixed(1)} minutes.`)
if (parameters.includes('--write')) await writeTable(join(root, 'docs/reliability.md'), all, minutes)
process.exitCode = all.some(({ holds }) => holds === 'no') ? 1 : 0

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
  return {
    row,
    measured: [...said, ...(failure === '' ? [] : [failure])].join('; '),
    holds: isSkipped && failure === '' ? 'skipped' : isHeld ? 'yes' : 'no',
    seconds: Math.round((performance.now() - since) / 1_000),
    load: loadavg()[0] ?? 0,
  }
}

/** Under this very Node, with the tree's own programs first; what it says goes on to whoever watches. */
async function run(
  { run: [program, ...words], env }: Command,
  deadline: number,
): Promise<{ output: string; ended: string }> {
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const child = spawn(program === 'node' ? process.execPath : program, words, {
    ...{ cwd: root, detached: true, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env, PATH } },
  })
  current = child
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
  current = undefined
  if (isLate) return { output, ended: `${words.at(-1) ?? program} took too long` }
  return { output, ended: code === 0 ? '' : `${words.at(-1) ?? program} failed` }
}

function endGroup(child: ChildProcess | undefined, signal: NodeJS.Signals): void {
  if (child?.pid === undefined || child.exitCode !== null) return
  process.kill(-child.pid, signal)
}
