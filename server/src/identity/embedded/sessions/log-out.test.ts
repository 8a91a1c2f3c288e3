/** Log out, and whatever else ends a session: nothing of it opens anything any more, here or where it was handed on to. */
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditRecords } from '#db/schema.ts'
import { goodPassword, testIdentity, type From, type Person, type TestIdentity } from '#testing/fixtures/identity.ts'

let the: TestIdentity
beforeAll(async () => void (the = await testIdentity()))
afterAll(() => the.close())

type Tokens = Pick<Person, 'uid' | 'idToken' | 'refreshToken'>

const session = ({ uid, idToken }: Tokens) => ({ uid, sessionId: String(decodeJwt(idToken)['sid']) })
const logOut = (tokens: Tokens) => the.identity.endSession(session(tokens))
const mint = (tokens: Tokens) => the.identity.mintCustomToken(session(tokens))
const exchange = (token: string, from?: From) => the.call('signInWithCustomToken', { token }, from)

function tokensIn(body: Record<string, unknown>, uid: string): Tokens {
  return { uid, idToken: String(body['idToken']), refreshToken: String(body['refreshToken']) }
}

async function handOn(tokens: Tokens): Promise<Tokens> {
  return tokensIn((await exchange(await mint(tokens))).body, tokens.uid)
}

async function signInAgain({ email, uid }: Person, from?: From): Promise<Tokens> {
  return tokensIn((await the.signIn(email, goodPassword, from)).body, uid)
}

async function expectEnded({ idToken, refreshToken }: Tokens): Promise<void> {
  await expect(the.identity.verifyIdToken(idToken)).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(await the.call('lookup', { idToken })).toMatchObject({ status: 400, error: 'TOKEN_EXPIRED' })
  expect(await the.refresh(refreshToken)).toMatchObject({ status: 400, error: 'TOKEN_EXPIRED' })
}

async function expectOpen({ uid, idToken, refreshToken }: Tokens): Promise<void> {
  await expect(the.identity.verifyIdToken(idToken)).resolves.toMatchObject({ uid })
  expect(await the.refresh(refreshToken)).toMatchObject({ status: 200 })
}

describe('logging out', () => {
  test('ends the refresh token and the ID token of the session, at our API and at the protocol', async () => {
    const ada = await the.signUp()
    await expectOpen(ada)
    await logOut(ada)
    await expectEnded(ada)
  })

  test('ends what was handed on from the session, and what was handed on from that', async () => {
    const ada = await the.signUp()
    const site = await handOn(ada)
    const further = await handOn(site)
    await logOut(ada)
    for (const tokens of [ada, site, further]) await expectEnded(tokens)
  })

  test('at a site it was handed on to: ends that one and what it handed on; where it came from goes on', async () => {
    const ada = await the.signUp()
    const [site, other] = [await handOn(ada), await handOn(ada)]
    const further = await handOn(site)
    await logOut(site)
    for (const tokens of [site, further]) await expectEnded(tokens)
    for (const tokens of [ada, other]) await expectOpen(tokens)
  })

  test('takes custom tokens of the session out of use, and mints no more', async () => {
    const ada = await the.signUp()
    const site = await handOn(ada)
    const unused = [await mint(ada), await mint(site)]
    await logOut(ada)
    for (const token of unused) expect(await exchange(token)).toMatchObject({ error: 'INVALID_CUSTOM_TOKEN' })
    await expect(mint(ada)).rejects.toMatchObject({ name: 'Refusal', code: 'unauthenticated' })
  })

  test('of 10 tokens that are exchanged meanwhile, none leaves a session behind', async () => {
    const ada = await the.signUp()
    const minted = await Promise.all(Array.from({ length: 10 }, () => mint(ada)))
    const [answers] = await Promise.all([Promise.all(minted.map((token) => exchange(token))), logOut(ada)])
    for (const { status, body } of answers) if (status === 200) await expectEnded(tokensIn(body, ada.uid))
  })

  test('ends what the same browser left behind when somebody signed in again to confirm a change', async () => {
    const ada = await the.signUp()
    const first = await the.signIn(ada.email)
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
    const before = tokensIn(first.body, ada.uid)
    const site = await handOn(before)
    const confirmed = await signInAgain(ada, { cookie })
    await logOut(confirmed)
    for (const tokens of [before, site, confirmed]) await expectEnded(tokens)
    await expectOpen(ada)
  })

  test('leaves the account\u2019s sessions in other browsers alone, and says so in the audit', async () => {
    const ada = await the.signUp()
    const other = await signInAgain(ada)
    await logOut(ada)
    await logOut(ada)
    await expectOpen(other)
    const records = await the.database.db.select().from(auditRecords).where(eq(auditRecords.action, 'session.ended'))
    expect(records.filter(({ subject }) => subject === ada.uid).map(({ detail }) => detail)).toEqual([
      { reason: 'log-out', ended: 1 },
    ])
  })
})

describe('what was handed on ends too', () => {
  test('with a changed password, a reset, a disabled and a deleted account', async () => {
    const changed = await the.signUp()
    const ofChanged = await handOn(changed)
    await the.call('update', { idToken: changed.idToken, password: 'Another-Horse-9' })
    await expectEnded(ofChanged)

    const reset = await the.signUp()
    const ofReset = await handOn(reset)
    await the.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: reset.email })
    await the.call('resetPassword', { oobCode: the.codes.at(-1)?.code, newPassword: 'Another-Horse-9' })
    await expectEnded(ofReset)

    const disabled = await the.signUp()
    const ofDisabled = await handOn(disabled)
    await the.identity.disableAccount({ uid: disabled.uid, disabled: true, reason: 'A test.', actor: 'operator' })
    await the.identity.disableAccount({ uid: disabled.uid, disabled: false, reason: 'A test.', actor: 'operator' })
    await expectEnded(ofDisabled)

    const deleted = await the.signUp()
    const ofDeleted = await handOn(deleted)
    await the.call('delete', { idToken: deleted.idToken })
    await expect(the.identity.verifyIdToken(ofDeleted.idToken)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await the.refresh(ofDeleted.refreshToken)).toMatchObject({ error: 'USER_NOT_FOUND' })
  })

  test('with the way to sign in that its session began with', async () => {
    const google = { issuer: 'https://accounts.google.com', subject: 'unlinked', emailVerified: true, photoUrl: null }
    const ada = await the.signUp()
    const names = { displayName: null, givenName: null, familyName: null }
    the.google.set('of-ada', { ...google, ...names, email: ada.email })
    const postBody = 'id_token=of-ada&providerId=google.com'
    const linked = await the.call('signInWithIdp', { postBody, requestUri: 'http://localhost', idToken: ada.idToken })
    const site = await handOn(tokensIn(linked.body, ada.uid))
    await the.call('update', { idToken: ada.idToken, deleteProvider: ['google.com'] })
    await expectEnded(site)
    await expectOpen(ada)
  })

  test('with a refresh token that was used again after the grace', async () => {
    const ada = await the.signUp()
    const site = await handOn(ada)
    await the.refresh(ada.refreshToken)
    the.pass(61)
    await the.refresh(ada.refreshToken)
    await expectEnded(site)
  })
})
