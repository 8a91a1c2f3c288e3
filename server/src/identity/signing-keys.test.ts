/** Signing keys: one set for every process, rotated without a sign-out. */
import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLimiter } from '#limits/limiter.ts'
import { limitDefaults } from '#limits/rates.ts'
import { signingKeys } from '#db/schema.ts'
import { createIdentity } from './identity.ts'
import { createSigningKeys } from './signing-keys.ts'
import { publicOrigin, testIdentity, type TestIdentity } from './test-identity.ts'

let the: TestIdentity
beforeAll(async () => void (the = await testIdentity()))
afterAll(() => the.close())

const published = async () =>
  (await the.app.inject('/.well-known/jwks.json')).json<{ keys: { kid: string }[] }>().keys.map(({ kid }) => kid)

test('8 processes that start at once on an empty database make one key', async () => {
  const { db } = the.database
  await db.delete(signingKeys)
  const processes = Array.from({ length: 8 }, () => createSigningKeys(db, () => new Date()))
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
    ...{ db, now, limiter: createLimiter(db, limitDefaults), log: { error() {}, warn() {}, info() {} } },
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
  other.close()
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
  const keys = createSigningKeys(counting, () => new Date(Date.now() + ahead))
  await keys.ready()
  ahead += 6_000
  reads = 0
  for (let n = 0; n < 100; n += 1) expect(await keys.verifier(`made-up-${n}`)).toBeUndefined()
  expect(reads).toBe(1)
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
  const keys = createSigningKeys(flaky, () => new Date(Date.now() + ahead))
  await keys.ready()
  const { kid } = await keys.signer()
  away = true
  ahead += 120_000
  expect((await keys.signer()).kid).toBe(kid)
  expect(await keys.verifier(kid)).toBeDefined()
})
