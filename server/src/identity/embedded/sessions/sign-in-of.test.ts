/** What a session keeps of how it began: each way in by its name, and the first ancestor's through all that goes on from it. */
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '#db/schema.ts'
import { goodPassword } from '#testing/fixtures/identity.ts'
import { device, testPasskeys, type TestPasskeys } from '#testing/fixtures/sign-in/passkeys.ts'
import { secondSteps } from '#testing/fixtures/sign-in/second-step.ts'

let the: TestPasskeys
let steps: ReturnType<typeof secondSteps>
beforeAll(async () => {
  the = await testPasskeys()
  steps = secondSteps(the)
})
afterAll(() => the.close())

const idOf = (idToken: unknown) => String(decodeJwt(String(idToken))['sid'])

async function signInOf(idToken: unknown) {
  return (await the.identity.verifyIdToken(String(idToken))).signIn
}

/** Hands a session on to the product's own pages, where its token is exchanged. */
async function handedOn(uid: string, idToken: unknown) {
  const token = await the.identity.mintCustomToken({ uid, sessionId: idOf(idToken) })
  return (await the.exchange(token)).body['idToken']
}

async function byMail(email: string) {
  await the.identity.mailSignIn({ email, address: '192.0.2.1' })
  const oobCode = the.signInMails.findLast((mail) => mail.email === email)?.link
  return (await the.call('signInWithEmailLink', { email, oobCode })).body
}

test('a password, at sign-up and at sign-in', async () => {
  const { email, idToken } = await the.signUp()
  expect(await signInOf(idToken)).toMatchObject({ ways: ['password'], secondStep: false })
  const { body } = await the.signIn(email)
  expect(await signInOf(body['idToken'])).toMatchObject({ ways: ['password'], secondStep: false })
})

test('a mailed link is no password, though the protocol calls it one', async () => {
  const { email } = await steps.confirmed()
  expect(await signInOf((await byMail(email))['idToken'])).toMatchObject({ ways: ['mail'] })
})

test('Google, and a passkey, which is both steps', async () => {
  const identity = { issuer: 'https://accounts.google.com', subject: '1', email: 'g@example.com', emailVerified: true }
  the.google.set('token', { ...identity, displayName: 'G', givenName: 'G', familyName: 'H', photoUrl: null })
  const postBody = 'id_token=token&providerId=google.com'
  const { body } = await the.call('signInWithIdp', { requestUri: 'http://localhost', postBody })
  expect(await signInOf(body['idToken'])).toMatchObject({ ways: ['google'], secondStep: false })

  const laptop = device()
  await the.added(await the.signUp(), laptop)
  const signedIn = await the.signInWith(laptop)
  expect(await signInOf(signedIn.body['idToken'])).toMatchObject({ ways: ['passkey'], secondStep: true })
})

test('a second step, after a password and after a mailed link', async () => {
  const person = await steps.enrolled()
  expect(await signInOf((await steps.signIn(person)).body['idToken'])).toMatchObject({
    ways: ['password'],
    secondStep: true,
  })
  const pending = await byMail(person.email)
  const { body } = await steps.secondStep(
    { mfaPendingCredential: String(pending['mfaPendingCredential']), mfaEnrollmentId: person.enrollmentId },
    steps.nextCode(person),
  )
  expect(await signInOf(body['idToken'])).toMatchObject({ ways: ['mail'], secondStep: true })
})

test('what is handed on keeps when and how its first ancestor began', async () => {
  const { uid, email } = await the.signUp()
  const { body } = await the.signIn(email)
  const { at } = await signInOf(body['idToken'])
  the.pass(60)
  const second = await handedOn(uid, body['idToken'])
  the.pass(60)
  const third = await handedOn(uid, second)
  expect(await signInOf(third)).toEqual(expect.objectContaining({ at, ways: ['password'], secondStep: false }))
})

test('a changed password and a second step that is set up go on with the sign-in that was', async () => {
  const person = await steps.confirmed()
  const mailed = await byMail(person.email)
  const { at } = await signInOf(mailed['idToken'])
  the.pass(60)
  const changed = await the.call('update', {
    idToken: mailed['idToken'],
    password: `${goodPassword}!`,
    returnSecureToken: true,
  })
  const idToken = String(changed.body['idToken'])
  expect(await signInOf(idToken)).toEqual(expect.objectContaining({ at, ways: ['mail'] }))
  const enrolled = await steps.enrolled({ ...person, idToken })
  expect(await signInOf(enrolled.idToken)).toEqual(expect.objectContaining({ at, ways: ['mail'], secondStep: true }))
})

test('the list says it: by a mailed link, with a password, with Google, with a passkey, and nothing that is not known', async () => {
  const { uid, email, idToken } = await steps.confirmed()
  const laptop = device()
  await the.added({ uid, email, idToken, refreshToken: '' }, laptop)
  the.google.set('listed', {
    issuer: 'https://accounts.google.com',
    subject: 'listed',
    email,
    emailVerified: true,
    displayName: 'G',
    givenName: 'G',
    familyName: 'H',
    photoUrl: null,
  })
  const postBody = 'id_token=listed&providerId=google.com'
  await the.call('signInWithIdp', { requestUri: 'http://localhost', postBody })
  await byMail(email)
  const passkey = String((await the.signInWith(laptop)).body['idToken'])
  const list = async () => {
    const asking = { uid, sessionId: idOf(passkey), page: 1, limit: 10 }
    const { results = [] } = (await the.identity.ownSessions?.list(asking)) ?? {}
    return results.map(({ signedInWith }) => signedInWith).sort()
  }
  expect(await list()).toEqual(['google', 'mail', 'passkey', 'password'])
  await the.database.db.update(sessions).set({ way: null }).where(eq(sessions.uid, uid))
  expect(await list()).toEqual(['google', 'other', 'other', 'passkey'])
})

test('the mail of a new browser says it: with a password, and by a mail that a second step followed', async () => {
  const person = await steps.enrolled()
  await steps.signIn(person)
  const pending = await byMail(person.email)
  await steps.secondStep(
    { mfaPendingCredential: String(pending['mfaPendingCredential']), mfaEnrollmentId: person.enrollmentId },
    steps.nextCode(person),
  )
  const told = the.newSignIns.filter(({ email }) => email === person.email)
  expect(told.map(({ signedInWith }) => signedInWith)).toEqual(['password', 'mail'])
})

test('of a session of before the way was kept, nothing more is said than is known', async () => {
  const { uid, idToken } = await the.signUp()
  const next = await handedOn(uid, idToken)
  await the.database.db.update(sessions).set({ way: null }).where(eq(sessions.uid, uid))
  expect((await signInOf(idToken)).ways).toEqual(['password', 'mail'])
  expect((await signInOf(next)).ways).toEqual(['password', 'google', 'passkey', 'mail'])
})
