/** What is ended in the middle of work, and how the product is there again behind it. */
import { setTimeout as pause } from 'node:timers/promises'
import type { OpenDatabase } from '../../../server/src/db/database.ts'
import { openPostgres } from '../../../server/src/db/postgres.ts'
import type { ServerProcess } from '../../support/server-process.ts'
import type { Random } from '../power-cut/disk.ts'
import { rowsOf } from '../support/two-servers.ts'
import type { Place } from './place.ts'

/** Longer than the lease of an import or a roster. */
const FROZEN_MS = 12_000
/** Longer than a statement may take. */
const HELD_MS = 11_500
const MOST_ENDED = 6
const LONGEST_BETWEEN_MS = 150

export interface Ending {
  place: Place
  server: ServerProcess
  random: Random
  /** The organizations that are worked on. */
  ids: string[]
}

export interface End {
  name: string
  /** Whether the servers' logs may tell of a database that was away, or of work that it gave up. */
  isTold: boolean
  /** Answers the servers that are there behind it, the one to ask first. */
  end: (ending: Ending) => Promise<ServerProcess[]>
}

/** Of the connections that a server has; those that do something first. */
const ended = (limit: number) => `
  select pg_terminate_backend(pid) from (
    select pid from pg_stat_activity where backend_type = 'client backend' and application_name <> 'beside'
    order by state = 'idle', random() limit ${limit}) chosen`

async function beside<T>({ postgres }: Place, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const url = `${postgres?.databaseUrl ?? ''}?application_name=beside`
  const database = await openPostgres({ url, onIdleError: () => {} })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const killed: End = {
  name: 'the server killed',
  isTold: false,
  async end({ place, server }) {
    await server.kill()
    return [await place.start()]
  },
}
const stopped: End = {
  name: 'the server told to end',
  isTold: false,
  async end({ place, server }) {
    const code = await server.stop()
    if (code !== 0) throw new Error(`the server ended with ${code}: ${server.errors()}`)
    return [await place.start()]
  },
}
const killedAtItsStart: End = {
  name: 'the server killed, and the next one soon after its start',
  isTold: false,
  async end({ place, server, random }) {
    await server.kill()
    const next = await place.start()
    await pause(random() * 400)
    await next.kill()
    return [await place.start()]
  },
}

const backends: End = {
  name: 'connections of the server ended one by one',
  isTold: true,
  async end({ place, server, random }) {
    await beside(place, async (database) => {
      for (let left = 1 + Math.floor(random() * MOST_ENDED); left > 0; left -= 1) {
        await rowsOf(database, ended(1))
        await pause(random() * LONGEST_BETWEEN_MS)
      }
    })
    return [server]
  },
}
const allBackends: End = {
  name: 'all connections of the server ended at once',
  isTold: true,
  async end({ place, server }) {
    await beside(place, (database) => rowsOf(database, ended(100)))
    return [server]
  },
}
const database: End = {
  name: 'PostgreSQL ended as by a crash',
  isTold: true,
  async end({ place, server }) {
    await place.postgres?.crash()
    await place.postgres?.startAgain()
    return [server]
  },
}
const held: End = {
  name: 'organizations and mails held for longer than a statement may take',
  isTold: true,
  async end({ place, server, ids }) {
    const list = ids.map((id) => `'${id}'`).join(', ')
    await beside(place, ({ db }) =>
      db.transaction(async (tx) => {
        await tx.execute(`select 1 from organizations where id in (${list}) for update`)
        await tx.execute('select 1 from mails where sent_at is null for update')
        await pause(HELD_MS)
      }),
    )
    return [server]
  },
}
const frozen: End = {
  name: 'the server frozen for longer than a lease, while a second one goes on',
  isTold: true,
  async end({ place, server }) {
    process.kill(server.pid ?? 0, 'SIGSTOP')
    try {
      const second = await place.start(true)
      await pause(FROZEN_MS)
      return [second, server]
    } finally {
      process.kill(server.pid ?? 0, 'SIGCONT')
    }
  },
}

export const everywhere: readonly End[] = [killed, stopped, killedAtItsStart]
export const onPostgres: readonly End[] = [backends, allBackends, database, held, frozen]
