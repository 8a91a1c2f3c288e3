/** `npm test`: every check in turn, a table with the seconds of each, and the sum of the tests last. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { add, nothing, readReport, type Counts } from './test-counts.ts'
import { steps, type Step } from './test-steps.ts'

interface Outcome {
  name: string
  passed: boolean
  seconds: number
  counts: Counts | undefined
}

/** More would push the table out of sight where only the end of the output is kept. */
const shownFailures = 8

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = await mkdtemp(join(tmpdir(), 'atrium-reports-'))
const outcomes: Outcome[] = []
const chosen = process.argv.slice(2)

const unknown = chosen.filter((part) => !steps.some((step) => step.name.toLowerCase().includes(part)))
if (unknown.length > 0) {
  console.error(`No step is named ${unknown.join(', ')}: ${steps.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
for (const step of steps) {
  if (chosen.length === 0 || chosen.some((part) => step.name.toLowerCase().includes(part)))
    outcomes.push(await take(step))
}
await rm(reports, { recursive: true, force: true })
report()

async function take(step: Step): Promise<Outcome> {
  console.log(`\n=== ${step.name} ${'='.repeat(Math.max(0, 74 - step.name.length))}\n`)
  const began = performance.now()
  const file = join(reports, `${outcomes.length}.json`)
  let passed = true
  for (const command of step.commands(file)) passed = passed && (await run(command, file))
  const counts = step.counts ? await readReport(step.counts, file) : undefined
  return { name: step.name, passed, seconds: (performance.now() - began) / 1000, counts }
}

/** Under this very Node, with the tree's own programs first. */
function run(command: readonly string[], file: string): Promise<boolean> {
  const [program = '', ...parameters] = command
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const child = spawn(program, parameters, {
    cwd: root,
    env: { ...process.env, PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code === 0))
  })
}

function report() {
  console.log('\n=== Summary ' + '='.repeat(67) + '\n')
  for (const { name, passed, seconds, counts } of outcomes) {
    const tests = counts ? `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped` : ''
    console.log(
      `${passed ? 'ok  ' : 'FAIL'}  ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s  ${tests}`.trimEnd(),
    )
  }
  const seconds = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0)
  console.log(`      ${'all'.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s\n`)
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
