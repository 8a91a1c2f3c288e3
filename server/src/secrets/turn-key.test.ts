/** The wrapping key is turned over beside servers that run: what they answer, what is wrapped anew, and what stops it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { authenticators, googleSignIns, mails, secretsTurns, signingKeys, ssoSignIns } from '#db/schema.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { askEmbeddedServer } from './ask-embedded.ts'
import { createFollower } from './follow-turn.ts'
import { readKeyFile } from './key-file.ts'
import { openSecrets } from './open-secrets.ts'
import {
  authenticatorPurpose,
  googleSignInPurpose,
  keptAnswerPurpose,
  learnerWayPurpose,
  mailPurpose,
  signingKeyPurpose,
  ssoClientSecretPurpose,
  ssoSignInPurpose,
} from './purposes.ts'
import type { Keys } from './read-keys.ts'
import { rewrapAll } from './rewrap.ts'
import { createSecrets, keyId, type Secrets, UnwrapError } from './secrets.ts'
import { turnKey } from './turn-key.ts'
import { TurnError } from './turn-error.ts'
import { wrappedColumns } from './wrapped-columns.ts'

const [oldKey, newKey] = [Buffer.alloc(32, 'old'), Buffer.alloc(32, 'new')]
const MAILS = 12
let database: OpenDatabase
let dataDir: string

beforeAll(async () => void (database = await memoryDatabase()))
afterAll(() => database.close())
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'atrium-turn-'))))
afterEach(async () => {
  rmSync(dataDir, { recursive: true, force: true })
  const tables = ['mails', 'accounts', 'signing_keys', 'google_sign_ins', 'secrets_keys', 'secrets_turns']
  tables.push('organizations', 'users', 'idempotency_records')
  await database.db.execute(sql.raw(`truncate ${tables.join(', ')}, secrets_turn_answers cascade`))
})

/** A row of every kind, wrapped with what these wrap with; earlier versions bound an authenticator to its id alone. */
async function fill(secrets: Secrets): Promise<void> {
  const { db } = database
  const wrapped = secrets.wrap('{"kty":"RSA"}', signingKeyPurpose('k1'))
  await db.insert(signingKeys).values({ kid: 'k1', privateJwk: { wrapped }, publicJwk: {} })
  const ids = Array.from({ length: MAILS }, () => crypto.randomUUID())
  const mail = { template: 't', recipient: 'a@example.com', subject: 's', text: '', html: '', links: [] }
  await db.insert(mails).values(ids.map((id) => ({ id, ...mail, sealed: secrets.wrap(`mail ${id}`, mailPurpose(id)) })))
  await db.insert(mails).values({ id: crypto.randomUUID(), ...mail, sealed: '' })
  await db.execute(sql`insert into accounts (uid) values ('ada'), ('grace')`)
  const secret = (uid: string, id: string) => secrets.wrap(`secret of ${uid}`, authenticatorPurpose({ uid, id }))
  await db.insert(authenticators).values([
    { uid: 'ada', id: 'a', secret: secret('ada', 'a'), lastStep: 0 },
    { uid: 'grace', id: 'g', secret: secrets.wrap('secret of grace', { kind: 'authenticator', id: 'g' }), lastStep: 0 },
  ])
  const detail = JSON.stringify({ id: 'n', secret: secret('ada', 'n') })
  await db.execute(sql`insert into one_time_secrets (hash, kind, uid, detail, expires_at)
    values ('h', 'authenticator', 'ada', ${detail}::jsonb, now() + interval '1 hour'), ('i', 'resetPassword', 'ada', '{}', now())`)
  const google = (what: 'nonce' | 'code verifier') => secrets.wrap(what, googleSignInPurpose(what, 's'))
  await db.insert(googleSignIns).values({
    stateHash: 's',
    browserHash: 'b',
    nonce: google('nonce'),
    codeVerifier: google('code verifier'),
    channel: 'c',
    expiresAt: new Date(Date.now() + 60_000),
  })
  const [organizationId, id] = [crypto.randomUUID(), crypto.randomUUID()]
  await db.execute(sql`insert into organizations (id, name, display_name, logo_url, primary_color, page_background)
    values (${organizationId}, 'school', 'School', '', '', '')`)
  const purpose = ssoClientSecretPurpose({ organizationId, id, issuer: 'https://id.example', clientId: 'atrium' })
  const settings = JSON.stringify({ preset: 'other', issuer: 'https://id.example', client_id: 'atrium' })
  await db.execute(sql`insert into sso_connections (organization_id, id, kind, name, settings, client_secret, rules, created_by)
    values (${organizationId}, ${id}, 'oidc', 'Ours', ${settings}::jsonb, ${secrets.wrap('client', purpose)}, '{}', 'ada')`)
  const way = secrets.wrap('pictures', learnerWayPurpose('pupil'))
  await db.execute(sql`insert into users (uid) values ('pupil')`)
  await db.execute(
    sql`insert into organization_members (organization_id, uid, role) values (${organizationId}, 'pupil', 'User')`,
  )
  await db.execute(sql`insert into learners (organization_id, uid, username, username_key, card_hash, way, way_secret, made_by)
    values (${organizationId}, 'pupil', 'pupil', 'pupil', 'h', 'pictures', ${way}, 'ada')`)
  const kept = (uid: string) => JSON.stringify({ sealed: secrets.wrap(uid, keptAnswerPurpose({ uid, key: 'k' })) })
  // Two that call theirs the same, and an answer that is no secret.
  await db.execute(sql`insert into idempotency_records (uid, key, fingerprint, answer) values
    ('ada', 'k', 'f', ${kept('ada')}::jsonb), ('grace', 'k', 'f', ${kept('grace')}::jsonb), ('joan', 'k', 'f', '{}')`)
  const sso = (what: 'nonce' | 'code verifier' | 'assertion') => secrets.wrap(what, ssoSignInPurpose(what, 's'))
  await db.insert(ssoSignIns).values({
    stateHash: 's',
    organizationId,
    connectionId: id,
    browserHash: 'b',
    purpose: 'sign_in',
    nonce: sso('nonce'),
    codeVerifier: sso('code verifier'),
    assertion: sso('assertion'),
    expiresAt: new Date(Date.now() + 60_000),
  })
}

