/** Programs of `bench/peers`: started on the server's core, and their packages brought when they are first needed. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../test/support/free-port.ts'
import { onServerCore } from '../load/cores.ts'

const folder = fileURLToPath(new URL('../../peers', import.meta.url))

export interface PeerProcess {
  origin: string
  pid: number
  stop(): Promise<unknown>
}

/** Brings what `bench/peers/package.json` names; answers the versions. Throws with what npm said where it cannot. */
export function installPeers(say: (sentence: string) => void): Record<string, string> {
  const { dependencies } = readJson('package.json') as { dependencies: Record<string, string> }
  if (Object.entries(dependencies).every(([name, version]) => installed(name) === version)) return dependencies
  say('Installing what is measured beside it (bench/peers).')
  const parameters = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, stderr } = spawnSync('npm', parameters, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm ci in bench/peers failed: ${stderr}`)
  return dependencies
}

function installed(name: string): string | undefined {
  const file = `node_modules/${name}/package.json`
  return existsSync(join(folder, file)) ? (readJson(file) as { version: string }).version : undefined
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'))
}

/** Resolves when it says that it is ready; its errors are shown as they come. */
export async function startPeer(program: string, databaseUrl: string): Promise<PeerProcess> {
  const port = await freePort()
  const [taskset, ...parameters] = onServerCore(process.execPath, join(folder, program))
  const { PATH, HOME } = process.env
  const child = spawn(taskset, parameters, {
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      BETTER_AUTH_SECRET: 'known to everybody, for a bench alone',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const orphaned = () => child.kill('SIGKILL')
  process.once('exit', orphaned)
  const ended = once(child, 'exit').then(() => process.removeListener('exit', orphaned))
  const ready = await Promise.race([once(child, 'message'), ended])
  if (!Array.isArray(ready)) throw new Error(`${program} ended at its start.`)
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
