/** Servers of the product, started as `npm start` starts them, each with a port and a folder of its own. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startParameters } from '../start-command.ts'
import { freePort } from '../../test/support/free-port.ts'
import type { Ground } from './ground.ts'
import { type Part, startPart, untilTrue } from './part.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const READY_WITHIN_MS = 240_000

export interface ClusterServer {
  name: string
  port: number
  origin: string
  pid: () => number
  isReady: () => Promise<boolean>
  /** Resolves when it is ready. `tree`: another checkout of the product. */
  start: (tree?: string) => Promise<void>
  /** SIGTERM: what it has is answered, and it goes. */
  stop: () => Promise<void>
  /** SIGKILL. */
  kill: () => Promise<void>
}

export async function makeServer(
  { logs, folderOf }: Ground,
  name: string,
  settings: Record<string, string>,
): Promise<ClusterServer> {
  const port = await freePort()
  const folder = await folderOf(name)
  const origin = `http://127.0.0.1:${port}`
  let part: Part | undefined
  const isReady = async () => (await fetch(`${origin}/readyz`)).ok
  return {
    name,
    port,
    origin,
    pid: () => part?.pid ?? 0,
    isReady: () => isReady().catch(() => false),
    async start(tree = root) {
      const own = { PORT: String(port), BIND_ADDRESS: '127.0.0.1', DATA_DIR: join(folder, 'data') }
      const { PATH, HOME, TMPDIR, LANG } = process.env
      part = startPart({
        name,
        logs,
        program: process.execPath,
        parameters: startParameters(tree),
        cwd: tree,
        env: { PATH, HOME, TMPDIR, LANG, ...settings, ...own },
      })
      await untilTrue(`The start of ${name}`, READY_WITHIN_MS, isReady, part)
    },
    stop: async () => part?.end('SIGTERM'),
    kill: async () => part?.end('SIGKILL'),
  }
}
