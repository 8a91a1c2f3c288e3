/** A refresh token in the wrong hands: noticed at once in another browser, on one line with the owner in the same one. */
import { eq, sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refreshTokens } from '#db/schema.ts'
import { hashSecret } from '#identity/embedded/codes/secrets.ts'
import { openSuccessor, sealSuccessor } from '#identity/embedded/sessions/sealed-successor.ts'
import { testIdentity, type Answer, type From, type TestIdentity } from '#testing/fixtures/identity.ts'

let the: TestIdentity
beforeAll(async () => void (the = await testIdentity()))
afterAll(() => the.close())

const ended = { status: 400, error: 'TOKEN_EXPIRED' }
const agent = 'Mozilla/5.0 (the same for everybody)'

const newToken = ({ body }: Answer) => String(body['refresh_token'] ?? body['refreshToken'])
const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';')[0] ?? ''

/** A browser that keeps its cookie, and is signed in. */
async function signedIn(): Promise<{ from: From; refreshToken: string }> {
  const { email } = await the.signUp()
  const answer = await the.signIn(email, undefined, { agent })
  return { from: { agent, cookie: cookieOf(answer) }, refreshToken: newToken(answer) }
}

/** Another browser, with a cookie of its own. */
const stranger = async () => (await signedIn()).from

describe('a replaced token, used again within the grace', () => {
  test('answers the same successor, so that nothing forks: after the grace the next reuse ends it for both', async () => {
    const { refreshToken } = await the.signUp()
    const [first, second] = [await the.refresh(refreshToken), await the.refresh(refreshToken)]
    expect(newToken(second)).toBe(newToken(first))
    const owner = await the.refresh(newToken(first))
    the.pass(61)
    expect(await the.refresh(newToken(second))).toMatchObject(ended)
    expect(await the.refresh(newToken(owner))).toMatchObject(ended)
  })

  test('answers the newest of the line, however far it went on', async () => {
    const { refreshToken } = await the.signUp()
    const next = newToken(await the.refresh(refreshToken))
    const newest = newToken(await the.refresh(newToken(await the.refresh(next))))
    expect(newToken(await the.refresh(refreshToken))).toBe(newest)
    expect(newToken(await the.refresh(next))).toBe(newest)
  })

  test('each answer has an ID token of its own', async () => {
    const { refreshToken } = await the.signUp()
    const tokens = [await the.refresh(refreshToken), await the.refresh(refreshToken)].map(
      ({ body }) => body['id_token'],
    )
    expect(new Set(tokens.map((token) => decodeJwt(String(token)).jti)).size).toBe(2)
  })
})

describe('ends the family at once', () => {
  test.each([
    ['with a cookie of its own', async () => stranger()],
    ['without a cookie', async () => ({ agent })],
    ['with a cookie that was made up', async () => ({ agent, cookie: `atrium_browser=${'A'.repeat(43)}` })],
  ])('the thief comes second, %s', async (_how, thief) => {
    const { from, refreshToken } = await signedIn()
    const owner = await the.refresh(refreshToken, from)
    expect(owner.status).toBe(200)
    expect(await the.refresh(refreshToken, await thief())).toMatchObject(ended)
    expect(await the.refresh(newToken(owner), from)).toMatchObject(ended)
  })

  test.each([
    ['with a cookie of its own', async () => stranger()],
    ['without a cookie', async () => ({ agent })],
  ])('the thief comes first, %s', async (_how, thief) => {
    const { from, refreshToken } = await signedIn()
    const as = await thief()
    const stolen = await the.refresh(refreshToken, as)
    expect(stolen.status).toBe(200)
    expect(await the.refresh(refreshToken, from)).toMatchObject(ended)
    expect(await the.refresh(newToken(stolen), as)).toMatchObject(ended)
    await expect(the.identity.verifyIdToken(String(stolen.body['id_token']))).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })

  test('another program, where neither has cookies', async () => {
    const { refreshToken } = await the.signUp()
    const owner = await the.refresh(refreshToken, { agent: 'FirebaseAuth.iOS/12' })
    expect(await the.refresh(refreshToken, { agent: 'curl/8' })).toMatchObject(ended)
    expect(await the.refresh(newToken(owner), { agent: 'FirebaseAuth.iOS/12' })).toMatchObject(ended)
  })
})

