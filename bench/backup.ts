/**
 * `npm run bench:backup`: an embedded database of 100,000 accounts is backed up while people ask for their profiles,
 * restored, verified and brought up to date; seconds, megabytes, and what the requests noticed of it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createApp } from '../server/src/app.ts'
import { proveItWorks } from '../server/src/backup/proof.ts'
import { openEmbedded } from '../server/src/db/embedded/pglite.ts'
import { migrate, readMigrations } from '../server/src/db/migrate.ts'
import { createLogger } from '../server/src/http/monitoring/logger.ts'
import { openDatabase } from '../server/src/db/open.ts'
import { openSecrets } from '../server/src/secrets/open-secrets.ts'
import { readSettings } from '../server/src/settings.ts'
import { createAccount, newPerson, profile, saveRecord } from '../test/support/account-client.ts'
import { startServer } from '../test/support/server-process.ts'
import { removeFolder, temporaryFolder } from '../test/support/temporary-folder.ts'

const ACCOUNTS = Number(process.argv[2] ?? 100_000)
/** Requests come at this pace, whether or not the last was answered. */
const EVERY_MS = 20
const BASELINE_MS = 10_000
const P99 = 0.99
const MB = 1e6

const folder = await temporaryFolder('bench-backup')
const dataDir = join(folder, 'data')
const file = join(folder, 'one.backup')
try {
  await seed()
  const server = await startServer({ dataDir })
  const person = newPerson()
  const session = await createAccount(server.origin, person)
  await saveRecord(server.origin, session, person)
  const ask = () => profile(server.origin, session)
  console.log(`requests alone          ${told(await measured(ask, wait(BASELINE_MS)))}`)
  const began = performance.now()
  console.log(`requests during backup  ${told(await measured(ask, command('backup', [file], { DATA_DIR: dataDir })))}`)
  const seconds = since(began)
  console.log(
    `database ${(await bytesBelow(join(dataDir, 'database'))) / MB} MB, archive ${(await stat(file)).size / MB} MB`,
  )
  await server.stop()
  const env = { DATA_DIR: dataDir }
  const verified = await timed(() => command('backup', ['verify', file], env))
  const restored = await timed(() => command('restore', ['--replace', file], env))
  const upgraded = await timed(upgrade)
  console.log(`backup ${seconds} s, restore ${restored} s, verify ${verified} s, start with an upgrade ${upgraded} s`)
} finally {
  await removeFolder(folder)
}

async function seed(): Promise<void> {
  const { db, close } = await openEmbedded(dataDir)
  await migrate(db)
  await db.execute(`insert into accounts (uid, email, email_key, password_hash, display_name)
    select 'uid-' || n, n || '@example.com', n || '@example.com', '$argon2id$v=19$m=19456,t=2,p=1$' || rpad(md5(n::text), 22, 'a') || '$' || rpad(md5((-n)::text), 43, 'b'), 'Person ' || n
    from generate_series(1, ${ACCOUNTS}) n`)
  await db.execute(`insert into users (uid, email, email_key, given_name, family_name, display_name, username, username_key)
    select 'uid-' || n, n || '@example.com', n || '@example.com', 'Person', n::text, 'Person ' || n, 'person' || n, 'person' || n
    from generate_series(1, ${ACCOUNTS}) n`)
  await db.execute(`insert into audit_records (actor, action, subject)
    select 'uid-' || n, 'account.created', 'uid-' || n from generate_series(1, ${ACCOUNTS}) n`)
  await close()
}

/** A start of a version with one more migration, until it would listen. */
async function upgrade(): Promise<void> {
  const settings = readSettings({ DATA_DIR: dataDir })
  const log = createLogger('silent')
  const migrations = [...readMigrations(), { hash: 'one more', sql: ['create table one_more (a int)'] }]
  const database = await openDatabase(settings, log, {
    migrations,
    prove: async (copy, copyDir) => {
      const secrets = await openSecrets(copy.db, settings)
      await proveItWorks({ createApp, settings, database: copy, dataDir: copyDir, secrets, log })
    },
  })
  await database.close()
}

async function measured(ask: () => Promise<unknown>, until: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const asked: Promise<void>[] = []
  const state = { isOver: false }
  const end = until.finally(() => (state.isOver = true))
  while (!state.isOver) {
    const began = performance.now()
    asked.push(ask().then(() => void times.push(performance.now() - began)))
    await wait(EVERY_MS)
  }
  await Promise.all([...asked, end])
  return times.sort((a, b) => a - b)
}

function told(times: number[]): string {
  const at = (share: number) => `${(times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0)} ms`
  return `${times.length} answered: median ${at(1 / 2)}, p99 ${at(P99)}, slowest ${at(1)}`
}

async function command(name: 'backup' | 'restore', parameters: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
}

function since(began: number): string {
  return ((performance.now() - began) / 1_000).toFixed(1)
}

async function timed(work: () => Promise<unknown>): Promise<string> {
  const began = performance.now()
  await work()
  return since(began)
}

async function bytesBelow(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const sizes = entries.filter((entry) => entry.isFile()).map((entry) => stat(join(entry.parentPath, entry.name)))
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0)
}
