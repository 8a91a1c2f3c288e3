/** The mail about a sign-in from a new browser: when it is sent, what its link ends, and that nobody is flooded by it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, testIdentity, type Person, type TestIdentity } from '#testing/fixtures/identity.ts'

let the: TestIdentity
const mail = { max: 3, windowSeconds: 3_600 }
beforeAll(async () => void (the = await testIdentity({ limits: { mail } })))
afterAll(() => the.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const own = () => {
  const { ownSessions } = the.identity
  if (!ownSessions) throw new Error('the embedded provider lists sessions')
  return ownSessions
}
const toldTo = ({ email }: { email: string }) => the.newSignIns.filter((one) => one.email === email)
const newestCode = (person: Person) => toldTo(person).at(-1)?.code ?? ''
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? ''

/** A second browser, signed in. */
async function elsewhere(person: Person, agent = firefox) {
  const { body } = await the.signIn(person.email, goodPassword, { agent, address: '203.0.113.77' })
  return { uid: person.uid, idToken: String(body['idToken']), refreshToken: String(body['refreshToken']) }
}

describe('somebody is told', () => {
  test('of a sign-in from a browser that the account was not signed in with; not of a sign-up, not of the next one', async () => {
    const ada = await the.signUp()
    expect(toldTo(ada)).toEqual([])
    const first = await the.signIn(ada.email, goodPassword, { agent: firefox, address: '203.0.113.77' })
    expect(toldTo(ada)).toMatchObject([
      { browser: 'Firefox', system: 'Windows', network: '203.0.113.0/24', displayName: null },
    ])
    await the.signIn(ada.email, goodPassword, { cookie: cookieOf(first) })
    expect(toldTo(ada)).toHaveLength(1)
  })

  test('not by a wrong password, and of the browser that signed up never', async () => {
    const email = 'signs-up@example.com'
    const { headers } = await the.call('signUp', { email, password: goodPassword })
    await the.signIn(email, 'Wrong-Horse-9')
    await the.signIn(email, goodPassword, { cookie: cookieOf({ headers }) })
    expect(toldTo({ email })).toEqual([])
  })

  test('of a browser that is another account’s', async () => {
    const [ada, eve] = [await the.signUp(), await the.signUp()]
    const hers = await the.signIn(eve.email)
    await the.signIn(ada.email, goodPassword, { cookie: cookieOf(hers) })
    expect(toldTo(ada)).toHaveLength(1)
  })

  test('of a sign-in with Google, but not of the first one, which makes the account', async () => {
    const identity = { issuer: 'https://google.example', subject: 'g1', email: 'g1@example.com', emailVerified: true }
    the.google.set('g1', { ...identity, displayName: 'G', givenName: 'G', familyName: null, photoUrl: null })
    const signIn = (cookie?: string) =>
      the.call(
        'signInWithIdp',
        { postBody: 'id_token=g1&providerId=google.com', requestUri: 'http://localhost' },
        cookie === undefined ? {} : { cookie },
      )
    const first = await signIn()
    expect(first.status).toBe(200)
    expect(toldTo(identity)).toEqual([])
    await signIn(cookieOf(first))
    expect(toldTo(identity)).toEqual([])
    await signIn()
    expect(toldTo(identity)).toMatchObject([{ displayName: 'G' }])
  })

  describe('of a browser that was known, once every session was ended', () => {
    const reset = async ({ email }: Person, cookie: string) => {
      await the.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
      await the.call('resetPassword', { oobCode: the.codes.at(-1)?.code, newPassword: goodPassword }, { cookie })
    }
    const changed = async ({ idToken }: Person, cookie: string) =>
      void (await the.call('update', { idToken, password: goodPassword }, { cookie }))

    test.each([
      ['a password reset, of an address that nobody had confirmed', reset],
      ['another one', async (ada: Person, cookie: string) => (await reset(ada, cookie), reset(ada, cookie))],
      ['a changed password', changed],
    ])('by %s; the browser that did it stays known', async (_what, doIt) => {
      const ada = await the.signUp()
      const thief = { cookie: cookieOf(await the.signIn(ada.email, goodPassword, { agent: firefox })) }
      const hers = { cookie: cookieOf(await the.signIn(ada.email)) }
      await doIt(ada, hers.cookie)
      const told = toldTo(ada).length
      expect((await the.signIn(ada.email, goodPassword, hers)).status).toBe(200)
      expect(toldTo(ada)).toHaveLength(told)
      the.pass(mail.windowSeconds)
      expect((await the.signIn(ada.email, goodPassword, thief)).status).toBe(200)
      expect(toldTo(ada)).toHaveLength(told + 1)
    })

    test('by signing out everywhere', async () => {
      const ada = await the.signUp()
      const thief = { cookie: cookieOf(await the.signIn(ada.email, goodPassword, { agent: firefox })) }
      await the.identity.signOutEverywhere(await the.identity.verifyIdToken(ada.idToken))
      await the.signIn(ada.email, goodPassword, thief)
      expect(toldTo(ada)).toHaveLength(2)
    })
  })

  test('three times an hour at most as set here; the sign-ins go on', async () => {
    const ada = await the.signUp()
    const answers = await Promise.all(Array.from({ length: 8 }, () => the.signIn(ada.email)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(toldTo(ada)).toHaveLength(mail.max)
  })
})

describe('the link', () => {
  test('shows what it is about without changing anything, and ends it once', async () => {
    const ada = await the.signUp()
    const other = await elsewhere(ada)
    const code = newestCode(ada)
    expect(await own().previewNewSignIn(code)).toMatchObject({ browser: 'Firefox', system: 'Windows' })
    await expect(the.identity.verifyIdToken(other.idToken)).resolves.toMatchObject({ uid: ada.uid })
    const presses = await Promise.allSettled([own().endNewSignIn(code), own().endNewSignIn(code)])
    expect(presses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(the.identity.verifyIdToken(other.idToken)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await the.refresh(other.refreshToken)).toMatchObject({ error: 'TOKEN_EXPIRED' })
    await expect(the.identity.verifyIdToken(ada.idToken)).resolves.toBeDefined()
    await expect(own().previewNewSignIn(code)).rejects.toMatchObject({ code: 'code_invalid' })
    await expect(own().endNewSignIn(code)).rejects.toMatchObject({ code: 'code_invalid' })
  })

  test('whoever was signed out by it, or from the list, is told of again at the next sign-in', async () => {
    const ada = await the.signUp()
    const first = await the.signIn(ada.email, goodPassword, { agent: firefox })
    const cookie = cookieOf(first)
    await own().endNewSignIn(newestCode(ada))
    const { body } = await the.signIn(ada.email, goodPassword, { cookie })
    expect(toldTo(ada)).toHaveLength(2)
    const actor = await the.identity.verifyIdToken(String(body['idToken']))
    await own().end(actor, actor.sessionId)
    await the.signIn(ada.email, goodPassword, { cookie })
    expect(toldTo(ada)).toHaveLength(3)
  })

  test('is worth nothing after seven days, once its session ended another way, and as any other kind of code', async () => {
    const ada = await the.signUp()
    await elsewhere(ada)
    const late = newestCode(ada)
    expect(await the.call('resetPassword', { oobCode: late })).toMatchObject({ error: 'INVALID_OOB_CODE' })
    expect(await the.call('update', { oobCode: late })).toMatchObject({ error: 'INVALID_OOB_CODE' })
    expect(await the.call('signInWithCustomToken', { token: late })).toMatchObject({ error: 'INVALID_CUSTOM_TOKEN' })
    await the.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: ada.email })
    const reset = the.codes.at(-1)?.code ?? ''
    await expect(own().endNewSignIn(reset)).rejects.toMatchObject({ code: 'code_invalid' })

    const other = await elsewhere(ada)
    const spent = newestCode(ada)
    await the.identity.endSession(await the.identity.verifyIdToken(other.idToken))
    await expect(own().previewNewSignIn(spent)).rejects.toMatchObject({ code: 'code_invalid' })
    the.pass(7 * 24 * 60 * 60)
    await expect(own().endNewSignIn(late)).rejects.toMatchObject({ code: 'code_expired' })
  })
})
