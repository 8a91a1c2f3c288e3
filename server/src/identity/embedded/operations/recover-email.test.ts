/** An address that was changed is told, with a code that takes it back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, testIdentity, type Person, type TestIdentity } from '#testing/fixtures/identity.ts'

const newPassword = 'Another-Horse-9'
const HOURS_72 = 72 * 60 * 60

let the: TestIdentity
beforeAll(async () => void (the = await testIdentity()))
afterAll(() => the.close())

const update = (body: object) => the.call('update', body)
const check = (oobCode: string) => the.call('resetPassword', { oobCode })
const newest = () => the.codes.at(-1)?.code ?? ''
const invalid = { status: 400, error: 'INVALID_OOB_CODE' }

let addresses = 0
const newAddress = () => `moved${(addresses += 1)}@example.com`

/** Changes the address, as whoever reads the new one does; answers with the code that the old one gets. */
async function move(idToken: unknown, newEmail: string): Promise<string> {
  await the.call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })
  expect(await update({ oobCode: newest() })).toMatchObject({ status: 200, body: { email: newEmail } })
  return newest()
}

async function movedPerson(): Promise<{ ada: Person; next: string; code: string }> {
  const [ada, next] = [await the.signUp(), newAddress()]
  return { ada, next, code: await move(ada.idToken, next) }
}
const signInAt = async (email: string, password = goodPassword) => (await the.signIn(email, password)).body['idToken']

describe('the old address is told', () => {
  test('with a code of its own, by no name that the account had', async () => {
    const [ada, next] = [await the.signUp(), newAddress()]
    await update({ idToken: ada.idToken, displayName: 'Whoever changed it' })
    const code = await move(ada.idToken, next)
    const mail = { kind: 'recoverEmail', email: ada.email, changedTo: next, uid: ada.uid }
    expect(the.codes.at(-1)).toMatchObject({ ...mail, displayName: null, continueUrl: null })
    for (let times = 0; times < 2; times += 1) {
      expect(await check(code)).toMatchObject({
        status: 200,
        body: { requestType: 'RECOVER_EMAIL', email: ada.email, newEmail: next },
      })
    }
  })

  test('whatever became of its mails meanwhile: it is outside every limit', async () => {
    const limited = await testIdentity({ limits: { mail: { max: 1, windowSeconds: 3_600 } } })
    const { email, idToken } = await limited.signUp()
    for (let n = 0; n < 3; n += 1) await limited.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    await limited.call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: 'a@example.com' })
    await limited.call('update', { oobCode: limited.codes.at(-1)?.code })
    expect(limited.codes.at(-1)).toMatchObject({ kind: 'recoverEmail', email })
    await limited.close()
  })
})

