/** `npm run dev`: pages rebuilt and server restarted as their sources change. */
import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureWeb } from './web-build.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

await ensureWeb()
const children = [
  watch(['web/src', 'web/index.html', 'contract/src'], 'scripts/build.ts'),
  watch(['server/src', 'contract/src', 'web/dist'], 'server/src/main.ts'),
]
for (const signal of signals) process.on(signal, () => children.forEach((child) => child.kill(signal)))

/** Runs the script again whenever something below the paths changes. */
function watch(paths: string[], script: string): ChildProcess {
  const watched = paths.map((path) => `--watch-path=${path}`)
  return spawn(process.execPath, [...watched, '--watch-preserve-output', script], { cwd: root, stdio: 'inherit' })
}
