/** PgBouncer, which leads every connection to whichever PostgreSQL is the primary. */
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Ground } from './ground.ts'
import { type Part, startPart, untilTrue } from './part.ts'
import { writeFilled } from './template.ts'

export type Pooling = 'transaction' | 'session'

export interface Pooler {
  databaseUrl: string
  end: () => Promise<void>
}

const START_WITHIN_MS = 30_000

/** The primary is there: Patroni has said so to the folder (`follow-primary.sh`). */
export async function startPooler(
  { programs, logs, passwords, as, give }: Ground,
  { folder, port, mode }: { folder: string; port: number; mode: Pooling },
): Promise<Pooler> {
  const configuration = join(folder, 'pgbouncer.ini')
  const users = join(folder, 'users.txt')
  await writeFilled('postgres/pgbouncer.ini.template', configuration, {
    FOLDER: folder,
    PORT: String(port),
    MODE: mode,
  })
  await writeFile(users, `"atrium" "${passwords.app}"\n`, { mode: 0o600 })
  for (const file of [configuration, users]) give(file)
  const start = () =>
    startPart({ name: 'pgbouncer', logs, program: programs.pgbouncer, parameters: [configuration], as })
  let part = start()
  await untilTrue('PgBouncer’s start', START_WITHIN_MS, () => answers(port), part)
  let isWanted = true
  // As systemd would: a change of the primary ends it, and with it all that waits for the former one.
  const keep = (running: Part): void =>
    void running.ended.then(() => {
      if (isWanted) keep((part = start()))
    })
  keep(part)
  return {
    databaseUrl: `postgres://atrium:${passwords.app}@127.0.0.1:${port}/atrium`,
    async end() {
      isWanted = false
      await part.end('SIGINT')
    },
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const tell = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => tell(true)).once('error', () => tell(false))
  })
}
