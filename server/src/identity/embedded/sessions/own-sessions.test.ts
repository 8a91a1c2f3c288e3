/** The list of where somebody is signed in, and ending it there: at once, one's own alone, and whatever is under way. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts, sessions } from '#db/schema.ts'
import { goodPassword, testIdentity, type From, type Person, type TestIdentity } from '#testing/fixtures/identity.ts'
import { planOfPrepared } from '#testing/databases/plan.ts'
import { devicesStatement } from './queries-devices.ts'

let the: TestIdentity
beforeAll(async () => void (the = await testIdentity()))
afterAll(() => the.close())

type Tokens = Pick<Person, 'uid' | 'idToken' | 'refreshToken'>
const agents = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
}

const sessionOf = ({ uid, idToken }: Tokens) => ({ uid, sessionId: String(decodeJwt(idToken)['sid']) })
const own = () => {
  const { ownSessions } = the.identity
  if (!ownSessions) throw new Error('the embedded provider lists sessions')
  return ownSessions
}
/** As its own page does: a session may end itself. */
const endIt = (tokens: Tokens) => own().end(sessionOf(tokens), sessionOf(tokens).sessionId)
const list = (tokens: Tokens, paging = { page: 1, limit: 10 }) => own().list({ ...sessionOf(tokens), ...paging })
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? ''

/** A browser: keeps the cookie of its first sign-in. */
function browser(from: From = {}) {
  let cookie: string | undefined
  return async ({ email, uid }: Person): Promise<Tokens> => {
    const answer = await the.signIn(email, goodPassword, { ...from, ...(cookie === undefined ? {} : { cookie }) })
    cookie = cookieOf(answer)
    return { uid, idToken: String(answer.body['idToken']), refreshToken: String(answer.body['refreshToken']) }
  }
}
async function handOn(tokens: Tokens): Promise<Tokens> {
  const token = await the.identity.mintCustomToken(sessionOf(tokens))
  const { body } = await the.call('signInWithCustomToken', { token })
  return { uid: tokens.uid, idToken: String(body['idToken']), refreshToken: String(body['refreshToken']) }
}
async function isOpen({ idToken, refreshToken }: Tokens): Promise<boolean[]> {
  const verified = await the.identity.verifyIdToken(idToken).then(
    () => true,
    () => false,
  )
  return [verified, (await the.refresh(refreshToken)).status === 200]
}
const open = [true, true]
const ended = [false, false]

