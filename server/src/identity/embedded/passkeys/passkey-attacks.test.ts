/** What somebody might try with passkeys: each attack is a test that is named after it. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { passkeyChallenges, passkeys } from '#db/schema.ts'
import { limitDefaults } from '#limits/rates.ts'
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
import type { Lies, SoftwareAuthenticator } from '#testing/stand-ins/software-authenticator.ts'

const tenant = 'http://acme.localhost:8080'
let the: TestPasskeys
beforeAll(async () => {
  the = await testPasskeys()
})
afterAll(() => the.close())

const { invalid, expired, unknown } = passkeyRefusals
const somebody = () => personWithPasskey(the)
const send = (response: object) => the.api({ method: 'POST', url: '/api/iam/auth/passkey', payload: { response } })

describe('a passkey signs in', () => {
  test.each(wrongAnswers)('%s is refused', async (_what, lie) => {
    const { laptop } = await somebody()
    expect(await the.prove(laptop, lie)).toMatchObject(invalid)
    expect(await the.prove(laptop)).toMatchObject({ status: 201 })
  })

  test('what made a passkey, and did not sign in, is refused', async () => {
    const { laptop } = await somebody()
    expect(await the.prove(laptop, { type: 'webauthn.create' })).toMatchObject(invalid)
  })

  test('a challenge replayed is refused', async () => {
    const { laptop } = await somebody()
    const response = laptop.get(await the.requestOptions())
    expect(await send(response)).toMatchObject({ status: 201 })
    expect(await send(response)).toMatchObject(expired)
  })

  test('of 16 answers to one challenge at once, one is taken', async () => {
    const { laptop } = await somebody()
    const response = laptop.get(await the.requestOptions())
    const answers = await Promise.all(Array.from({ length: 16 }, () => send(response)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  test('a challenge after 5 minutes, and one of the attacker’s own, are refused', async () => {
    const { laptop } = await somebody()
    const response = laptop.get(await the.requestOptions())
    the.pass(301)
    expect(await send(response)).toMatchObject(expired)
    expect(await the.prove(laptop, { challenge: Buffer.alloc(32, 7).toString('base64url') })).toMatchObject(expired)
  })

  test('a challenge for adding a passkey is none for signing in, nor the other way round', async () => {
    const { person, laptop } = await somebody()
    const { challenge } = await the.creationOptions(person)
    expect(await the.prove(laptop, { challenge })).toMatchObject(expired)
    expect(await the.add(person, device(), { challenge: (await the.requestOptions()).challenge })).toMatchObject(
      expired,
    )
  })

  test('a wrong signature is refused', async () => {
    const { laptop } = await somebody()
    const { response, ...signed } = laptop.get(await the.requestOptions())
    const other = laptop.get(await the.requestOptions()).response.signature
    expect(await send({ ...signed, response: { ...response, signature: other } })).toMatchObject(invalid)
  })

  test('one made for another account is refused', async () => {
    const { laptop } = await somebody()
    const userHandle = Buffer.from((await the.signUp()).uid).toString('base64url')
    expect(await the.prove(laptop, { userHandle })).toMatchObject(invalid)
  })

  test('a counter that goes back is refused, logged and recorded: the passkey was copied', async () => {
    const { laptop } = await somebody()
    const copy = laptop.copy()
    expect(await the.prove(laptop)).toMatchObject({ status: 201 })
    expect(await the.prove(laptop)).toMatchObject({ status: 201 })
    the.warnings.length = 0
    expect(await the.prove(copy)).toMatchObject(invalid)
    expect(the.warnings).toEqual(['a passkey’s counter went back'])
    expect(await the.prove(laptop, { counter: 0 })).toMatchObject(invalid)
    expect(await the.prove(laptop)).toMatchObject({ status: 201 })
  })

  test.each([
    ['may be kept elsewhere, which it was not', { counts: true }],
    ['is kept in one place, which it was not', { counts: false }],
  ])('one that says that it %s, is refused', async (_what, kind) => {
    const person = await the.signUp()
    const laptop = device(kind)
    expect(await the.add(person, laptop)).toMatchObject({ status: 201 })
    expect(await the.prove(laptop, { mayBackUp: kind.counts })).toMatchObject(invalid)
    expect(await the.prove(laptop, { mayBackUp: !kind.counts })).toMatchObject({ status: 201 })
  })

  test('a removed key is refused', async () => {
    const { person, laptop, passkey } = await somebody()
    expect(await the.remove(person, passkey.id)).toMatchObject({ status: 204 })
    expect(await the.prove(laptop)).toMatchObject(unknown)
  })

  test('a key that was never added is refused', async () => {
    const person = await the.signUp()
    const stranger = device()
    stranger.create(await the.creationOptions(person))
    expect(await the.prove(stranger)).toMatchObject(unknown)
  })

  test('a key that is removed and added to another account while its sign-in waits signs in to neither', async () => {
    const [{ person, laptop, passkey }, other] = [await somebody(), await the.signUp()]
    const response = laptop.get(await the.requestOptions())
    const { db } = the.database
    const begin = vi.spyOn(db, 'transaction').mockImplementationOnce(async (...given) => {
      const removed = await db.delete(passkeys).where(eq(passkeys.id, passkey.id)).returning()
      await db.insert(passkeys).values(removed.map((one) => ({ ...one, id: randomUUID(), uid: other.uid })))
      return db.transaction(...given)
    })
    expect(await send(response)).toMatchObject(unknown)
    begin.mockRestore()
    expect(await the.list(person)).toEqual([])
  })

  test('a passkey of a disabled account is refused', async () => {
    const { person, laptop } = await somebody()
    await the.identity.disableAccount({ uid: person.uid, disabled: true, reason: 'A test.', actor: 'operator' })
    expect(await the.prove(laptop)).toMatchObject(refusedAs(403, 'account_disabled'))
  })
})

describe('the token of a sign-in', () => {
  const proven = async (laptop: SoftwareAuthenticator, lie?: Lies) =>
    String((await the.prove(laptop, lie)).body['customToken'])
  const refused = { status: 400, error: 'INVALID_CUSTOM_TOKEN' }

  test('used twice is refused', async () => {
    const token = await proven((await somebody()).laptop)
    expect(await the.exchange(token)).toMatchObject({ status: 200 })
    expect(await the.exchange(token)).toMatchObject(refused)
  })

  test('from another origin than the one where it was signed is refused, and from what is no browser', async () => {
    const { laptop } = await somebody()
    const token = await proven(laptop)
    for (const origin of [tenant, 'https://learner.example'])
      expect(await the.exchange(token, origin)).toMatchObject(refused)
    for (const origin of ['https://attacker.example', 'null'])
      expect(await the.exchange(token, origin)).toMatchObject({ status: 403 })
    expect(await the.call('signInWithCustomToken', { token })).toMatchObject(refused)
    expect(await the.exchange(token)).toMatchObject({ status: 200 })
    expect(await the.exchange(await proven(laptop, { origin: tenant }), publicOrigin)).toMatchObject(refused)
  })

  test('after a minute is refused', async () => {
    const token = await proven((await somebody()).laptop)
    the.pass(61)
    expect(await the.exchange(token)).toMatchObject(refused)
  })

  test('of a passkey that was removed, and of an account disabled meanwhile, is refused', async () => {
    const { person, laptop, passkey } = await somebody()
    const token = await proven(laptop)
    await the.remove(person, passkey.id)
    expect(await the.exchange(token)).toMatchObject(refused)
    const other = await somebody()
    const unused = await proven(other.laptop)
    await the.identity.disableAccount({ uid: other.person.uid, disabled: true, reason: 'A test.', actor: 'operator' })
    expect(await the.exchange(unused)).toMatchObject(refused)
  })

  test('a hand-off’s token is not taken for one', async () => {
    const { person } = await somebody()
    const { body } = await the.exchange(await the.identity.mintCustomToken({ uid: person.uid, origin: publicOrigin }))
    const handedOff = { ...person, idToken: String(body['idToken']) }
    const begun = await the.api({ method: 'POST', url: '/api/iam/passkeys/options' }, handedOff.idToken)
    expect(begun).toMatchObject(refusedAs(403, 'recent_login_required'))
  })
})

describe('somebody else’s passkey', () => {
  test('removed or called something else: 404, and it stays', async () => {
    const { person, laptop, passkey } = await somebody()
    const eve = await the.signUp()
    expect(await the.remove(eve, passkey.id)).toMatchObject(refusedAs(404, 'not_found'))
    const payload = { name: 'Mine' }
    const renamed = await the.api({ method: 'PATCH', url: `/api/iam/passkeys/${passkey.id}`, payload }, eve.idToken)
    expect(renamed).toMatchObject(refusedAs(404, 'not_found'))
    expect(await the.list(eve)).toEqual([])
    expect(await the.list(person)).toEqual([passkey])
    expect(await the.prove(laptop)).toMatchObject({ status: 201 })
  })

  test('an own one is not removed by a session that is not fresh', async () => {
    const { person, passkey } = await somebody()
    the.pass(301)
    expect(await the.remove(person, passkey.id)).toMatchObject(refusedAs(403, 'recent_login_required'))
  })
})

describe('how often', () => {
  const few = { max: 2, windowSeconds: 300 }

  test('429 for more sign-ins begun, refused, or passkeys changed than an address or account may', async () => {
    const limited = await testPasskeys({
      limits: { passkeyChallenge: { ...few, max: 7 }, wrongPasskey: few, passkeyChange: few },
    })
    const person = await limited.signUp()
    const laptop = device()
    const passkey = await limited.added(person, laptop)
    // Those that are right do not count.
    for (let times = 0; times < 3; times += 1) expect(await limited.prove(laptop)).toMatchObject({ status: 201 })
    for (let times = 0; times < 2; times += 1)
      expect(await limited.prove(laptop, { verified: false })).toMatchObject(invalid)
    expect(await limited.prove(laptop)).toMatchObject(refusedAs(429, 'too_many_requests'))
    const begun = await limited.api({ method: 'POST', url: '/api/iam/auth/passkey/options' })
    expect(begun).toMatchObject(refusedAs(429, 'too_many_requests'))
    expect(await limited.remove(person, passkey.id)).toMatchObject({ status: 204 })
    expect(await limited.remove(person, passkey.id)).toMatchObject(refusedAs(429, 'too_many_requests'))
    await limited.close()
    expect(limitDefaults.wrongPasskey).toEqual({ max: 60, windowSeconds: 300 })
  })

  test('challenges that nobody answered are cleared away', async () => {
    await the.requestOptions()
    the.pass(301)
    await the.identity.sweeps['challenges of passkeys']?.()
    expect(await the.database.db.select().from(passkeyChallenges)).toEqual([])
  })
})
