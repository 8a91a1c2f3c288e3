/** Signing keys: one set for every process, rotated without a sign-out. */
import { desc } from 'drizzle-orm'
import { decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signingKeys } from '#db/schema.ts'
import { createIdentity } from '#identity/embedded/identity.ts'
import { createLimiter } from '#limits/limiter.ts'
import { limitDefaults } from '#limits/rates.ts'
import { createSecrets } from '#secrets/secrets.ts'
import { publicOrigin, testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
import { createSigningKeys } from './signing-keys.ts'

let the: TestIdentity
beforeAll(async () => void (the = await testIdentity()))
afterAll(() => the.close())

const published = async () =>
  (await the.app.inject('/.well-known/jwks.json')).json<{ keys: { kid: string }[] }>().keys.map(({ kid }) => kid)

test('8 processes that start at once on an empty database make one key', async () => {
  const { db } = the.database
  await db.delete(signingKeys)
  const processes = Array.from({ length: 8 }, () => createSigningKeys(db, testSecrets, () => new Date()))
  await Promise.all(processes.map((keys) => keys.ready()))
  expect(await db.select().from(signingKeys)).toHaveLength(1)
  const signers = await Promise.all(processes.map((keys) => keys.signer()))
  expect(new Set(signers.map(({ kid }) => kid)).size).toBe(1)
})

test('rotation: announced, then signing; old tokens stay good, here and in another process', async () => {
  const clock = { ahead: 0 }
  const now = () => new Date(Date.now() + clock.ahead)
  const pass = (seconds: number) => {
    the.pass(seconds)
    clock.ahead += seconds * 1_000
  }
  const { db } = the.database
  const other = createIdentity({
    db,
    secrets: testSecrets,
    now,
    limiter: createLimiter(db, limitDefaults),
    log: { error() {}, warn() {}, info() {} },
    settings: { productName: 'Atrium', publicOrigin, hostDomain: 'localhost:8080', authorizedOrigins: [] },
    onAccountSaved: () => Promise.resolve(),
  })
  await other.ready()
  pass(61) // the keys that the test before took away are forgotten

  const { refreshToken, idToken: first } = await the.signUp()
  const oldKid = decodeProtectedHeader(first).kid
  await the.identity.rotateSigningKey()
  const [newKid] = await published()
  expect(await published()).toEqual([newKid, oldKid])

  // Announced only: a verifier that has not read it yet must not meet it.
  const soon = String((await the.refresh(refreshToken)).body['id_token'])
  expect(decodeProtectedHeader(soon).kid).toBe(oldKid)
  pass(121)
  const later = (await the.signUp()).idToken
  expect(decodeProtectedHeader(later).kid).toBe(newKid)
  for (const token of [first, soon]) await expect(other.verifyIdToken(token)).resolves.toBeDefined()
  await expect(other.verifyIdToken((await the.signUp()).idToken)).resolves.toBeDefined()

  pass(3_400)
  await expect(other.verifyIdToken(soon)).resolves.toBeDefined()
  pass(2 * 3_600)
  expect(await published()).toEqual([newKid])
})

test('a made-up key id makes the keys be read again, but not for every token', async () => {
  let reads = 0
  const { db } = the.database
  const counting = new Proxy(db, {
    get(target, name, receiver) {
      if (name === 'select') reads += 1
      return Reflect.get(target, name, receiver) as unknown
    },
  })
  let ahead = 0
  const keys = createSigningKeys(counting, testSecrets, () => new Date(Date.now() + ahead))
  await keys.ready()
  ahead += 6_000
  reads = 0
  for (let n = 0; n < 100; n += 1) expect(await keys.verifier(`made-up-${n}`)).toBeUndefined()
  expect(reads).toBe(1)
})

test('keys are as old as the question for them, not as its answer', async () => {
  let reads = 0
  let heldUp = 0
  let ahead = 0
  const slow = new Proxy(the.database.db, {
    get(target, name, receiver) {
      if (name === 'select') {
        reads += 1
        ahead += heldUp
      }
      return Reflect.get(target, name, receiver) as unknown
    },
  })
  const keys = createSigningKeys(slow, testSecrets, () => new Date(Date.now() + ahead))
  await keys.ready()
  heldUp = 3_600_000
  ahead += heldUp
  reads = 0
  await keys.signer()
  heldUp = 0
  // What has come is an hour old: another process may have brought in a key since.
  await keys.signer()
  await keys.signer()
  expect(reads).toBe(2)
})

test('while the database is away, the keys in memory serve', async () => {
  let away = false
  let ahead = 0
  const flaky = new Proxy(the.database.db, {
    get(target, name, receiver) {
      if (away) throw new Error('the database is away')
      return Reflect.get(target, name, receiver) as unknown
    },
  })
  const keys = createSigningKeys(flaky, testSecrets, () => new Date(Date.now() + ahead))
  await keys.ready()
  const { kid } = await keys.signer()
  away = true
  ahead += 120_000
  expect((await keys.signer()).kid).toBe(kid)
  expect(await keys.verifier(kid)).toBeDefined()
})

describe('a copy of the database', () => {
  const ready = async (secrets = testSecrets, ahead = 0) => {
    const keys = createSigningKeys(the.database.db, secrets, () => new Date(Date.now() + ahead))
    await keys.ready()
    return keys
  }
  const stored = () => the.database.db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt))
  const otherSecrets = createSecrets([Buffer.alloc(32, 'other')])
  beforeEach(() => the.database.db.delete(signingKeys))

  test('signs nothing: no private half is in it, and another key unwraps none', async () => {
    await ready()
    for (const { privateJwk } of await stored()) expect(Object.keys(privateJwk)).toEqual(['wrapped'])
    await expect(ready(otherSecrets)).rejects.toThrow(/wrapped with a key that is not here/)
    expect(await stored()).toHaveLength(1)
  })

  test('a wrapped key put under another id does not open', async () => {
    await ready()
    const [row] = await stored()
    await the.database.db.update(signingKeys).set({ kid: 'another' })
    expect(row).toBeDefined()
    await expect(ready()).rejects.toThrow(/wrapped/)
  })

  test('keys of before the wrapping are wrapped at the start, and another takes their place', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
    const [privateJwk, publicJwk] = [await exportJWK(privateKey), await exportJWK(publicKey)] as Record<
      string,
      string
    >[]
    const createdAt = new Date(Date.now() - 86_400_000)
    await the.database.db
      .insert(signingKeys)
      .values({ kid: 'open', privateJwk: privateJwk ?? {}, publicJwk: publicJwk ?? {}, createdAt })
    const keys = await ready()
    expect((await keys.signer()).kid).toBe('open')
    const rows = await stored()
    expect(rows).toHaveLength(2)
    for (const row of rows) expect(Object.keys(row.privateJwk)).toEqual(['wrapped'])
    expect(rows.find(({ kid }) => kid === 'open')?.retiredAt).not.toBeNull()
    const later = await ready(testSecrets, 121_000)
    expect((await later.signer()).kid).not.toBe('open')
    expect(await later.verifier('open')).toBeDefined()
    expect(await stored()).toHaveLength(2)
  })

  test('a key is turned over: what the old one wrapped is wrapped with the new', async () => {
    await ready()
    const both = createSecrets([Buffer.alloc(32, 'other'), Buffer.alloc(32, 'test')])
    await ready(both)
    await expect(ready(otherSecrets)).resolves.toBeDefined()
    expect(await stored()).toHaveLength(1)
  })
})

test('a process whose clock was set back by an hour reads the key that another one made since', async () => {
  const { db } = the.database
  const clock = { ahead: 0 }
  const now = () => new Date(Date.now() + clock.ahead)
  const [setBack, other] = [
    createSigningKeys(db, testSecrets, now),
    createSigningKeys(db, testSecrets, () => new Date()),
  ]
  await db.delete(signingKeys)
  await setBack.ready()
  clock.ahead = -3_600_000
  await other.rotate()
  const [newest] = await db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt))
  expect(await setBack.verifier(newest?.kid ?? '')).toBeDefined()
})