describe('nobody is signed out', () => {
  test('20 tabs of one browser at once', async () => {
    const { from, refreshToken } = await signedIn()
    const tabs = await Promise.all(Array.from({ length: 20 }, () => the.refresh(refreshToken, from)))
    expect(tabs.map(({ status }) => status)).toEqual(Array<number>(20).fill(200))
    expect(new Set(tabs.map(newToken)).size).toBe(1)
    the.pass(3_600)
    for (const tab of tabs) expect(await the.refresh(newToken(tab), from)).toMatchObject({ status: 200 })
  })

  test('20 tabs of a browser whose session is older than its cookie: all get the same one', async () => {
    const { refreshToken } = await the.signUp()
    const tabs = await Promise.all(Array.from({ length: 20 }, () => the.refresh(refreshToken, { agent })))
    expect(tabs.map(({ status }) => status)).toEqual(Array<number>(20).fill(200))
    expect(new Set(tabs.map(cookieOf)).size).toBe(1)
    const late = { agent, cookie: cookieOf(tabs[0] as Answer) }
    expect(await the.refresh(refreshToken, late)).toMatchObject({ status: 200 })
  })

  test('a token that an older release replaced a moment before, without a successor', async () => {
    const { refreshToken } = await the.signUp()
    await the.database.db
      .update(refreshTokens)
      .set({ replacedAt: sql`created_at` })
      .where(eq(refreshTokens.hash, hashSecret(refreshToken)))
    const tabs = [await the.refresh(refreshToken, { agent }), await the.refresh(refreshToken, { agent })]
    expect(tabs.map(({ status }) => status)).toEqual([200, 200])
    expect(newToken(tabs[0] as Answer)).toBe(newToken(tabs[1] as Answer))
  })
})

describe('the cookie', () => {
  test('is HttpOnly, SameSite=Strict and for the whole host; it comes with tokens and stays the same', async () => {
    const { from, refreshToken } = await signedIn()
    const answer = await the.refresh(refreshToken, from)
    expect(cookieOf(answer)).toBe(from.cookie)
    const attributes = String(answer.headers['set-cookie']).split('; ').slice(1)
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Strict']))
    expect(attributes).not.toContain('Secure')
    const lookup = await the.call('lookup', { idToken: answer.body['id_token'] })
    expect(lookup.headers['set-cookie']).toBeUndefined()
  })

  test('is Secure, and bound to its host, where the origin is https', async () => {
    const secure = await testIdentity({ origins: { publicOrigin: 'https://localhost:8080' } })
    const { email } = await secure.signUp()
    const cookie = String((await secure.signIn(email)).headers['set-cookie'])
    expect(cookie).toMatch(/^__Host-atrium_browser=/)
    expect(cookie).toContain('; Secure')
    expect(cookie).not.toContain('Domain')
    await secure.close()
  })

  test('opens nothing by itself', async () => {
    const { from } = await signedIn()
    expect(await the.refresh('a', from)).toMatchObject({ error: 'INVALID_REFRESH_TOKEN' })
    expect(await the.call('lookup', {}, from)).toMatchObject({ error: 'MISSING_ID_TOKEN' })
  })
})

test('a copy of the database holds neither the successor nor the cookie; only the replaced token opens it', async () => {
  const { refreshToken } = await the.signUp()
  const next = newToken(await the.refresh(refreshToken, { agent }))
  const rows = await the.database.db.select().from(refreshTokens)
  const row = rows.find(({ hash }) => hash === hashSecret(refreshToken))
  expect(JSON.stringify(rows)).not.toContain(next)
  expect(openSuccessor(refreshToken, row?.successor ?? '').refreshToken).toBe(next)
  expect(() => openSuccessor(next, row?.successor ?? '')).toThrow()
  expect(() => openSuccessor('another', sealSuccessor('one', { refreshToken: next, cookie: null }))).toThrow()
})