/** Everything wrapped, opened with these; throws `UnwrapError`. */
async function opened(secrets: Secrets): Promise<string[]> {
  const all: string[] = []
  for (const { table, column, field, key, reads = {}, where = 'true', purpose } of wrappedColumns) {
    const value = field === undefined ? column : `${column} ->> '${field}'`
    const more = Object.entries(reads).map(([name, from]) => `, ${from} as "${name}"`)
    const { rows } = (await database.db.execute(
      sql.raw(`select ${key.column}::text as key, ${value} as wrapped ${more.join('')} from ${table} where ${where}`),
    )) as { rows: Record<string, string>[] }
    expect(rows.length, table).toBeGreaterThan(0)
    for (const row of rows) all.push(secrets.unwrap(row['wrapped'] ?? '', purpose(row['key'] ?? '', row)))
  }
  return all.sort()
}

const settingsWith = (secretsKeys?: Keys) => ({ dataDir, secretsKeys, databaseUrl: 'postgres://elsewhere/atrium' })
const quiet = { info() {}, warn() {}, error() {} }
const told: string[] = []
/** The engine in memory answers without one: timers would wait for ever. */
const aTurn = () => new Promise((resolve) => setImmediate(resolve))
const turning = (secretsKeys?: Keys) => ({
  db: database.db,
  settings: settingsWith(secretsKeys),
  patienceMs: 0,
  lookEveryMs: 1,
  tell: (sentence: string) => told.push(sentence),
})

test('with no server running everything is wrapped anew, and the old key opens none of it', async () => {
  const old = await openSecrets(database.db, settingsWith([oldKey]))
  await fill(old)
  const before = await opened(old)
  const both: Keys = [oldKey, newKey]
  const secrets = await openSecrets(database.db, settingsWith(both))
  const turned = await turnKey({ ...turning(both), secrets })
  expect(turned).toMatchObject({ key: keyId(newKey), oldKeys: [keyId(oldKey)], unopened: {}, held: 0 })
  expect(await opened(createSecrets([newKey]))).toEqual(before)
  await expect(opened(createSecrets([oldKey]))).rejects.toThrow(UnwrapError)
  await expect(openSecrets(database.db, settingsWith([oldKey]))).rejects.toThrow(/another key/)
  expect(await database.db.select().from(secretsTurns)).toEqual([])
})

test('rows of before, as a backup has them, stay readable with the old key alone', async () => {
  const old = createSecrets([oldKey])
  await fill(old)
  const wrapped = (await database.db.select().from(mails)).filter(({ sealed }) => sealed !== '')
  const secrets = createSecrets([newKey, oldKey])
  expect((await rewrapAll(database.db, secrets)).anew).toBeGreaterThan(MAILS)
  for (const { id, sealed } of wrapped) expect(old.unwrap(sealed, mailPurpose(id))).toBe(`mail ${id}`)
})

test('stopped anywhere, everything is readable with both keys, and the next one finishes', async () => {
  const old = createSecrets([oldKey])
  await fill(old)
  const before = await opened(old)
  const secrets = createSecrets([newKey, oldKey])
  let slices = 0
  await rewrapAll(database.db, secrets, { atOnce: 1, isStopped: () => (slices += 1) > 9 })
  await expect(opened(createSecrets([newKey]))).rejects.toThrow(UnwrapError)
  await expect(opened(old)).rejects.toThrow(UnwrapError)
  expect(await opened(createSecrets([oldKey, newKey]))).toEqual(before)
  await rewrapAll(database.db, secrets, { atOnce: 5 })
  expect(await opened(createSecrets([newKey]))).toEqual(before)
  expect(await rewrapAll(database.db, secrets)).toMatchObject({ anew: 0 })
})

