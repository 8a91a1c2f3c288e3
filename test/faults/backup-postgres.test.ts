/** Backups of PostgreSQL, made under load, restored beside it and in the embedded database, and back. */
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { startPostgres } from '../postgres/start.ts'
import { createAccount, newPerson } from '../support/account-client.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'
import { backUpUnderLoad, countsIn, expectThere } from './support/backed-up.ts'
import { run, succeed } from './support/commands.ts'

const longMs = 400_000
const SECRETS_KEY = Buffer.alloc(32, 'backup').toString('base64')

let folder: string
beforeAll(async () => void (folder = await temporaryFolder('backup')))
afterAll(() => removeFolder(folder))

const postgres = await startPostgres((sentence) => console.info(sentence))
const reason = 'unavailable' in postgres ? postgres.unavailable : ''

describe.skipIf(reason !== '')(`PostgreSQL ${reason}`, () => {
  const databaseUrl = 'databaseUrl' in postgres ? postgres.databaseUrl : ''
  const at = (name: string) => new URL(`/${name}`, databaseUrl).href
  let dataDir: string
  let server: ServerProcess
  beforeAll(async () => {
    dataDir = await temporaryFolder('on-postgres')
    for (const name of ['one', 'two', 'three']) await ask(databaseUrl, `create database ${name}`)
    server = await startServer({ dataDir, env: { DATABASE_URL: at('one'), SECRETS_KEY } })
  }, longMs)
  afterAll(async () => {
    await server.stop()
    if ('stop' in postgres) await postgres.stop()
    await removeFolder(dataDir)
  })

  async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(statement)
    await client.end()
    return rows
  }
  const counts = async (name: string) => countsIn(await openPostgres({ url: at(name), onIdleError: () => {} }))

  test(
    'under load, into another database, from there into an embedded one, and back',
    { timeout: 2 * longMs },
    async () => {
      const file = join(folder, 'postgres.backup')
      const env = { DATABASE_URL: at('one'), DATA_DIR: dataDir, SECRETS_KEY }
      const made = await backUpUnderLoad(server, file, env)
      await succeed('backup', ['verify', file], env)

      const second = { DATABASE_URL: at('two'), DATA_DIR: join(folder, 'two'), SECRETS_KEY }
      await succeed('restore', [file], second)
      const moved = join(folder, 'moved.backup')
      await succeed('backup', [moved], second)

      const embedded = { DATA_DIR: join(folder, 'three'), SECRETS_KEY }
      await succeed('restore', [moved], embedded)
      const server3 = await startServer({ dataDir: embedded.DATA_DIR, env: { SECRETS_KEY } })
      await expectThere(server3, made)
      await server3.stop()
      const back = join(folder, 'back.backup')
      await succeed('backup', [back], embedded)
      await succeed('restore', [back], { ...second, DATABASE_URL: at('three') })
      const [two, three] = [await counts('two'), await counts('three')]
      expect(three['users']).toBe(two['users'])
      expect(three['content_claims']).toBe(two['content_claims'])
      const restored = await startServer({ dataDir: second.DATA_DIR, env: { DATABASE_URL: at('three'), SECRETS_KEY } })
      await expectThere(restored, made)
      await createAccount(restored.origin, newPerson())
      await expect(
        run('restore', ['--replace', back], { ...second, DATABASE_URL: at('three') }),
      ).resolves.toMatchObject({ code: 1, errors: expect.stringContaining('others are connected') as string })
      await restored.stop()
    },
  )

  test(
    'what is there is kept unless it is to be replaced, and then beside it; killed, it is as it was',
    { timeout: longMs },
    async () => {
      const file = join(folder, 'postgres.backup')
      const target = { DATABASE_URL: at('two'), DATA_DIR: join(folder, 'two'), SECRETS_KEY }
      await expect(run('restore', [file], target)).resolves.toMatchObject({
        code: 1,
        errors: expect.stringContaining('holds data already') as string,
      })
      const before = await counts('two')
      for (let kill = 1; kill <= 4; kill += 1) {
        const { code } = await run('restore', ['--replace', file], target, 1_200 + kill * 400)
        if (code !== 0) expect((await counts('two'))['accounts']).toBe(before['accounts'])
        await expect
          .poll(() => ask(databaseUrl, `select pid from pg_stat_activity where datname = 'two'`), { timeout: 20_000 })
          .toEqual([])
      }
      await succeed('restore', ['--replace', file], target)
      const kept = await ask(
        at('two'),
        `select count(*)::int as n from information_schema.schemata where schema_name like 'before_restore_%'`,
      )
      expect(kept[0]?.['n']).toBeGreaterThanOrEqual(1)
      const foreign = at('foreign')
      await ask(databaseUrl, 'create database "foreign"')
      await ask(foreign, 'create table somebody_elses (a int)')
      await expect(run('restore', [file], { ...target, DATABASE_URL: foreign })).resolves.toMatchObject({
        code: 1,
        errors: expect.stringContaining('tables of something else') as string,
      })
    },
  )
})
