/**
 * `npm run test:model`: ten thousand random sequences of what people do to organizations, in four parts
 * side by side. One part runs on a PostgreSQL of its own, where what is done at once meets for real.
 */
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { figure } from '../faults/reliability/support/figure.ts'
import { startPostgres } from '../postgres/start.ts'

const root = join(import.meta.dirname, '../..')
const parts = 4
const sequences = 10_000
const seed = Number(process.env['MODEL_SEED'] ?? Date.now() % 1_000_000_000)

// What a signal ends takes what it started along: all listen for the exit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const postgres = await startPostgres(console.log)
if ('unavailable' in postgres) console.log(`All on PGlite. ${postgres.unavailable}`)
const began = performance.now()
try {
  const runs = Array.from({ length: parts }, (_, part) =>
    run({
      MODEL_RUNS: String(sequences / parts),
      MODEL_SEED: String(seed + part),
      ...(part === 0 && 'databaseUrl' in postgres ? { MODEL_DATABASE_URL: postgres.databaseUrl } : {}),
    }),
  )
  const passed = (await Promise.all(runs)).every(Boolean)
  const seconds = Math.round((performance.now() - began) / 1_000)
  process.exitCode = passed ? 0 : 1
  const where = 'databaseUrl' in postgres ? 'a part of them on PostgreSQL' : 'all on PGlite'
  const measured = `${sequences} sequences in ${seconds} s, seeds ${seed} to ${seed + parts - 1}, ${where}: ${passed ? 'no rule broken' : 'FAILED'}`
  figure('14', measured, passed)
} finally {
  if ('stop' in postgres) await postgres.stop()
}

/** Under this very Node, with the tree's own programs first. */
function run(settings: Record<string, string>): Promise<boolean> {
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const parameters = ['run', '--project', 'unit', 'server/src/members/model.test.ts']
  const child = spawn('vitest', parameters, { cwd: root, env: { ...process.env, PATH, ...settings }, stdio: 'inherit' })
  const orphaned = () => child.kill()
  process.once('exit', orphaned)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      process.removeListener('exit', orphaned)
      resolve(code === 0)
    })
  })
}
