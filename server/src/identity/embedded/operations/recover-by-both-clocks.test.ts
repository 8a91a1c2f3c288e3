/**
 * An account's address is taken back where this server's clock and the database's differ: what was given since then bears
 * the time of the one or of the other, and ends by either. And where the clocks of two servers do: what was set by the
 * one that is behind goes all the same.
 */
import { afterEach, describe, expect, test } from 'vitest'
import { databaseTime } from '#db/reads/database-time.ts'
import { goodPassword, type Person, testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'
import { secondSteps } from '#testing/fixtures/sign-in/second-step.ts'

let the: TestIdentity
afterEach(() => the.close())

/** By the database's clock and by the server's, around the change; and since when whatever was given ends. */
async function takenBack(aheadSeconds: number): Promise<{ database: Date; server: Date; since: Date | undefined }> {
  let since: Date | undefined
  the = await testIdentity({ onGivenInVain: async (_tx, given) => void (since = given.since) })
  the.pass(aheadSeconds)
  const { idToken } = await the.signUp()
  await the.call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: 'thief@example.com' })
  await the.call('update', { oobCode: the.codes.at(-1)?.code })
  // What the thief gives comes after this, by either clock.
  const [database, server] = [await the.database.db.transaction(databaseTime), the.now()]
  const taken = await the.call('update', { oobCode: the.codes.at(-1)?.code })
  expect(taken.status).toBe(200)
  return { database, server, since }
}

test.each([
  ['two minutes ahead of the database', 120],
  ['two minutes behind it', -120],
  ['the same', 0],
])('%s: nothing that was given afterwards is older than what ends', async (_what, aheadSeconds) => {
  const { database, server, since } = await takenBack(aheadSeconds)
  expect(since?.getTime()).toBeLessThanOrEqual(database.getTime())
  expect(since?.getTime()).toBeLessThanOrEqual(server.getTime())
  // And by no more than they differ.
  expect(Math.min(database.getTime(), server.getTime()) - Number(since)).toBeLessThan(60_000)
})

describe('the address was changed at a server whose clock is ahead', () => {
  const next = 'thief@example.com'
  const newPassword = 'Another-Horse-9'
  const newest = () => the.codes.at(-1)?.code

  async function move(idToken: unknown, newEmail: string): Promise<unknown> {
    await the.call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })
    expect((await the.call('update', { oobCode: newest() })).status).toBe(200)
    return newest()
  }
  /** Whose address it was, the code that takes it back, and the thief's token of a server that is seconds behind. */
  async function stolen(): Promise<{ ada: Person; code: unknown; idToken: unknown }> {
    the = await testIdentity()
    const ada = await the.signUp()
    const code = await move(ada.idToken, next)
    the.pass(-3)
    const { idToken } = (await the.signIn(next)).body
    return { ada, code, idToken }
  }
  const takeBack = async (oobCode: unknown) => expect((await the.call('update', { oobCode })).status).toBe(200)

  test.each<[string, (idToken: unknown) => Promise<unknown>]>([
    ['changed', (idToken) => the.call('update', { idToken, password: newPassword })],
    [
      'reset',
      async () => {
        await the.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: next })
        return the.call('resetPassword', { oobCode: newest(), newPassword })
      },
    ],
  ])('a password that is %s at the other is nobody’s any more', async (_, set) => {
    const { ada, code, idToken } = await stolen()
    expect(await set(idToken)).toMatchObject({ status: 200 })
    await takeBack(code)
    for (const password of [goodPassword, newPassword])
      expect(await the.signIn(ada.email, password)).toMatchObject({ error: 'INVALID_LOGIN_CREDENTIALS' })
  })

  test('a Google account that is linked at the other signs in to it no more', async () => {
    const { code, idToken } = await stolen()
    const names = { displayName: null, givenName: null, familyName: null, photoUrl: null }
    const said = { issuer: 'https://accounts.google.com', subject: 'thief', email: next, emailVerified: true }
    the.google.set('of-the-thief', { ...said, ...names })
    const google = { requestUri: 'http://localhost', postBody: 'id_token=of-the-thief&providerId=google.com' }
    expect((await the.call('signInWithIdp', { ...google, idToken })).status).toBe(200)
    await takeBack(code)
    expect((await the.call('signInWithIdp', google)).body).toMatchObject({ isNewUser: true })
  })

  test('a second step that is set up at the other is asked for no more', async () => {
    const { ada, code, idToken } = await stolen()
    const steps = secondSteps(the)
    await steps.enrolled({ ...ada, email: next, idToken: String(idToken) })
    await takeBack(code)
    expect((await the.signIn(ada.email)).body).toHaveProperty('idToken')
  })

  test('of two changes, the later one’s code takes nothing back once the first is', async () => {
    const { code, idToken } = await stolen()
    const later = await move(idToken, 'thief.again@example.com')
    await takeBack(code)
    expect(await the.call('update', { oobCode: later })).toMatchObject({ error: 'INVALID_OOB_CODE' })
  })
})
