/** `accounts:signInWithPassword`: wrong and right passwords, and what many of them at once may do. */
import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#db/schema.ts'
import { goodPassword, testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'
import { spentMs } from '#testing/servers/spent-time.ts'

const ACCOUNT_LIMIT = 10
const ADDRESS_LIMIT = 60
const WAITING = 300

let the: TestIdentity
beforeAll(async () => {
  the = await testIdentity({
    limits: {
      wrongPasswordAccount: { max: ACCOUNT_LIMIT, windowSeconds: 300 },
      wrongPasswordAddress: { max: ADDRESS_LIMIT, windowSeconds: 300 },
    },
    // A real cost, so that the times below mean something.
    passwords: { cost: { memoryCost: 4_096, timeCost: 2, parallelism: 1 }, waiting: WAITING },
  })
})
afterAll(() => the.close())

let last = 0
/** Every test from its own address. */
const elsewhere = () => ({ address: `10.1.${(last += 1)}.1` })

describe('400', () => {
  test.each([
    ['no e-mail', { password: 'x' }, 'MISSING_EMAIL'],
    ['no password', { email: 'a@example.com' }, 'MISSING_PASSWORD'],
    ['an empty e-mail', { email: '', password: 'x' }, 'INVALID_EMAIL'],
    ['a username', { email: 'ada', password: 'x' }, 'INVALID_EMAIL'],
    ['an array of e-mails', { email: ['a@example.com'], password: 'x' }, 'INVALID_EMAIL'],
    ['an object as password', { email: 'a@example.com', password: { $gt: '' } }, 'INVALID_PASSWORD'],
    ['true as password', { email: 'a@example.com', password: true }, 'INVALID_PASSWORD'],
    [
      'an account that does not exist',
      { email: 'nobody@example.com', password: goodPassword },
      'INVALID_LOGIN_CREDENTIALS',
    ],
  ])('%s', async (_what, body, message) => {
    expect(await the.call('signInWithPassword', body, elsewhere())).toMatchObject({ status: 400, error: message })
  })

  test('a wrong password', async () => {
    const { email } = await the.signUp()
    for (const wrong of ['wrong-Password-1', goodPassword.toLowerCase(), `${goodPassword} `]) {
      expect(await the.signIn(email, wrong, elsewhere())).toMatchObject({
        status: 400,
        error: 'INVALID_LOGIN_CREDENTIALS',
      })
    }
  })

  test('a disabled account: only who has the password learns of it', async () => {
    const { email, uid } = await the.signUp()
    await the.identity.disableAccount({ uid: uid, disabled: true, reason: 'A test.', actor: 'operator' })
    expect(await the.signIn(email, 'wrong-Password-1', elsewhere())).toMatchObject({
      error: 'INVALID_LOGIN_CREDENTIALS',
    })
    expect(await the.signIn(email, goodPassword, elsewhere())).toMatchObject({ status: 400, error: 'USER_DISABLED' })
    await the.identity.disableAccount({ uid: uid, disabled: false, reason: 'A test.', actor: 'operator' })
    expect(await the.signIn(email, goodPassword, elsewhere())).toMatchObject({ status: 200 })
  })
})

describe('429', () => {
  test('200 guesses at once, from 200 addresses: no more are looked at than the limit', async () => {
    const { email } = await the.signUp()
    const guesses = Array.from({ length: 200 }, (_unused, n) =>
      the.signIn(email, `Guess-${n}`, { address: `10.2.${n}.1` }),
    )
    const answers = await Promise.all(guesses)
    expect(answers.filter(({ error }) => error === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(ACCOUNT_LIMIT)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(200 - ACCOUNT_LIMIT)
    expect(refused[0]?.error).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(await the.signIn(email, goodPassword, elsewhere())).toMatchObject({ status: 429 })
    expect(await the.signIn(email.toUpperCase(), goodPassword, elsewhere())).toMatchObject({ status: 429 })
  })

  test('whoever uses up the guesses of an account keeps nobody out of a browser that it was signed in with', async () => {
    const { email } = await the.signUp()
    const signedIn = await the.signIn(email, goodPassword, elsewhere())
    const hers = { ...elsewhere(), cookie: String(signedIn.headers['set-cookie']).split(';')[0] ?? '' }
    for (let guess = 0; guess <= ACCOUNT_LIMIT; guess += 1) await the.signIn(email, `Guess-${guess}`, elsewhere())
    expect(await the.signIn(email, goodPassword, elsewhere())).toMatchObject({ status: 429 })
    for (let time = 0; time <= ACCOUNT_LIMIT; time += 1)
      expect((await the.signIn(email, goodPassword, hers)).status).toBe(200)

    const other = await the.signUp()
    const theirs = {
      ...elsewhere(),
      cookie: String((await the.signIn(other.email)).headers['set-cookie']).split(';')[0] ?? '',
    }
    expect(await the.signIn(email, goodPassword, theirs), 'known to another account').toMatchObject({ status: 429 })
    const invented = { ...elsewhere(), cookie: `atrium_browser=${'x'.repeat(43)}` }
    expect(await the.signIn(email, goodPassword, invented), 'known to none').toMatchObject({ status: 429 })

    const guesses = await Promise.all(
      Array.from({ length: 3 * ACCOUNT_LIMIT }, (_unused, n) => the.signIn(email, `Guess-${n}`, hers)),
    )
    expect(guesses.filter(({ error }) => error === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(ACCOUNT_LIMIT)
    expect(await the.signIn(email, goodPassword, hers)).toMatchObject({ status: 429 })
  })

  test('nor does whoever is at the same address', async () => {
    const { email } = await the.signUp()
    const from = elsewhere()
    const cookie = String((await the.signIn(email, goodPassword, from)).headers['set-cookie']).split(';')[0] ?? ''
    for (let guess = 0; guess <= ADDRESS_LIMIT; guess += 1) await the.signIn(`of${guess}@example.com`, 'Guess', from)
    expect(await the.signIn(email, goodPassword, from)).toMatchObject({ status: 429 })
    expect(await the.signIn(email, goodPassword, { ...from, cookie })).toMatchObject({ status: 200 })
  })

  test('an unknown account is throttled like any other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_unused, n) => the.signIn('not-there@example.com', 'x', { address: `10.3.${n}.1` })),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(ACCOUNT_LIMIT)
  })

  test('an address that tries many accounts, wherever in its IPv6 network', async () => {
    const answers = []
    for (let n = 0; n < ADDRESS_LIMIT + 5; n += 1) {
      answers.push(await the.signIn(`spray${n}@example.com`, 'x', { address: `2001:db8:5:6::${n.toString(16)}` }))
    }
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(ADDRESS_LIMIT)
    expect(answers.at(-1)).toMatchObject({ status: 429 })
  })

  test('right passwords use nothing up', async () => {
    const { email } = await the.signUp()
    const from = elsewhere()
    for (let n = 0; n < ACCOUNT_LIMIT + 5; n += 1)
      expect((await the.signIn(email, goodPassword, from)).status).toBe(200)
  })
})

describe('200', () => {
  test('the account and its tokens, whatever the case of the e-mail', async () => {
    const { email, uid } = await the.signUp()
    const { status, body } = await the.signIn(email.toUpperCase(), goodPassword, elsewhere())
    expect(status).toBe(200)
    expect(body).toMatchObject({
      kind: 'identitytoolkit#VerifyPasswordResponse',
      registered: true,
      localId: uid,
      email,
      expiresIn: '3600',
    })
    expect(await the.identity.verifyIdToken(String(body['idToken']))).toMatchObject({ uid, email })
  })

  test('many at once, of several people and of one several times: each has a session of its own', async () => {
    const people = [await the.signUp(), await the.signUp(), await the.signUp()]
    const from = elsewhere()
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_unused, n) => the.signIn(people[n % 3]?.email ?? '', goodPassword, from)),
    )
    const actors = await Promise.all(answers.map(({ body }) => the.identity.verifyIdToken(String(body['idToken']))))
    expect(actors.map(({ uid }) => uid)).toEqual(Array.from({ length: 9 }, (_unused, n) => people[n % 3]?.uid))
    expect(new Set(actors.map(({ sessionId }) => sessionId)).size).toBe(9)
    for (const { body } of answers)
      expect(await the.refresh(String(body['refreshToken']))).toMatchObject({ status: 200 })
  })

  test('among wrong passwords, disabled and unknown accounts at the same moment, the right one is in', async () => {
    const [ada, bob, eve] = [await the.signUp(), await the.signUp(), await the.signUp()]
    await the.identity.disableAccount({ uid: eve.uid, disabled: true, reason: 'A test.', actor: 'operator' })
    const answers = await Promise.all([
      the.signIn(ada.email, 'wrong-Password-1', elsewhere()),
      the.signIn(bob.email, goodPassword, elsewhere()),
      the.signIn(eve.email, goodPassword, elsewhere()),
      the.signIn('no-one@example.com', goodPassword, elsewhere()),
    ])
    expect(answers.map(({ error }) => error)).toEqual([
      'INVALID_LOGIN_CREDENTIALS',
      undefined,
      'USER_DISABLED',
      'INVALID_LOGIN_CREDENTIALS',
    ])
    expect(answers[1]?.body).toMatchObject({ localId: bob.uid })
  })

  test('a hash made with other parameters is replaced', async () => {
    const { email, uid } = await the.signUp()
    const old = await hash(goodPassword, { memoryCost: 64, timeCost: 1, parallelism: 1 })
    const { db } = the.database
    await db.update(accounts).set({ passwordHash: old }).where(eq(accounts.uid, uid))
    expect(await the.signIn(email, goodPassword, elsewhere())).toMatchObject({ status: 200 })
    const [row] = await db.select().from(accounts).where(eq(accounts.uid, uid))
    expect(row?.passwordHash).toContain('m=4096,t=2,p=1')
    expect(await the.signIn(email, goodPassword, elsewhere())).toMatchObject({ status: 200 })
  })
})

test('an unknown e-mail takes as long as a wrong password', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => the.signUp()))
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let n = 0; n < people.length * (ACCOUNT_LIMIT - 1); n += 1) {
    for (const [kind, address] of [
      ['known', people[n % people.length]?.email ?? ''],
      ['unknown', `unknown${n}@example.com`],
    ] as const) {
      const from = elsewhere()
      times[kind].push(await spentMs(() => the.signIn(address, 'wrong-Password-1', from)))
    }
  }
  // Without the decoy the unknown one answers in a fraction of the time: the hash is most of it. What else happens
  // only adds, so the shortest of each are compared.
  expect(Math.min(...times.unknown)).toBeGreaterThan(Math.min(...times.known) * 0.6)
})
