/** A PostgreSQL of the tests' own: a temporary cluster on a free loopback port, stopped by its own process. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { canInstall, install, isExecutable, onPath } from '../support/find-program.ts'
import { freePort } from '../support/free-port.ts'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'

const debianFolder = '/usr/lib/postgresql'
const startWithinMs = 30_000

export interface Postgres {
  databaseUrl: string
  /** Ends it at once, as a crash does: what was not written to its log is gone. */
  crash: () => Promise<void>
  /** Starts it again on the same port, behind a crash. Resolves when it takes connections. */
  startAgain: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts one, with settings of its own if any are given, or says in a sentence why none can be had. */
export async function startPostgres(
  say: (sentence: string) => void,
  settings: Record<string, string> = {},
): Promise<Postgres | { unavailable: string }> {
  const programs = findOrInstall(say)
  if ('unavailable' in programs) return programs
  const user = unprivileged()
  if ('unavailable' in user) return user
  const folder = await temporaryFolder('postgres')
  if ('uid' in user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const as = { ...user, cwd: folder }
  const init = spawnSync(
    join(programs.folder, 'initdb'),
    ['-D', data, '-U', 'atrium', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...as, encoding: 'utf8' },
  )
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr}`)
  const port = await freePort()
  const given = Object.entries({ listen_addresses: '127.0.0.1', ...settings })
  const parameters = ['-D', data, '-p', String(port), ...given.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const launch = () =>
    spawn(join(programs.folder, 'postgres'), [...parameters, '-c', `unix_socket_directories=${folder}`], {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  let server = launch()
  const endWithUs = () => server.kill('SIGQUIT')
  process.once('exit', endWithUs)
  await untilReady(server)
  say(`PostgreSQL: ${programs.folder} on port ${port}.`)
  return {
    databaseUrl: `postgres://atrium@127.0.0.1:${port}/postgres`,
    crash: () => end(server, 'SIGQUIT'),
    async startAgain() {
      server = launch()
      await untilReady(server)
    },
    async stop() {
      process.removeListener('exit', endWithUs)
      await end(server, 'SIGINT')
      await removeFolder(folder)
    },
  }
}

async function end(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill(signal)
  await once(server, 'exit')
}

function findOrInstall(say: (sentence: string) => void): { folder: string } | { unavailable: string } {
  const found = findPrograms()
  if (found) return { folder: found }
  if (!canInstall())
    return { unavailable: 'PostgreSQL is not installed here and only root can install it with apt-get.' }
  say('PostgreSQL: none found, installing Debian’s postgresql.')
  const failure = install('postgresql')
  const installed = findPrograms()
  if (installed) return { folder: installed }
  return { unavailable: `PostgreSQL is not installed here (${failure ?? 'the package brought no server'}).` }
}

function findPrograms(): string | undefined {
  // Another version than the one that is installed: a folder with its programs.
  const named = process.env['TEST_POSTGRES_FOLDER']
  if (named !== undefined && named !== '') return named
  const folders = listFolders(debianFolder).map((version) => join(debianFolder, version, 'bin'))
  const path = onPath('initdb')
  return [...folders, ...(path ? [dirname(path)] : [])].find(
    (folder) => isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres')),
  )
}

/** Newest version first. */
function listFolders(folder: string): string[] {
  try {
    return readdirSync(folder).sort((a, b) => Number(b) - Number(a))
  } catch {
    return []
  }
}

/** PostgreSQL refuses to run as root: then `postgres` or `nobody` runs it. */
export function unprivileged(): { uid: number; gid: number } | { unavailable: string } | Record<never, never> {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim())
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  return { unavailable: 'PostgreSQL does not run as root and there is no user postgres or nobody to run it.' }
}

async function untilReady(server: ChildProcess): Promise<void> {
  let log = ''
  server.stderr?.setEncoding('utf8')
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`PostgreSQL did not start in time: ${log}`)), startWithinMs)
    server.once('exit', () => reject(new Error(`PostgreSQL ended at its start: ${log}`)))
    server.stderr?.on('data', (chunk: string) => {
      log += chunk
      if (!log.includes('ready to accept connections')) return
      clearTimeout(timer)
      resolve()
    })
  })
}
