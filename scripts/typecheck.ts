/** `npm run typecheck`: every project, by TypeScript 7. By its path, for `tsc` may be the 6 that other checks read with. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const compiler = fileURLToPath(import.meta.resolve('typescript-7/package.json')).replace(/package[.]json$/, 'bin/tsc')
const projects = ['contract', 'web', 'web/tsconfig.build.json', '.']

/**
 * By itself the compiler has four checkers, each of which works out for itself what they share: of the server's types
 * that is as much again, and on two cores, beside other checks, nothing but a loss.
 */
const alone = '--singleThreaded'

for (const project of projects) {
  const { status } = spawnSync(process.execPath, [compiler, '-p', project, alone], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
