/** `accounts:signInWithPassword` of accounts whose password was hashed elsewhere. */
import { pbkdf2Sync, scryptSync } from 'node:crypto'
import { hash as argon2 } from '@node-rs/argon2'
import { hash as bcrypt } from 'bcrypt'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#db/schema.ts'
import { fromFirebase } from '#identity/embedded/passwords/imported/firebase-scrypt.ts'
import { writeHash } from '#identity/embedded/passwords/imported/imported-hash.ts'
import { testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'
import { spentMs } from '#testing/servers/spent-time.ts'

const ACCOUNT_LIMIT = 10
let the: TestIdentity
beforeAll(async () => {
  const wrongPasswordAccount = { max: ACCOUNT_LIMIT, windowSeconds: 300 }
  the = await testIdentity({ limits: { wrongPasswordAccount }, passwords: { waiting: 300 } })
})
afterAll(() => the.close())

const password = 'user1password'
const salt = Buffer.from('0123456789abcdef')
const b64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
const pbkdf2 = (digest: string, length: number) =>
  `$pbkdf2-${digest}$i=1000$${b64(salt)}$${b64(pbkdf2Sync(password, salt, 1_000, length, digest))}`
/** The published example: https://github.com/firebase/scrypt#password-hashing */
const firebase = fromFirebase(
  {
    signerKey: Buffer.from(
      'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
      'base64',
    ),
    saltSeparator: Buffer.from('Bw==', 'base64'),
    rounds: 8,
    memoryCost: 14,
  },
  {
    passwordHash: Buffer.from(
      'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
      'base64',
    ),
    salt: Buffer.from('42xEC+ixf3L2lw==', 'base64'),
  },
)
const cost = { memoryCost: 128, timeCost: 2, parallelism: 1 }
const kinds: Record<string, () => string | Promise<string>> = {
  bcrypt: () => bcrypt(password, 4),
  'the hosted provider’s scrypt': () => (firebase ? writeHash(firebase) : ''),
  scrypt: () => `$scrypt$ln=10,r=8,p=1$${b64(salt)}$${b64(scryptSync(password, salt, 32, { N: 1_024, r: 8, p: 1 }))}`,
  'PBKDF2 with SHA-1': () => pbkdf2('sha1', 20),
  'PBKDF2 with SHA-256': () => pbkdf2('sha256', 32),
  'PBKDF2 with SHA-512': () => pbkdf2('sha512', 64),
  argon2i: () => argon2(password, { ...cost, algorithm: 1 }),
  'argon2id with other parameters': () => argon2(password, cost),
}

async function imported(passwordHash: string) {
  const person = await the.signUp()
  await the.database.db.update(accounts).set({ passwordHash }).where(eq(accounts.uid, person.uid))
  return person
}

async function keptHash(uid: string): Promise<string | null | undefined> {
  const [row] = await the.database.db.select().from(accounts).where(eq(accounts.uid, uid))
  return row?.passwordHash
}

test.each(Object.entries(kinds))('%s signs in, and is our argon2id afterwards', async (_kind, made) => {
  const before = await made()
  const { email, uid } = await imported(before)
  expect(await the.signIn(email, 'user2password')).toMatchObject({ status: 400, error: 'INVALID_LOGIN_CREDENTIALS' })
  expect(await keptHash(uid)).toBe(before)
  const { status, body } = await the.signIn(email, password)
  expect(status).toBe(200)
  expect(await the.identity.verifyIdToken(String(body['idToken']))).toMatchObject({ uid })
  expect(await keptHash(uid)).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/)
  expect(await the.signIn(email, password)).toMatchObject({ status: 200 })
  expect(await the.signIn(email, 'user2password')).toMatchObject({ error: 'INVALID_LOGIN_CREDENTIALS' })
})

test('a first sign-in in several tabs at once: all are in', async () => {
  const { email } = await imported(pbkdf2('sha256', 32))
  // The first few share a statement; those that come later find the hash already replaced.
  const answers = await Promise.all(Array.from({ length: 8 }, () => the.signIn(email, password)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
})

test('a hash that costs too much, or says nothing, is no password at all', async () => {
  for (const text of [
    `$2b$31$${'a'.repeat(53)}`,
    '$argon2id$v=19$m=4194304,t=9,p=1$AAAAAAAAAAAA$AAAAAAAAAAAA',
    'x',
    '',
  ]) {
    const { email, uid } = await imported(text)
    expect(await the.signIn(email, password)).toMatchObject({ status: 400, error: 'INVALID_LOGIN_CREDENTIALS' })
    expect(await keptHash(uid)).toBe(text)
  }
})

test('429: 200 guesses at once at an imported account, from 200 addresses: no more are looked at than the limit', async () => {
  const { email } = await imported(await bcrypt(password, 4))
  const guess = (n: number) => the.signIn(email, `Guess-${n}`, { address: `10.2.${n}.1` })
  const answers = await Promise.all(Array.from({ length: 200 }, (_unused, n) => guess(n)))
  expect(answers.filter(({ error }) => error === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(ACCOUNT_LIMIT)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(200 - ACCOUNT_LIMIT)
})

test('a disabled imported account: only who has the password learns of it, and its hash stays', async () => {
  const before = await bcrypt(password, 4)
  const { email, uid } = await imported(before)
  await the.identity.disableAccount({ uid, disabled: true, reason: 'A test.', actor: 'operator' })
  expect(await the.signIn(email, 'user2password')).toMatchObject({ error: 'INVALID_LOGIN_CREDENTIALS' })
  expect(await the.signIn(email, password)).toMatchObject({ error: 'USER_DISABLED' })
  expect(await keptHash(uid)).toBe(before)
})

describe('how long an answer takes', () => {
  let real: TestIdentity
  beforeAll(async () => {
    // The cost that the product has: the hash is most of an answer.
    real = await testIdentity({ passwords: { cost: { memoryCost: 19_456, timeCost: 2, parallelism: 1 } } })
  })
  afterAll(() => real.close())

  test('a hash that is checked in no time answers no sooner than an account that is not there', async () => {
    const { email, uid } = await real.signUp()
    const quick = pbkdf2('sha256', 32)
    await real.database.db.update(accounts).set({ passwordHash: quick }).where(eq(accounts.uid, uid))
    const times: Record<'imported' | 'unknown', number[]> = { imported: [], unknown: [] }
    for (let n = 0; n < 12; n += 1) {
      for (const [kind, address] of [
        ['imported', email],
        ['unknown', `unknown${n}@example.com`],
      ] as const) {
        times[kind].push(await spentMs(() => real.signIn(address, 'wrong-Password-1')))
      }
    }
    // What else happens only adds, so the shortest of each are compared: a tenth, if nothing were spent.
    expect(Math.min(...times.imported)).toBeGreaterThan(Math.min(...times.unknown) * 0.3)
  })
})
