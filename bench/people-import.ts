/**
 * `npm run bench:import`: 5,000 lines of people, previewed and applied, all of them new and all of them members
 * already. On the embedded database in a temporary folder, or on `DATABASE_URL`, from which it clears away what
 * it made.
 */
import { performance } from 'node:perf_hooks'
import { startImport } from '../contract/src/people/people-import.ts'
import type { Database, OpenDatabase } from '../server/src/db/database.ts'
import { openEmbedded } from '../server/src/db/embedded/pglite.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { openPostgres } from '../server/src/db/postgres.ts'
import type { Actor } from '../server/src/http/actor.ts'
import { createLimiter } from '../server/src/limits/limiter.ts'
import { limitDefaults } from '../server/src/limits/rates.ts'
import { follow, preview, start } from '../server/src/member-imports/imports.ts'
import { createImportReader } from '../server/src/member-imports/reading/reader.ts'
import { workOff } from '../server/src/member-imports/work.ts'
import { requireRole } from '../server/src/members/membership.ts'
import { mailSendersOf } from '../server/src/organizations/mail-senders.ts'
import { mailLanguagesOf } from '../server/src/users/mail-languages.ts'
import { createOutbox } from '../server/src/messaging/outbox.ts'
import { create } from '../server/src/organizations/create.ts'
import { testSecrets } from '../server/src/testing/secrets/secrets.ts'
import { removeFolder, temporaryFolder } from '../test/support/temporary-folder.ts'

const run = `bench${Date.now().toString(36)}`
const lines = Number(process.env['IMPORT_LINES'] ?? 5_000)
const budget = { previewSeconds: 5, applySeconds: 30 }

const url = process.env['DATABASE_URL']
const dataDir = await temporaryFolder('bench-import')
const database = url === undefined ? await openEmbedded(dataDir) : await openPostgres({ url, onIdleError: () => {} })
try {
  await migrate(database.db)
  await importAll(database)
} finally {
  if (url !== undefined) await clear(database.db)
  await database.close()
  await removeFolder(dataDir)
}

async function importAll({ db }: OpenDatabase): Promise<void> {
  const reader = createImportReader()
  const owner = `${run}-owner`
  const actor = { uid: owner, email: `${owner}@example.com` } as Actor
  await db.execute(`insert into users (uid, email, email_key) values ('${owner}', '${actor.email}', '${actor.email}')`)
  const { organization } = await create({ db }, { actor, name: run, displayName: 'Large School' })
  await db.execute(`
    insert into users (uid, email, email_key, display_name)
    select '${run}-' || n, '${run}-' || n || '@example.com', '${run}-' || n || '@example.com', 'Person ' || n
    from generate_series(1, ${lines}) as n`)
  await db.execute(`
    insert into organization_members (organization_id, uid, role)
    select '${organization.id}', uid, 'User' from users where uid like '${run}-%' and uid <> '${owner}'`)
  const membership = await requireRole(db, actor, { name: run }, startImport.access.organization)
  // All have confirmed their addresses.
  const provider = {
    confirmedEmails: (uids: readonly string[]) =>
      Promise.resolve(() => Promise.resolve(new Map(uids.map((uid) => [uid, `${uid}@example.com`])))),
  }
  const context = {
    provider,
    db,
    limiter: createLimiter(db, limitDefaults),
    settings: { publicOrigin: 'http://atrium.example' },
    outbox: createOutbox({
      productName: 'Atrium',
      publicOrigin: 'http://localhost:8080',
      local: true,
      secrets: testSecrets,
      sendersOf: mailSendersOf,
      languagesOf: mailLanguagesOf,
    }),
  }
  for (const [what, prefix] of [
    ['new', `${run}new`],
    ['members', run],
  ] as const) {
    const text = Array.from(
      { length: lines },
      (_, line) => `${prefix}-${line + 1}@example.com,staff,Group ${line % 7};Year ${line % 5}`,
    ).join('\n')
    const previewing = await secondsOf(
      async () => void (await preview({ db, provider, reader }, { membership, source: { text } })),
    )
    let id = ''
    const applying = await secondsOf(async () => {
      id = (await start({ db, provider: {} }, { actor, membership, content: await reader.content({ text }) })).id
      await workOff(context, () => false)
    })
    const { counts, state } = await follow({ db }, { membership, id })
    if (previewing > budget.previewSeconds || applying > budget.applySeconds) process.exitCode = 1
    console.log(
      `${lines} lines of ${what}: previewed in ${previewing.toFixed(2)} s (to hold: ${budget.previewSeconds} s), ` +
        `applied in ${applying.toFixed(2)} s (to hold: ${budget.applySeconds} s); ${state}, ${JSON.stringify(counts)}`,
    )
  }
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1_000
}

async function clear(db: Database): Promise<void> {
  await db.execute(`delete from mails where recipient like '${run}%'`)
  await db.execute(
    `delete from audit_records where organization_id = (select id::text from organizations where name = '${run}')`,
  )
  await db.execute(`delete from organizations where name = '${run}'`)
  await db.execute(`delete from users where uid like '${run}-%'`)
}
