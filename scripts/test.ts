/** `npm test`: every check, a table with the seconds of each, and the sum of the tests last. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { add, nothing, readReport, type Counts } from './test-counts.ts'
import { stages, type Step } from './test-steps.ts'

interface Outcome {
  name: string
  passed: boolean
  seconds: number
  counts: Counts | undefined
  slowSeconds: number
  /** How its output ended. */
  lastWords: string
}

/** More would push the table out of sight where only the end of the output is kept. */
const shownFailures = 8
const shownSlow = 10
const lastLines = 40
/**
 * Lint and types are programs in Go, and a fifth of their computing is collecting garbage that the end of a process
 * would: they do that more seldom, and as often as ever where they would take much memory.
 */
const goRuntime = { GOGC: '400', GOMEMLIMIT: '3GiB' }

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = await mkdtemp(join(tmpdir(), 'atrium-reports-'))
const began = performance.now()
const outcomes: Outcome[] = []
const chosen = process.argv.slice(2)
const steps = stages.flat()

const unknown = chosen.filter((part) => !steps.some((step) => step.name.toLowerCase().includes(part)))
if (unknown.length > 0) {
  console.error(`No step is named ${unknown.join(', ')}: ${steps.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
const isWanted = ({ name }: Step) => chosen.length === 0 || chosen.some((part) => name.toLowerCase().includes(part))
for (const stage of stages) await takeStage(stage.filter(isWanted))
await rm(reports, { recursive: true, force: true })
report()

/** As many at once as there are cores, each shown when it has ended; one alone is shown as it goes on. */
async function takeStage(stage: Step[]): Promise<void> {
  const output = stage.length > 1 ? 'kept' : 'shown'
  const lane = async () => {
    for (let step = stage.shift(); step; step = stage.shift()) outcomes.push(await take(step, output))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
}

async function take(step: Step, output: 'shown' | 'kept'): Promise<Outcome> {
  const heading = `\n=== ${step.name} ${'='.repeat(Math.max(0, 74 - step.name.length))}\n`
  if (output === 'shown') console.log(heading)
  const began = performance.now()
  const file = join(reports, `${steps.indexOf(step)}.json`)
  let passed = true
  let written = ''
  for (const command of step.commands(file)) {
    if (!passed) break
    const ended = await run(command, file, output)
    passed = ended.passed
    written += ended.written
  }
  if (output === 'kept') console.log(`${heading}\n${written}`.trimEnd())
  const counts = step.counts ? await readReport(step.counts, file) : undefined
  const seconds = (performance.now() - began) / 1000
  const lastWords = written.trimEnd().split('\n').slice(-lastLines).join('\n')
  return { name: step.name, passed, seconds, counts, slowSeconds: step.slowSeconds ?? Infinity, lastWords }
}

/** Under this very Node, with the tree's own programs first. */
function run(
  command: readonly string[],
  file: string,
  output: 'shown' | 'kept',
): Promise<{ passed: boolean; written: string }> {
  const [program = '', ...parameters] = command
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const child = spawn(program, parameters, {
    cwd: root,
    env: {
      ...goRuntime,
      ...process.env,
      PATH,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  for (const [stream, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    stream.setEncoding('utf8').on('data', (text: string) => {
      written += text
      if (output === 'shown') shown.write(text)
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ passed: code === 0, written }))
  })
}

/** Those that take longer than a test of their kind should, the slowest first. */
function nameSlow() {
  const slow = outcomes
    .flatMap(({ counts, slowSeconds }) => counts?.times.filter(({ seconds }) => seconds > slowSeconds) ?? [])
    .sort((one, other) => other.seconds - one.seconds)
  if (slow.length === 0) return
  console.log(`Slow tests (${slow.length}):`)
  for (const { test, seconds } of slow.slice(0, shownSlow)) console.log(`${seconds.toFixed(1).padStart(8)} s  ${test}`)
  console.log('')
}

/** Every test passed and the run did not, as with an error that nobody caught: only the output says why. */
function brokeWithoutATest({ passed, counts }: Outcome): boolean {
  return !passed && counts?.failed === 0
}

function report() {
  console.log('\n=== Summary ' + '='.repeat(67) + '\n')
  for (const { name, passed, seconds, counts } of outcomes) {
    const tests = counts ? `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped` : ''
    console.log(
      `${passed ? 'ok  ' : 'FAIL'}  ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s  ${tests}`.trimEnd(),
    )
  }
  const seconds = (performance.now() - began) / 1000
  console.log(`      ${'all'.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s\n`)
  nameSlow()
  for (const { name, lastWords } of outcomes.filter(brokeWithoutATest))
    console.log(`${name} ended with:\n\n${lastWords}\n`)
  // A check without tests of its own, or a run that broke before its tests, counts as one failure.
  const sum = outcomes
    .map(({ passed, counts = nothing }) =>
      passed || counts.failed > 0 ? counts : add(counts, { ...nothing, failed: 1 }),
    )
    .reduce(add, nothing)
  for (const failure of sum.failures.slice(0, shownFailures)) console.log(`- ${failure}`)
  if (sum.failures.length > shownFailures) console.log(`- and ${sum.failures.length - shownFailures} more`)
  console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`)
  process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1
}
