/** Brings Google's emulator into this folder, once: 266 MB that only its own tests want. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = import.meta.dirname
const program = join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js')

/** Where its program is, or a sentence why it cannot be had. */
export function findOrInstall(say: (sentence: string) => void): { program: string } | { unavailable: string } {
  if (installedVersion() === wantedVersion()) return { program }
  say('Auth emulator: installing firebase-tools into test/emulator (266 MB, once).')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const run = spawnSync(npm, ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  })
  if (run.status === 0 && existsSync(program)) return { program }
  const reason = run.stderr?.trim().split('\n').at(-1) ?? run.error?.message
  return { unavailable: `npm ci in test/emulator failed: ${reason ?? 'no reason given'}` }
}

/** The lock file npm leaves behind names what a finished install holds. */
function installedVersion(): string | undefined {
  return versionIn(join(folder, 'node_modules/.package-lock.json'))
}

function wantedVersion(): string | undefined {
  return versionIn(join(folder, 'package-lock.json'))
}

function versionIn(lockFile: string): string | undefined {
  if (!existsSync(lockFile)) return undefined
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, { version?: string }> }
  return packages['node_modules/firebase-tools']?.version
}
