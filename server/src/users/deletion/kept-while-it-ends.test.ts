/** A deletion is taken back at the moment at which it is carried out: it is one of the two, all of it. */
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, users } from '#db/schema.ts'
import { createProvider, type Provider } from '#identity/provider.ts'
import { createLimiter } from '#limits/limiter.ts'
import { testContext, testSettings } from '#testing/servers/area-context.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'
import { deleteDueAccounts } from './delete-due.ts'

let server: WholeServer
let provider: Provider
beforeAll(async () => {
  server = await wholeServer({ LIMIT_SIGN_UPS: '1000000' })
  const { db } = server.database
  const { outbox } = testContext(db, {} as never)
  provider = await createProvider({
    db,
    secrets: testSecrets,
    outbox,
    google: undefined,
    log: pino({ level: 'silent' }),
    limiter: createLimiter(db, testSettings.limits),
    settings: testSettings,
  })
})
afterAll(() => server.close())

const url = '/api/users/account/deletion'
const inFifteenDays = () => new Date(Date.now() + 15 * 86_400_000)

test('of 20 who change their minds then, each is kept whole or gone whole', async () => {
  const { db } = server.database
  const { outbox } = testContext(db, {} as never)
  const people = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const made = await server.identity('signUp', { email: `mind${n}@example.com`, password: 'correct horse' })
      const bearer = `Bearer ${String(made['idToken'])}`
      expect((await server.api({ method: 'POST', url, payload: {} }, bearer)).status).toBe(201)
      return { uid: String(made['localId']), bearer, email: `mind${n}@example.com` }
    }),
  )
  const carryOut = () => deleteDueAccounts({ db, outbox, settings: testSettings, provider }, inFifteenDays())
  const [, ...answers] = await Promise.all([
    Promise.all([carryOut(), carryOut()]),
    ...people.map(({ bearer }) => server.api({ method: 'DELETE', url }, bearer)),
  ])
  for (const [n, { uid, email }] of people.entries()) {
    const status = answers[n]?.status
    expect([204, 401, 404]).toContain(status)
    const there = await db.$count(accounts, eq(accounts.uid, uid))
    const [record] = await db.select().from(users).where(eq(users.uid, uid))
    const signedIn = await server.identity('signInWithPassword', { email, password: 'correct horse' })
    const isKept = there === 1
    expect([isKept, record?.goneAt === null, signedIn['localId'] === uid]).toEqual([isKept, isKept, isKept])
    if (status === 204) expect(isKept).toBe(true)
  }
  // Nothing is left to be carried out later.
  await carryOut()
  for (const [n, { uid }] of people.entries()) {
    if (answers[n]?.status === 204) expect(await db.$count(accounts, eq(accounts.uid, uid))).toBe(1)
  }
})