describe('the list', () => {
  test('tells browser, system and network in plain words, how it began, and which one asks', async () => {
    const ada = await the.signUp()
    const here = await browser({ agent: agents.firefox, address: '203.0.113.77' })(ada)
    the.pass(60)
    await browser({ agent: agents.safari, address: '2001:db8:17:4::1' })(ada)
    const { results, totalResults } = await list(here)
    expect(totalResults).toBe(3)
    expect(results.map(({ id: _, startedAt: __, lastUsedAt: ___, ...rest }) => rest)).toEqual([
      { browser: 'Firefox', system: 'Windows', network: '203.0.113.0/24', signedInWith: 'password', current: true },
      { browser: 'Safari', system: 'iOS', network: '2001:db8:17::/48', signedInWith: 'password', current: false },
      { browser: null, system: null, network: '127.0.0.0/24', signedInWith: 'password', current: false },
    ])
  })

  test('shows a browser once: with what it handed on, and with what it left behind by signing in again', async () => {
    const ada = await the.signUp()
    const signIn = browser({ agent: agents.firefox })
    const before = await signIn(ada)
    const again = await signIn(ada)
    for (const tokens of [before, again, again]) await handOn(await handOn(tokens))
    const site = await handOn(again)
    const { results } = await list(site)
    expect(results).toHaveLength(2)
    expect(results[0]).toMatchObject({ browser: 'Firefox', signedInWith: 'password', current: true })
  })

  test('a refresh from elsewhere moves it to that network', async () => {
    const ada = await the.signUp()
    const here = await browser({ address: '203.0.113.77' })(ada)
    await the.refresh(here.refreshToken, { address: '198.51.100.9' })
    const { results } = await list(here)
    expect(results.find(({ current }) => current)).toMatchObject({ network: '198.51.100.0/24' })
  })

  test('comes in pages, the latest use first, without what has ended or run out', async () => {
    const ada = await the.signUp()
    the.pass(31 * 24 * 60 * 60)
    const all: Tokens[] = []
    for (let count = 0; count < 4; count += 1) {
      all.push(await browser()(ada))
      the.pass(60)
    }
    const [first, second, third, last] = all as [Tokens, Tokens, Tokens, Tokens]
    await the.identity.endSession(sessionOf(second))
    const pages = [await list(first, { page: 1, limit: 2 }), await list(first, { page: 2, limit: 2 })]
    expect(pages.map(({ totalResults, totalPages }) => [totalResults, totalPages])).toEqual([
      [3, 2],
      [3, 2],
    ])
    const ids = pages.flatMap(({ results }) => results.map(({ id }) => id))
    expect(ids).toEqual([first, last, third].map((one) => sessionOf(one).sessionId))
    expect((await list(first, { page: 9, limit: 2 })).totalResults).toBe(3)
  })

  test('what sessions are recognised by goes with the account', async () => {
    const ada = await the.signUp()
    await browser({ agent: agents.firefox, address: '203.0.113.77' })(ada)
    await the.call('delete', { idToken: ada.idToken })
    const left = await the.database.db.select().from(sessions).where(eq(sessions.uid, ada.uid))
    expect(left).toHaveLength(2)
    for (const one of left) {
      expect(one).toMatchObject({ browser: null, browserName: null, systemName: null, network: null, deviceId: one.id })
    }
  })

  test('is read along indexes where there are many accounts', async () => {
    const { db } = the.database
    const uids = Array.from({ length: 600 }, () => randomUUID())
    await db.insert(accounts).values(uids.map((uid) => ({ uid })))
    for (let part = 0; part < 5; part += 1) {
      await db.insert(sessions).values(
        uids.map((uid) => {
          const id = randomUUID()
          return { id, uid, provider: 'password', deviceId: id, browser: id }
        }),
      )
    }
    await db.execute('analyze sessions')
    await db.execute('analyze accounts')
    const since = new Date(0)
    const asked = { uid: uids[7], sessionId: 'none', now: new Date(), usedSince: since, startedSince: since }
    const plan = await planOfPrepared(db, devicesStatement(db), { ...asked, limit: 10, offset: 0 })
    expect(plan).toMatch(/sessions_uid_browser/)
    expect(plan).not.toMatch(/Seq Scan/)
  })
})

