/** Programs of the system: where one is, whether apt can bring it, and bringing it. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first of these names that is on PATH. */
export function onPath(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

export function canInstall(): boolean {
  return process.getuid?.() === 0 && onPath('apt-get') !== undefined
}

/** Installs Debian packages; says in words why not when it fails. */
export function install(...packages: string[]): string | undefined {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { env, stdio: 'ignore' })
  const run = spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (run.status === 0) return undefined
  return `apt-get install ${packages.join(' ')} failed: ${run.stderr.trim().split('\n').at(-1) ?? 'no reason given'}`
}
