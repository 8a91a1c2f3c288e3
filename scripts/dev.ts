/** `npm run dev`: pages rebuilt and server restarted as their sources change. */
import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureWeb } from './web-build.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

await ensureWeb()
const children = [
  run(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts']),
  run(process.execPath, [
    '--watch-path=web/src',
    '--watch-path=contract/src',
    '--watch-preserve-output',
    'scripts/build.ts',
  ]),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => children.forEach((child) => child.kill(signal)))

function run(program: string, parameters: string[]): ChildProcess {
  const child = spawn(program, parameters, { cwd: root, stdio: 'inherit' })
  child.once('exit', () => (process.exitCode = 0))
  return child
}