describe('ending one', () => {
  test('ends its tokens at once, with what it handed on; the others go on', async () => {
    const ada = await the.signUp()
    const [here, other] = [await browser()(ada), await browser()(ada)]
    const site = await handOn(other)
    const unused = await the.identity.mintCustomToken(sessionOf(site))
    await endIt(other)
    expect(await Promise.all([other, site].map(isOpen))).toEqual([ended, ended])
    expect(await isOpen(here)).toEqual(open)
    expect(await the.call('signInWithCustomToken', { token: unused })).toMatchObject({ error: 'INVALID_CUSTOM_TOKEN' })
  })

  test('ends the other address that it asked for: whoever reads the mail there gets nothing', async () => {
    const ada = await the.signUp()
    const [here, other] = [await browser()(ada), await browser()(ada)]
    const ask = async ({ idToken }: Tokens, newEmail: string) => {
      const asked = await the.call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail, idToken })
      expect(asked.status).toBe(200)
      return the.codes.at(-1)?.code
    }
    const [theirs, hers] = [await ask(other, 'thief@example.com'), await ask(here, 'ada@new.example')]
    await endIt(other)
    expect(await the.call('update', { oobCode: theirs })).toMatchObject({ error: 'INVALID_OOB_CODE' })
    await the.identity.endSession(sessionOf(here))
    expect(await the.call('update', { oobCode: hers }), 'after a log-out').toMatchObject({ status: 200 })
  })

  test('an address that is asked for while it ends: whichever comes first, no code is left', async () => {
    const ada = await the.signUp()
    for (let turn = 0; turn < 5; turn += 1) {
      const other = await browser()(ada)
      const wanted = { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: `thief${turn}@example.com` }
      await Promise.all([the.call('sendOobCode', { ...wanted, idToken: other.idToken }), endIt(other)])
      const { code, email } = the.codes.at(-1) ?? {}
      if (email !== wanted.newEmail) continue
      expect(await the.call('resetPassword', { oobCode: code })).toMatchObject({ error: 'INVALID_OOB_CODE' })
    }
  })

  test('404 for somebody else’s session, for none, and for one that has ended: all the same', async () => {
    const [ada, eve] = [await the.signUp(), await the.signUp()]
    const { sessionId } = sessionOf(ada)
    const refusals = await Promise.all(
      [sessionId, randomUUID(), ''].map((id) =>
        own()
          .end(sessionOf(eve), id)
          .catch((error: unknown) => error),
      ),
    )
    for (const refusal of refusals) expect(refusal).toMatchObject({ name: 'Refusal', code: 'not_found' })
    expect(await isOpen(ada)).toEqual(open)
    await endIt(ada)
    const again = the.signIn(ada.email)
    const here = { ...ada, idToken: String((await again).body['idToken']) }
    await expect(own().end(sessionOf(here), sessionId)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('a session ended while it refreshes: whichever comes first, no token of it works afterwards', async () => {
    const ada = await the.signUp()
    for (let round = 0; round < 10; round += 1) {
      const other = await browser()(ada)
      const refreshes = () => Promise.all([the.refresh(other.refreshToken), the.refresh(other.refreshToken)])
      const end = () => endIt(other)
      const [answers] =
        round % 2 === 0 ? await Promise.all([refreshes(), end()]) : (await Promise.all([end(), refreshes()])).reverse()
      for (const { status, body } of answers as Awaited<ReturnType<typeof refreshes>>) {
        if (status !== 200) continue
        const got = { uid: ada.uid, idToken: String(body['id_token']), refreshToken: String(body['refresh_token']) }
        expect(await isOpen(got)).toEqual(ended)
      }
      expect(await isOpen(other)).toEqual(ended)
    }
  })

  test('of 10 hand-offs that are exchanged meanwhile, none leaves a session behind', async () => {
    const ada = await the.signUp()
    const other = await browser()(ada)
    const minted = await Promise.all(Array.from({ length: 10 }, () => the.identity.mintCustomToken(sessionOf(other))))
    const exchange = (token: string) => the.call('signInWithCustomToken', { token })
    const [answers] = await Promise.all([Promise.all(minted.map(exchange)), endIt(other)])
    for (const { status, body } of answers) {
      if (status !== 200) continue
      const got = { uid: ada.uid, idToken: String(body['idToken']), refreshToken: String(body['refreshToken']) }
      expect(await isOpen(got)).toEqual(ended)
    }
  })
})

describe('ending all others', () => {
  test('leaves this browser and what it handed on, and says how many went', async () => {
    const ada = await the.signUp()
    const here = await browser()(ada)
    const site = await handOn(here)
    const others = [await browser()(ada), await browser()(ada)]
    expect(await own().endOthers(sessionOf(site))).toBe(3)
    expect(await Promise.all([here, site].map(isOpen))).toEqual([open, open])
    expect(await Promise.all([ada, ...others].map(isOpen))).toEqual([ended, ended, ended])
    expect(await own().endOthers(sessionOf(here))).toBe(0)
    expect((await list(here)).totalResults).toBe(1)
  })

  test('401 for a session that was ended meanwhile: two that end each other leave one', async () => {
    const ada = await the.signUp()
    const both = [await browser()(ada), await browser()(ada)]
    const answers = await Promise.allSettled(both.map((tokens) => own().endOthers(sessionOf(tokens))))
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await Promise.all(both.map(isOpen))).flat().filter(Boolean)).toHaveLength(2)
  })

  test('401 for whoever is being signed out: they end nobody’s session, and take back no change of address', async () => {
    const ada = await the.signUp()
    const wanted = { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'ada@elsewhere.example' }
    await the.call('sendOobCode', { ...wanted, idToken: ada.idToken })
    const thief = await browser()(ada)
    await endIt(thief)
    const refused = { name: 'Refusal', code: 'unauthenticated' }
    await expect(own().end(sessionOf(thief), sessionOf(ada).sessionId)).rejects.toMatchObject(refused)
    await expect(own().endOthers(sessionOf(thief))).rejects.toMatchObject(refused)
    await expect(the.identity.signOutEverywhere(sessionOf(thief))).rejects.toMatchObject(refused)
    await expect(the.identity.emailChange?.cancel(sessionOf(thief))).rejects.toMatchObject(refused)
    expect(await isOpen(ada)).toEqual(open)
    expect(await the.identity.emailChange?.find(ada.uid)).toBe(wanted.newEmail)
  })

  test('all: the one that asks too', async () => {
    const ada = await the.signUp()
    const here = await browser()(ada)
    the.pass(1)
    await the.identity.signOutEverywhere(sessionOf(here))
    expect(await Promise.all([ada, here].map(isOpen))).toEqual([ended, ended])
    expect((await the.signIn(ada.email)).status).toBe(200)
  })
})
