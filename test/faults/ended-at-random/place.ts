/** Where long work is ended: one database, embedded or PostgreSQL, its data folder and its mail server, and the lives of servers on it. */
import { openEmbedded } from '../../../server/src/db/embedded/pglite.ts'
import { openPostgres } from '../../../server/src/db/postgres.ts'
import type { OpenDatabase } from '../../../server/src/db/database.ts'
import type { Postgres } from '../../postgres/start.ts'
import * as steps from '../../support/account-client.ts'
import { freePort } from '../../support/free-port.ts'
import { startServer, type ServerProcess } from '../../support/server-process.ts'
import { rowsOf } from '../support/two-servers.ts'
import { type MailServer, startMailServer } from '../reliability/support/mail-server.ts'

/** The mail server takes each a moment later: an outbox that is empty at once is never ended in the middle of. */
const EACH_MAIL_MS = 8
const READY_WITHIN_MS = 180_000
/** Two, so that a turn of the key can begin at any time: the older one first. */
const keyOf = (number: number) => number.toString(16).padStart(2, '0').repeat(32)

export interface Place {
  kind: 'embedded' | 'PostgreSQL'
  dataDir: string
  postgres: Postgres | undefined
  mail: MailServer
  owner: steps.Person
  /** The settings that servers and commands get. */
  env: () => Record<string, string>
  /** From now on what wraps secrets is the newer key; servers that start then know one more. */
  nextKey: () => void
  /** Starts one, on the port that all have; `beside`: on another one, by the same name. */
  start: (beside?: boolean) => Promise<ServerProcess>
  /** In the database while no server is on it. */
  look: <T>(at: (database: OpenDatabase) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** With an account that has confirmed its address. Nothing runs on it yet. */
export async function makePlace(dataDir: string, postgres?: Postgres): Promise<Place> {
  const port = await freePort()
  const database = postgres === undefined ? {} : { DATABASE_URL: postgres.databaseUrl }
  let key = 1
  const keys = () => (postgres === undefined ? {} : { SECRETS_KEY: `${keyOf(key)},${keyOf(key + 1)}` })
  const owner = steps.newPerson()
  // Without a mail server first: the link of a mail is read in the local mailbox.
  const first = await startServer({ dataDir, port, env: { ...database, ...keys() }, readyWithinMs: READY_WITHIN_MS })
  const session = await steps.registerPerson(first.origin, owner)
  await steps.confirmAddress(first.origin, session, owner)
  await first.stop()
  const mail = await startMailServer({ eachMs: EACH_MAIL_MS })
  const env = () => ({ ...database, ...keys(), SMTP_URL: mail.url, MAIL_FROM: 'atrium@example.com' })
  const oneName = { HOST_DOMAIN: first.hostDomain, PUBLIC_ORIGIN: first.origin }
  const place: Place = {
    kind: postgres === undefined ? 'embedded' : 'PostgreSQL',
    dataDir,
    postgres,
    mail,
    owner,
    env,
    nextKey: () => void (key += 1),
    start: (beside = false) =>
      startServer({
        dataDir,
        ...(!beside && { port }),
        env: { ...env(), ...(beside && oneName) },
        readyWithinMs: READY_WITHIN_MS,
      }),
    async look(at) {
      const opened = await (postgres === undefined
        ? openEmbedded(dataDir)
        : openPostgres({ url: postgres.databaseUrl, onIdleError: () => {} }))
      try {
        return await at(opened)
      } finally {
        await opened.close()
      }
    },
    close: () => mail.close(),
  }
  // What arrived in the local mailbox is kept as sent, and no mail server took it.
  await place.look((database) => rowsOf(database, 'delete from mails'))
  return place
}
