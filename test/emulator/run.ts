/**
 * Runs the tests of the hosted identity provider with the emulator around them, or whatever command
 * is given: `npm run test:emulator -- playwright test --project emulator -g "whole way"`.
 */
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { startEmulator } from './start.ts'

const root = join(import.meta.dirname, '../..')
const given = process.argv.slice(2)
const commands =
  given.length > 0
    ? [given]
    : [
        ['vitest', 'run', '--project', 'emulator'],
        ['playwright', 'test', '--project', 'emulator'],
      ]

// What a signal ends takes what it started along: both listen for the exit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const emulator = await startEmulator(console.log)
if ('unavailable' in emulator) {
  console.error(`Auth emulator: ${emulator.unavailable}`)
  process.exit(1)
}
let failures = 0
try {
  for (const command of commands) if (!(await run(command, emulator.host))) failures += 1
} finally {
  await emulator.stop()
}
process.exitCode = failures === 0 ? 0 : 1

/** Under this very Node, with the tree's own programs first. */
function run([program = '', ...parameters]: readonly string[], host: string): Promise<boolean> {
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const env = { ...process.env, PATH, FIREBASE_AUTH_EMULATOR_HOST: host }
  const child = spawn(program, parameters, { cwd: root, env, stdio: 'inherit' })
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
