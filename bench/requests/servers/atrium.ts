/**
 * Atrium as it is measured: as `npm start` runs it, with its limits widened by their settings and everything else
 * as it is, logs and the counting of limits included. Its log goes to a file.
 */
import { join } from 'node:path'
import { startParameters } from '../../../scripts/start-command.ts'
import { startServer } from '../../../test/support/server-process.ts'
import { removeFolder, temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { onServerCore } from '../load/cores.ts'
import { atriumBatches } from './atrium-batches.ts'
import { fillAtrium } from './atrium-fixture.ts'
import { openSessions } from './atrium-sessions.ts'
import { type Cluster, withEmbedded, withPostgres } from './databases.ts'
import { type RunSql, type Size, usualSize } from './sizes.ts'
import type { Subject } from './subject.ts'

const readyWithinMs = 180_000
/** Beside those that tests widen: the same accounts are looked up over and over. */
const moreWideLimits = { LIMIT_ACCOUNT_LOOKUPS_ACCOUNT: '1000000' }

export interface AtriumOptions {
  name: string
  /** The folder of a checkout. */
  checkout: string
  /** Absent: the embedded database. */
  cluster?: Cluster
  size?: Size
  /** Told of its process as soon as it is ready, before anything is asked of it. */
  onReady?: (pid: number) => Promise<unknown>
  /** Where its profile is written when it ends. Absent: none is taken. */
  profiles?: string
}

export async function startAtrium(options: AtriumOptions): Promise<Subject> {
  const { name, checkout, cluster, size = usualSize, onReady, profiles } = options
  const dataDir = await temporaryFolder('bench')
  const database = cluster && `bench_${name.toLowerCase().replace(/\W+/g, '_')}`
  const url = cluster && database && (await cluster.create(database))
  const env = { ...moreWideLimits, ...(url === undefined ? {} : { DATABASE_URL: url }) }
  // The shell is gone by then: it becomes the server.
  const shell = `exec "$@" >> '${join(dataDir, 'server.log')}'`
  const launch = (port?: number) => {
    const profiled = profiles !== undefined && port !== undefined ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : []
    const [script = '', ...flags] = startParameters(checkout).toReversed()
    const start = onServerCore(process.execPath, ...flags.toReversed(), ...profiled, join(checkout, script))
    const command = ['sh', '-c', shell, 'sh', ...start] as const
    return startServer({ dataDir, env, command, readyWithinMs, ...(port === undefined ? {} : { port }) })
  }
  const fill = (work: (run: RunSql) => Promise<unknown>) =>
    url === undefined ? withEmbedded(checkout, dataDir, work) : withPostgres(url, work)

  let server = await launch()
  try {
    const [lister, owner] = await openSessions(server.origin, 'signUp')
    await server.stop()
    await fill((run) => fillAtrium(run, size, lister?.uid ?? '', owner?.uid ?? ''))
    // Tokens name the address of the server that issued them.
    server = await launch(server.port)
    const { pid = 0 } = server
    await onReady?.(pid)
    const signedIn = await openSessions(server.origin, 'signInWithPassword')
    return {
      name,
      origin: server.origin,
      pid,
      share: 1,
      ...(database === undefined ? {} : { database }),
      batch: atriumBatches(signedIn, size),
      async stop() {
        await server.stop()
        await removeFolder(dataDir)
      },
    }
  } catch (error) {
    await server.kill()
    await removeFolder(dataDir)
    throw error
  }
}