test('what no key opens stays as it is, and is told of', async () => {
  await fill(createSecrets([Buffer.alloc(32, 'lost')]))
  const before = await database.db.select().from(mails)
  const { anew, unopened } = await rewrapAll(database.db, createSecrets([newKey, oldKey]))
  expect(anew).toBe(0)
  expect(unopened).toMatchObject({ mails: MAILS, signing_keys: 1, authenticators: 2, google_sign_ins: 2 })
  expect(await database.db.select().from(mails)).toEqual(before)
})

test('a server that has the old key alone stops it before anything is wrapped; with both it follows', async () => {
  const { db } = database
  const server = await openSecrets(db, settingsWith([oldKey]))
  await fill(server)
  const both: Keys = [oldKey, newKey]
  const secrets = await openSecrets(db, settingsWith(both))
  const round = createFollower({ db, secrets: server, settings: settingsWith([oldKey]), log: quiet })
  const whileServing = async () => {
    const end = new AbortController()
    const serving = (async () => {
      while (!end.signal.aborted) await round().then(aTurn)
    })()
    try {
      return await turnKey({ ...turning(both), secrets, patienceMs: 400 })
    } finally {
      end.abort()
      await serving
    }
  }
  await expect(whileServing()).rejects.toThrow(
    /Not every server has the new key: .+, process \d+\. Nothing was changed/,
  )
  expect((await opened(server)).length).toBeGreaterThan(MAILS)
  expect(secrets.current).toBe(keyId(oldKey))
  server.add([newKey])
  expect(server.current).toBe(keyId(oldKey))
  await whileServing()
  expect(server.current).toBe(keyId(newKey))
  expect((await opened(createSecrets([newKey]))).length).toBeGreaterThan(MAILS)
  expect(told.at(-1)).toContain('1 running server')
})

test('one key in the setting is refused with what to do', async () => {
  const secrets = await openSecrets(database.db, settingsWith([oldKey]))
  await expect(turnKey({ ...turning([oldKey]), secrets })).rejects.toThrow(TurnError)
  await expect(turnKey({ ...turning([oldKey]), secrets })).rejects.toThrow(/openssl rand -base64 32/)
})

test('the key file gets a new key, servers read it from there, and the old one gets a file of its own', async () => {
  const { db } = database
  const settings = settingsWith()
  const server = await openSecrets(db, settings)
  await fill(server)
  const before = await opened(server)
  const [first] = (await readKeyFile(dataDir)) ?? []
  const round = createFollower({ db, secrets: server, settings, log: quiet })
  await round()
  const turned = await turnKey({ ...turning(), secrets: await openSecrets(db, settings) })
  await round()
  expect(server.current).toBe(turned.key)
  expect(server.current).not.toBe(first && keyId(first))
  const file = join(dataDir, 'secrets.key')
  expect(readdirSync(dataDir).sort()).toEqual(['secrets.key', `secrets.key.old-${first ? keyId(first) : ''}`])
  expect(turned.oldKeyFiles).toEqual([`${file}.old-${first ? keyId(first) : ''}`])
  expect(readFileSync(turned.oldKeyFiles[0] ?? '', 'utf8').trim()).toBe(Buffer.from(first ?? []).toString('base64'))
  expect(await opened(await openSecrets(db, settings))).toEqual(before)
})

test('the embedded server, which has its database for itself, is asked by the key file and does it all', async () => {
  const { db } = database
  const settings = { ...settingsWith(), databaseUrl: undefined }
  const server = await openSecrets(db, settings)
  await fill(server)
  const before = await opened(server)
  const old = server.current
  const asked = askEmbeddedServer(settings, { patienceMs: 20_000, lookEveryMs: 1 })
  const round = createFollower({ db, secrets: server, settings, log: quiet })
  while (server.current === old) await round().then(aTurn)
  const { key, oldKeyFiles } = await asked
  expect(key).toBe(server.current)
  expect(oldKeyFiles).toEqual([join(dataDir, `secrets.key.old-${old}`)])
  const after = await openSecrets(db, settings)
  expect(after.held()).toEqual([key])
  expect(await opened(after)).toEqual(before)
})

test('killed after the new key began to wrap, the next start of an embedded server finishes', async () => {
  const { db } = database
  const settings = { ...settingsWith(), databaseUrl: undefined }
  const killed = await openSecrets(db, settings)
  await fill(killed)
  const asked = askEmbeddedServer(settings, { patienceMs: 20_000, lookEveryMs: 1 })
  while ((await readKeyFile(dataDir))?.length !== 2) await aTurn()
  await createFollower({ db, secrets: killed, settings, log: quiet })(() => true)
  const next = await openSecrets(db, settings)
  expect([next.held().length, next.current]).toEqual([2, killed.current])
  await createFollower({ db, secrets: next, settings, log: quiet })()
  expect((await asked).key).toBe(next.current)
  expect((await opened(createSecrets((await readKeyFile(dataDir)) ?? [oldKey]))).length).toBeGreaterThan(MAILS)
})
