/** `npm run secrets:turn` beside servers that run: killed, run again, and nobody is signed out. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startPostgres } from '../postgres/start.ts'
import * as steps from '../support/account-client.ts'
import { dataFolder } from '../support/data-folder.ts'
import { freePort } from '../support/free-port.ts'
import { runToEnd, startServer } from '../support/server-process.ts'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'
import { run, succeed } from './support/commands.ts'

const [oldKey, newKey] = ['0a'.repeat(32), '0b'.repeat(32)]
const both = { SECRETS_KEY: `${oldKey},${newKey}` }
const commandMs = 60_000
const command = [process.execPath, 'scripts/turn-secrets.ts'] as const
let dataDir: string

beforeEach(async () => void (dataDir = await dataFolder('secrets-turn')))
afterEach(() => removeFolder(dataDir))

const turn = (env: Record<string, string> = {}) => runToEnd({ dataDir, env, command }, commandMs)
const keysIn = (file: string) => readFileSync(join(dataDir, file), 'utf8').trim().split(',')

test('the embedded server goes on while its key is turned over, and starts with the new one alone', async () => {
  const server = await startServer({ dataDir })
  const session = await steps.createAccount(server.origin, steps.newPerson())
  const [old] = keysIn('secrets.key')
  const turned = await turn()
  expect(turned, turned.errors).toMatchObject({ code: 0 })
  expect(turned.output).toContain('The old key is not needed any more')
  expect(await steps.organizationsOf(server.origin, session)).toEqual([])
  const [only, ...more] = keysIn('secrets.key')
  expect([only === old, more]).toEqual([false, []])
  const [kept] = readdirSync(dataDir).filter((name) => name.startsWith('secrets.key.old-'))
  expect(keysIn(kept ?? '')).toEqual([old])
  await server.kill()
  const next = await startServer({ dataDir, port: server.port })
  expect(await steps.organizationsOf(next.origin, session)).toEqual([])
  await steps.createAccount(next.origin, steps.newPerson())
  await next.stop()
})

test(
  'a backup of before the turn opens with the old key alone, one of after it with the new one alone',
  async () => {
    const folder = await temporaryFolder('turned')
    const [before, after] = [join(folder, 'before.backup'), join(folder, 'after.backup')]
    const person = steps.newPerson()
    const server = await startServer({ dataDir, env: { SECRETS_KEY: oldKey } })
    const session = await steps.createAccount(server.origin, person)
    await succeed('backup', [before], { DATA_DIR: dataDir, SECRETS_KEY: oldKey })
    await server.stop()
    const turned = await turn(both)
    expect(turned, turned.errors).toMatchObject({ code: 0 })
    expect(turned.output).toContain('but to read backups that were made before now: keep it with these')
    await succeed('backup', [after], { DATA_DIR: dataDir, SECRETS_KEY: newKey })

    const keys = { before: oldKey, after: newKey }
    for (const [name, key] of Object.entries(keys)) {
      const file = join(folder, `${name}.backup`)
      const other = key === oldKey ? newKey : oldKey
      const elsewhere = join(folder, name)
      expect(await run('restore', [file], { DATA_DIR: elsewhere, SECRETS_KEY: other })).toMatchObject({
        code: 1,
        errors: expect.stringContaining('wrapped with the key') as string,
      })
      expect(await succeed('backup', ['verify', file], { SECRETS_KEY: key })).toContain('is good: 1 accounts')
      await succeed('restore', [file], { DATA_DIR: elsewhere, SECRETS_KEY: key })
      const restored = await startServer({ dataDir: elsewhere, port: server.port, env: { SECRETS_KEY: key } })
      await steps.signInWithPassword(restored.origin, person)
      // Its signing key is opened as well: who was signed in before is so there.
      expect(await steps.organizationsOf(restored.origin, session)).toEqual([])
      await restored.stop()
    }
    await removeFolder(folder)
  },
  4 * commandMs,
)

const postgres = await startPostgres((sentence) => console.info(sentence))
const reason = 'unavailable' in postgres ? postgres.unavailable : ''
afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
})

describe.skipIf(reason !== '')(`two servers on one PostgreSQL ${reason}`, () => {
  const DATABASE_URL = 'databaseUrl' in postgres ? postgres.databaseUrl : ''

  test('refused while one has the old key alone; killed in the middle and run again, it ends', async () => {
    const first = await startServer({ dataDir, env: { DATABASE_URL, SECRETS_KEY: oldKey } })
    const behindOneName = { HOST_DOMAIN: first.hostDomain, PUBLIC_ORIGIN: first.origin }
    const second = await startServer({ dataDir, env: { DATABASE_URL, ...both, ...behindOneName } })
    const session = await steps.createAccount(first.origin, steps.newPerson())
    const refused = await turn({ DATABASE_URL, ...both })
    expect(refused.code).toBe(1)
    expect(refused.errors).toMatch(
      new RegExp(`Not every server has the new key: .+ ${first.pid}\\. Nothing was changed`),
    )
    await first.stop()
    const again = await startServer({ dataDir, port: first.port, env: { DATABASE_URL, ...both } })
    const killed = spawn(command[0], [command[1]], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL, ...both },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(killed.stdout, 'data')
    killed.kill('SIGKILL')
    const turned = await turn({ DATABASE_URL, ...both })
    expect(turned, turned.errors).toMatchObject({ code: 0 })
    expect(turned.output).toContain('2 running servers')
    for (const { origin } of [again, second]) expect(await steps.organizationsOf(origin, session)).toEqual([])
    await again.stop()
    await second.stop()
    const old = await runToEnd(
      { dataDir, port: await freePort(), env: { DATABASE_URL, SECRETS_KEY: oldKey } },
      commandMs,
    )
    expect([old.code, old.errors]).toEqual([1, expect.stringContaining('another key')])
    const alone = await startServer({ dataDir, port: first.port, env: { DATABASE_URL, SECRETS_KEY: newKey } })
    expect(await steps.organizationsOf(alone.origin, session)).toEqual([])
    await alone.stop()
  })
})
