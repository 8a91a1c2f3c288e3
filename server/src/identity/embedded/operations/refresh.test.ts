/** `/v1/token`: refresh tokens are replaced, shared by tabs for a grace, and given away by a thief. */
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, testIdentity, type TestIdentity } from '#testing/fixtures/identity.ts'

let the: TestIdentity
beforeAll(async () => void (the = await testIdentity()))
afterAll(() => the.close())

const next = async (refreshToken: string) => String((await the.refresh(refreshToken)).body['refresh_token'])

describe('400', () => {
  test.each([
    ['no grant type', { refresh_token: 'a' }, 'MISSING_GRANT_TYPE'],
    ['another grant type', { grant_type: 'password', refresh_token: 'a' }, 'INVALID_GRANT_TYPE'],
    ['no token', { grant_type: 'refresh_token' }, 'MISSING_REFRESH_TOKEN'],
    ['an unknown token', { grant_type: 'refresh_token', refresh_token: 'a' }, 'INVALID_REFRESH_TOKEN'],
    ['an array of tokens', { grant_type: 'refresh_token', refresh_token: ['a'] }, 'INVALID_REFRESH_TOKEN'],
    ['an object as token', { grant_type: 'refresh_token', refresh_token: { $ne: '' } }, 'INVALID_REFRESH_TOKEN'],
  ])('%s', async (_what, payload, message) => {
    const response = await the.app.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=any',
      payload,
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ error: { code: 400, message } })
  })

  test('a token used again after the grace ends the session, also for who holds the newest', async () => {
    const { refreshToken } = await the.signUp()
    const newest = await next(await next(refreshToken))
    the.pass(61)
    expect(await the.refresh(refreshToken)).toMatchObject({ status: 400, error: 'TOKEN_EXPIRED' })
    const after = await the.refresh(newest)
    expect(after).toMatchObject({ status: 400, error: 'TOKEN_EXPIRED' })
  })

  test('reuse ends that session alone, and its ID tokens too', async () => {
    const { email, idToken, refreshToken } = await the.signUp()
    const other = (await the.signIn(email)).body
    await next(refreshToken)
    the.pass(61)
    await the.refresh(refreshToken)
    await expect(the.identity.verifyIdToken(idToken)).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(the.identity.verifyIdToken(String(other['idToken']))).resolves.toBeDefined()
    expect(await the.refresh(String(other['refreshToken']))).toMatchObject({ status: 200 })
  })

  test('after a password change, a reset, and when the account is disabled', async () => {
    const changed = await the.signUp()
    const change = await the.call('update', { idToken: changed.idToken, password: 'Another-Horse-9' })
    expect(await the.refresh(changed.refreshToken)).toMatchObject({ error: 'TOKEN_EXPIRED' })
    expect(await the.refresh(String(change.body['refreshToken']))).toMatchObject({ status: 200 })

    const reset = await the.signUp()
    await the.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: reset.email })
    await the.call('resetPassword', { oobCode: the.codes.at(-1)?.code, newPassword: 'Another-Horse-9' })
    expect(await the.refresh(reset.refreshToken)).toMatchObject({ error: 'TOKEN_EXPIRED' })

    const disabled = await the.signUp()
    await the.identity.disableAccount({ uid: disabled.uid, disabled: true, reason: 'A test.', actor: 'operator' })
    expect(await the.refresh(disabled.refreshToken)).toMatchObject({ error: 'USER_DISABLED' })
    await the.identity.disableAccount({ uid: disabled.uid, disabled: false, reason: 'A test.', actor: 'operator' })
    expect(await the.refresh(disabled.refreshToken)).toMatchObject({ error: 'TOKEN_EXPIRED' })
  })
})

describe('200', () => {
  test('new tokens, the same session and time of sign-in', async () => {
    const person = await the.signUp()
    the.pass(600)
    const { status, body } = await the.refresh(person.refreshToken)
    expect(status).toBe(200)
    expect(body).toMatchObject({ expires_in: '3600', token_type: 'Bearer', user_id: person.uid, project_id: 'atrium' })
    expect(body['access_token']).toBe(body['id_token'])
    expect(body['refresh_token']).not.toBe(person.refreshToken)
    const [before, after] = [decodeJwt(person.idToken), decodeJwt(String(body['id_token']))]
    expect(after).toMatchObject({ auth_time: before['auth_time'], sid: before['sid'], firebase: before['firebase'] })
    expect(Number(after.iat)).toBeGreaterThanOrEqual(Number(before.iat) + 600)
  })

  test('20 tabs at once with one token: nobody is signed out, now or at the next refresh', async () => {
    const { refreshToken } = await the.signUp()
    const tabs = await Promise.all(Array.from({ length: 20 }, () => the.refresh(refreshToken)))
    expect(tabs.map(({ status }) => status)).toEqual(Array<number>(20).fill(200))
    the.pass(3_000)
    for (const { body } of tabs) expect(await the.refresh(String(body['refresh_token']))).toMatchObject({ status: 200 })
  })

  test('many people at once: each gets their own', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => the.signUp()))
    const answers = await Promise.all(people.map(({ refreshToken }) => the.refresh(refreshToken)))
    const tokens = answers.map(({ body }) => decodeJwt(String(body['id_token'])))
    const before = people.map(({ idToken }) => decodeJwt(idToken))
    expect(tokens.map(({ sub, sid }) => ({ sub, sid }))).toEqual(before.map(({ sub, sid }) => ({ sub, sid })))
    the.pass(3_000)
    const again = await Promise.all(answers.map(({ body }) => the.refresh(String(body['refresh_token']))))
    expect(again.map(({ body }) => body['user_id'])).toEqual(people.map(({ uid }) => uid))
  })

  test('the replaced token, within the grace', async () => {
    const { refreshToken } = await the.signUp()
    await next(refreshToken)
    the.pass(50)
    expect(await the.refresh(refreshToken)).toMatchObject({ status: 200 })
  })

  test('what changed of the account stands in the new token', async () => {
    const { idToken, refreshToken } = await the.signUp({ password: goodPassword })
    await the.call('update', { idToken, displayName: 'Ada Lovelace', photoUrl: 'https://example.com/ada.png' })
    const { body } = await the.refresh(refreshToken)
    expect(decodeJwt(String(body['id_token']))).toMatchObject({
      name: 'Ada Lovelace',
      picture: 'https://example.com/ada.png',
    })
  })
})
