/** What somebody might try to get a passkey into an account, and to keep it there: each attack is a test that is named after it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publicOrigin } from '#testing/fixtures/identity.ts'
import {
  device,
  passkeyRefusals,
  personWithPasskey,
  refusedAs,
  testPasskeys,
  type TestPasskeys,
  wrongAnswers,
} from '#testing/fixtures/sign-in/passkeys.ts'
import type { Lies } from '#testing/stand-ins/software-authenticator.ts'
import { verifyRegistration } from './verification.ts'

let the: TestPasskeys
beforeAll(async () => {
  the = await testPasskeys()
})
afterAll(() => the.close())

const { invalid, expired, unknown } = passkeyRefusals
const somebody = () => personWithPasskey(the)

describe('a passkey is added', () => {
  test.each(wrongAnswers)('%s is refused', async (_what, lie) => {
    const person = await the.signUp()
    expect(await the.add(person, device(), lie)).toMatchObject(invalid)
    expect(await the.list(person)).toEqual([])
  })

  test.each<[what: string, lie: Lies]>([
    ['what signed in, not what made one', { type: 'webauthn.get' }],
    ['a key for an algorithm that was not offered', { algorithm: -35 }],
  ])('%s is refused', async (_what, lie) => {
    const person = await the.signUp()
    expect(await the.add(person, device(), lie)).toMatchObject(invalid)
    expect(await the.list(person)).toEqual([])
  })

  test('registration without fresh sign-in is refused, at its beginning and at its end', async () => {
    const person = await the.signUp()
    const response = device().create(await the.creationOptions(person))
    the.pass(290)
    const late = device().create(await the.creationOptions(person))
    the.pass(11)
    const finish = (made: object) =>
      the.api({ method: 'POST', url: '/api/iam/passkeys', payload: { response: made } }, person.idToken)
    const stale = refusedAs(403, 'recent_login_required')
    expect(await the.api({ method: 'POST', url: '/api/iam/passkeys/options' }, person.idToken)).toMatchObject(stale)
    expect(await finish(late)).toMatchObject(stale)
    expect(await finish(response)).toMatchObject(expired)
    expect(await the.list(person)).toEqual([])
  })

  test('asked for while the account is deleted, it is begun or refused', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const { idToken } = await the.signUp()
      const asked = the.api({ method: 'POST', url: '/api/iam/passkeys/options' }, idToken)
      const [{ status }] = await Promise.all([asked, the.call('delete', { idToken })])
      expect([200, 401]).toContain(status)
    }
  })

  test('a challenge of somebody else is refused', async () => {
    const [ada, eve] = [await the.signUp(), await the.signUp()]
    const { challenge } = await the.creationOptions(ada)
    expect(await the.add(eve, device(), { challenge })).toMatchObject(expired)
  })

  test('the answer to a challenge sent twice is refused, and a key that somebody has', async () => {
    const [ada, eve] = [await the.signUp(), await the.signUp()]
    const laptop = device()
    const response = laptop.create(await the.creationOptions(ada))
    const finish = (made: object, { idToken }: { idToken: string }) =>
      the.api({ method: 'POST', url: '/api/iam/passkeys', payload: { response: made } }, idToken)
    expect(await finish(response, ada)).toMatchObject({ status: 201 })
    expect(await finish(response, ada)).toMatchObject(expired)
    const { challenge } = await the.creationOptions(eve)
    const { clientDataJSON } = device().create(await the.creationOptions(eve), { challenge }).response
    const stolen = { ...response, response: { ...response.response, clientDataJSON } }
    expect(await finish(stolen, eve)).toMatchObject(refusedAs(409, 'passkey_exists'))
  })

  test('an attestation with certificates is refused before any address in them is asked', async () => {
    const person = await the.signUp()
    const attStmt = new Map<string, number | Buffer | Buffer[]>([
      ['alg', -7],
      ['sig', Buffer.alloc(70)],
      ['x5c', [Buffer.from('a certificate that names a list of revoked ones')]],
    ])
    const options = await the.creationOptions(person)
    const expected = { challenge: options.challenge, origin: publicOrigin, relyingParty: options.rp.id }
    for (const fmt of ['packed', 'android-key', 'tpm', 'apple', 'fido-u2f']) {
      const response = device().create(options, { attestation: { fmt, attStmt } })
      const refused = expect(verifyRegistration(response, expected)).rejects
      await refused.toMatchObject({ code: 'passkey_invalid', message: `an attestation of the kind ${fmt}` })
    }
    const honest = device().create(options, { attestation: { fmt: 'none', attStmt: new Map() } })
    expect(await verifyRegistration(honest, expected)).toMatchObject({ fmt: 'none' })
  })

  test('what is no CBOR at all is refused', async () => {
    const person = await the.signUp()
    const made = device().create(await the.creationOptions(person))
    const response = { ...made, response: { ...made.response, attestationObject: 'AAAA' } }
    const refused = await the.api({ method: 'POST', url: '/api/iam/passkeys', payload: { response } }, person.idToken)
    expect(refused).toMatchObject(invalid)
  })
})

describe('whoever had an account before its owner', () => {
  test('a passkey added before the address was confirmed is gone with the mailed reset', async () => {
    const { person, laptop } = await somebody()
    await the.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: person.email })
    const oobCode = the.codes.at(-1)?.code
    expect(await the.call('resetPassword', { oobCode, newPassword: 'Owner-Chose-9' })).toMatchObject({ status: 200 })
    expect(await the.prove(laptop)).toMatchObject(unknown)
  })

  test('a passkey added before a mailed sign-in confirmed the address is gone', async () => {
    const { person, laptop } = await somebody()
    const { email } = person
    await the.identity.mailSignIn({ email, address: '192.0.2.1' })
    const oobCode = the.signInMails.findLast((mail) => mail.email === email)?.link
    expect(await the.call('signInWithEmailLink', { email, oobCode })).toMatchObject({ status: 200 })
    expect(await the.prove(laptop)).toMatchObject(unknown)
  })

  test('a passkey added before Google confirmed the address is gone', async () => {
    const { person, laptop } = await somebody()
    const { email } = person
    const names = { displayName: null, givenName: null, familyName: null, photoUrl: null }
    the.google.set('owner', { issuer: 'google', subject: email, email, emailVerified: true, ...names })
    const postBody = 'id_token=owner&providerId=google.com'
    expect(await the.call('signInWithIdp', { postBody, requestUri: 'http://localhost' })).toMatchObject({ status: 200 })
    expect(await the.prove(laptop)).toMatchObject(unknown)
  })

  test('a passkey added by who changed the address is gone once it is taken back; an earlier one stays', async () => {
    const { person, laptop } = await somebody()
    await the.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: person.idToken })
    await the.call('update', { oobCode: the.codes.at(-1)?.code })
    the.pass(1)
    const newEmail = `thief-of-${person.email}`
    await the.call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: person.idToken, newEmail })
    await the.call('update', { oobCode: the.codes.at(-1)?.code })
    const recovery = the.codes.findLast(({ kind }) => kind === 'recoverEmail')?.code
    the.pass(1)
    const thief = { ...person, idToken: String((await the.signIn(newEmail)).body['idToken']) }
    const phone = device()
    await the.added(thief, phone)
    expect(await the.call('update', { oobCode: recovery })).toMatchObject({ status: 200 })
    expect(await the.prove(phone)).toMatchObject(unknown)
    expect(await the.prove(laptop)).toMatchObject({ status: 201 })
  })
})
