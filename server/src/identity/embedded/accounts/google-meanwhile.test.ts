/**
 * An account is taken back, or loses this way or this address, while a sign-in with Google waits for it: what was found
 * of it before is not whose it is now. And an account that has another Google account by now.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Person, testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'
import { findAccountByEmailKey, findIdentity } from './queries.ts'

/** What a sign-in reads until it holds the account: as it was before the change that it waits for. */
let before:
  | { identity?: Awaited<ReturnType<typeof findIdentity>>; owner?: Awaited<ReturnType<typeof findAccountByEmailKey>> }
  | undefined
/** And as it was before the next one, where whoever is new here finds that their address was taken just now. */
let beforeNext: typeof before
vi.mock(import('./queries.ts'), async (original) => {
  const queries = await original()
  return {
    ...queries,
    findIdentity: async (...asked) => (before ? before.identity : queries.findIdentity(...asked)),
    findAccountByEmailKey: async (...asked) => (before ? before.owner : queries.findAccountByEmailKey(...asked)),
    lockAccount: (...asked) => {
      before = undefined
      return queries.lockAccount(...asked)
    },
    insertAccount: (...asked) => {
      before = beforeNext
      beforeNext = undefined
      return queries.insertAccount(...asked)
    },
  }
})

let the: TestIdentity
beforeAll(async () => void (the = await testIdentity()))
afterAll(() => the.close())

const issuer = 'https://accounts.google.com'
const postBody = (email: string) => new URLSearchParams({ id_token: email, providerId: 'google.com' }).toString()
/** Signs in with the Google account of that address, or links it. */
function google(email: string, more: object = {}) {
  const said = { issuer, subject: `subject of ${email}`, email, emailVerified: true }
  the.google.set(email, { ...said, displayName: null, givenName: null, familyName: null, photoUrl: null })
  return the.call('signInWithIdp', { requestUri: 'http://localhost', postBody: postBody(email), ...more })
}

let people = 0
/** An account at another address than it was made with; with the code that takes that one back. */
async function moved(): Promise<{ ada: Person; next: string; code: string }> {
  const [ada, next] = [await the.signUp(), `thief${(people += 1)}@example.com`]
  await the.call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: ada.idToken, newEmail: next })
  await the.call('update', { oobCode: the.codes.at(-1)?.code })
  return { ada, next, code: String(the.codes.at(-1)?.code) }
}

async function takeBack(code: string): Promise<void> {
  expect((await the.call('update', { oobCode: code })).status).toBe(200)
}

test('the address taken back meanwhile: the Google account of the one that it left is not linked', async () => {
  const { ada, next, code } = await moved()
  const owner = await findAccountByEmailKey(the.database.db, next)
  await takeBack(code)
  before = { owner }
  const { status, body } = await google(next)
  expect({ status, ...body }).toMatchObject({ status: 200, email: next, isNewUser: true })
  expect(body['localId']).not.toBe(ada.uid)
})

test('taken back meanwhile: a Google account that was linked to it signs in to it no more', async () => {
  const { ada, next, code } = await moved()
  const { body: linked } = await google(next)
  expect(linked['localId']).toBe(ada.uid)
  const identity = await findIdentity(the.database.db, issuer, `subject of ${next}`)
  const owner = await findAccountByEmailKey(the.database.db, next)
  await takeBack(code)
  before = { identity, owner }
  const { status, body } = await google(next)
  expect({ status, ...body }).toMatchObject({ status: 200, email: next, isNewUser: true })
  expect(body['localId']).not.toBe(ada.uid)
})

test('unlinked meanwhile: whoever only confirms who they are is told that nobody has it', async () => {
  const ada = await the.signUp()
  const { body: linked } = await google('elsewhere@example.com', { idToken: ada.idToken })
  const identity = await findIdentity(the.database.db, issuer, 'subject of elsewhere@example.com')
  await the.call('update', { idToken: linked['idToken'], deleteProvider: ['google.com'] })
  before = { identity }
  expect(await google('elsewhere@example.com', { autoCreate: false })).toMatchObject({ error: 'EMAIL_NOT_FOUND' })
})

test('deleted meanwhile: an account of its own, as for whoever comes a moment later', async () => {
  const ada = await the.signUp()
  const owner = await findAccountByEmailKey(the.database.db, ada.email)
  await the.call('delete', { idToken: ada.idToken })
  before = { owner }
  expect(await google(ada.email)).toMatchObject({ status: 200, body: { isNewUser: true } })
})

test('two at once for an address that somebody registers just then: both are in, by one account', async () => {
  const email = 'three-at-once@example.com'
  const ada = await the.signUp({ email })
  const owner = await findAccountByEmailKey(the.database.db, email)
  const first = await google(email)
  before = {}
  beforeNext = { owner }
  const second = await google(email)
  expect([first, second].map(({ status, body }) => [status, body['localId']])).toEqual([
    [200, ada.uid],
    [200, ada.uid],
  ])
})

test('another Google account with the address of one that has its own: that one stays, and the account signs in otherwise', async () => {
  const ada = await the.signUp()
  await the.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: ada.idToken })
  await the.call('update', { oobCode: the.codes.at(-1)?.code })
  const personal = 'at-home@example.com'
  await google(personal, { idToken: (await the.signIn(ada.email)).body['idToken'] })
  const { status, body } = await google(ada.email)
  expect({ status, ...body }).toMatchObject({ status: 200, needConfirmation: true, verifiedProvider: ['google.com'] })
  expect(body).not.toHaveProperty('idToken')
  expect((await google(personal)).body).toMatchObject({ localId: ada.uid })
})