describe('taking it back', () => {
  test('the address is the account’s again and confirmed, every session and code is worthless', async () => {
    const { ada, next, code } = await movedPerson()
    const theirs = await signInAt(next)
    const custom = await the.identity.mintCustomToken({ uid: ada.uid })
    await the.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: next })
    const reset = newest()
    await the.call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: theirs, newEmail: newAddress() })
    const change = newest()

    const { status, body } = await update({ oobCode: code })
    expect({ status, ...body }).toMatchObject({ status: 200, localId: ada.uid, email: ada.email, emailVerified: true })
    for (const field of ['idToken', 'refreshToken', 'newEmail']) expect(body).not.toHaveProperty(field)
    expect(the.saved.at(-1)).toMatchObject({ uid: ada.uid, email: ada.email, emailVerified: true })
    expect(await the.call('lookup', { idToken: theirs })).toMatchObject({ error: 'TOKEN_EXPIRED' })
    expect(await the.call('signInWithCustomToken', { token: custom })).toMatchObject({ error: 'INVALID_CUSTOM_TOKEN' })
    for (const oobCode of [reset, change, code]) expect(await check(oobCode)).toMatchObject(invalid)
    expect(await the.signIn(next)).toMatchObject({ error: 'INVALID_LOGIN_CREDENTIALS' })
    expect(await the.signIn(ada.email)).toMatchObject({ status: 200 })
    // The address that is left gets no code to take it back again.
    expect(the.codes.at(-1)?.kind).toBe('verifyAndChangeEmail')
  })

  test('what was set to sign in with since the change is gone: password, Google account', async () => {
    const { ada, next, code } = await movedPerson()
    the.pass(1)
    const changed = await update({ idToken: await signInAt(next), password: newPassword })
    the.google.set('of-the-thief', {
      issuer: 'https://accounts.google.com',
      subject: 'thief',
      email: 'thief@example.com',
      emailVerified: true,
      displayName: null,
      givenName: null,
      familyName: null,
      photoUrl: null,
    })
    const google = { requestUri: 'http://localhost', postBody: 'id_token=of-the-thief&providerId=google.com' }
    expect(await the.call('signInWithIdp', { ...google, idToken: changed.body['idToken'] })).toMatchObject({
      status: 200,
    })
    expect(await update({ oobCode: code })).toMatchObject({ status: 200, body: { providerUserInfo: [] } })
    for (const password of [goodPassword, newPassword]) {
      expect(await the.signIn(ada.email, password)).toMatchObject({ error: 'INVALID_LOGIN_CREDENTIALS' })
    }
    expect((await the.call('signInWithIdp', google)).body['localId']).not.toBe(ada.uid)
    await the.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: ada.email })
    await the.call('resetPassword', { oobCode: newest(), newPassword })
    expect((await the.signIn(ada.email, newPassword)).body).toMatchObject({ localId: ada.uid })
  })

  test.each([
    [
      'a changed password',
      (next: string) => signInAt(next).then((idToken) => update({ idToken, password: newPassword })),
    ],
    [
      'a reset',
      async (next: string) => {
        await the.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: next })
        await the.call('resetPassword', { oobCode: newest(), newPassword })
      },
    ],
    ['a second change', async (next: string) => move(await signInAt(next), newAddress())],
  ])('%s by whoever took it does not spoil the code', async (_what, thief) => {
    const { ada, next, code } = await movedPerson()
    await thief(next)
    expect(await update({ oobCode: code })).toMatchObject({ status: 200, body: { email: ada.email } })
  })

  test('a change after the change: the later code is worth nothing then, and cannot spoil the earlier one', async () => {
    const first = await movedPerson()
    const later = await move(await signInAt(first.next), newAddress())
    expect(await update({ oobCode: first.code })).toMatchObject({ status: 200 })
    expect(await update({ oobCode: later })).toMatchObject(invalid)

    const second = await movedPerson()
    const laterThere = await move(await signInAt(second.next), newAddress())
    expect(await update({ oobCode: laterThere })).toMatchObject({ status: 200, body: { email: second.next } })
    expect(await update({ oobCode: second.code })).toMatchObject({ status: 200, body: { email: second.ada.email } })
  })

  test('changed back in the ordinary way: who had it in between gets no code to take it again', async () => {
    const { ada, next, code } = await movedPerson()
    const before = the.codes.length
    await the.call('sendOobCode', {
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken: await signInAt(next),
      newEmail: ada.email.toUpperCase(),
    })
    expect(await update({ oobCode: newest() })).toMatchObject({ status: 200 })
    expect(the.codes.slice(before).map(({ kind }) => kind)).toEqual(['verifyAndChangeEmail'])
    expect(await check(code)).toMatchObject(invalid)
  })

  test('16 at once: exactly one does it', async () => {
    const { code } = await movedPerson()
    const answers = await Promise.all(Array.from({ length: 16 }, () => update({ oobCode: code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error === 'INVALID_OOB_CODE')).toHaveLength(15)
  })
})

describe('400', () => {
  test('not for a password, and not for who asks for such a code', async () => {
    const { ada, code } = await movedPerson()
    expect(await the.call('resetPassword', { oobCode: code, newPassword })).toMatchObject(invalid)
    expect(await check(code)).toMatchObject({ status: 200 })
    for (const requestType of ['RECOVER_EMAIL', 5]) {
      const answer = await the.call('sendOobCode', { requestType, idToken: ada.idToken, email: ada.email })
      expect(answer).toMatchObject({ status: 400, error: 'INVALID_REQ_TYPE' })
    }
  })

  test('after 72 hours, and not before', async () => {
    const [early, late] = [await movedPerson(), await movedPerson()]
    the.pass(HOURS_72 - 60)
    expect(await update({ oobCode: early.code })).toMatchObject({ status: 200 })
    the.pass(61)
    for (const answer of [await check(late.code), await update({ oobCode: late.code })]) {
      expect(answer).toMatchObject({ status: 400, error: 'EXPIRED_OOB_CODE' })
    }
  })

  test('somebody else has the address by now: nothing changes, and the code is good once it is free', async () => {
    const { ada, next, code } = await movedPerson()
    const other = await the.signUp({ email: ada.email })
    expect(await update({ oobCode: code })).toMatchObject({ status: 400, error: 'EMAIL_EXISTS' })
    expect(await the.signIn(next)).toMatchObject({ status: 200 })
    await the.call('delete', { idToken: other.idToken })
    expect(await update({ oobCode: code })).toMatchObject({ status: 200, body: { localId: ada.uid } })
  })

  test('a disabled account, and one that is gone', async () => {
    const [disabled, gone] = [await movedPerson(), await movedPerson()]
    await the.identity.disableAccount({ uid: disabled.ada.uid, disabled: true, reason: 'A test.', actor: 'operator' })
    expect(await update({ oobCode: disabled.code })).toMatchObject({ status: 400, error: 'USER_DISABLED' })
    await the.call('delete', { idToken: await signInAt(gone.next) })
    expect(await update({ oobCode: gone.code })).toMatchObject(invalid)
  })
})
