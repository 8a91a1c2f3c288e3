/**
 * The official SDK, unchanged, against the provider: sign-in by the link of a mail.
 *
 * `FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099` drives Google's emulator with the same tests. What
 * differs there is marked `onlyEmbedded`, with the reason.
 */
import {
  checkActionCode,
  EmailAuthProvider,
  getAdditionalUserInfo,
  isSignInWithEmailLink,
  reauthenticateWithCredential,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
} from 'firebase/auth'
import { expect, test } from 'vitest'
import { atEmulator, conformanceSdk, failure, onlyEmbedded, password } from './conformance-client.ts'

const sdk = conformanceSdk()

const settings = { url: 'http://localhost:8080/', handleCodeInApp: true }

/** The link that was mailed to the address. */
async function mailedLink(email: string): Promise<string> {
  await sendSignInLinkToEmail(sdk.client(), email, settings)
  const link = new URL('http://localhost:8080/actions?apiKey=any&mode=signIn')
  link.searchParams.set('oobCode', await sdk.target.signInCode(email))
  return link.href
}

test('an address without an account gets one, confirmed', async () => {
  const [auth, email] = [sdk.client(), sdk.newEmail()]
  const link = await mailedLink(email)
  expect(isSignInWithEmailLink(auth, link)).toBe(true)
  const signedIn = await signInWithEmailLink(auth, email, link)
  expect(signedIn.user).toMatchObject({ email, emailVerified: true, isAnonymous: false })
  expect(getAdditionalUserInfo(signedIn)?.isNewUser).toBe(true)
})

test('an account signs in, once for each link', async () => {
  const { email, user } = await sdk.person()
  const first = await mailedLink(email)
  await signInWithEmailLink(sdk.client(), email, first)
  expect(await failure(signInWithEmailLink(sdk.client(), email, first))).toBe('auth/invalid-action-code')
  const again = await signInWithEmailLink(sdk.client(), email, await mailedLink(email))
  expect(again.user.uid).toBe(user.uid)
  expect(getAdditionalUserInfo(again)?.isNewUser).toBe(false)
})

test('a link is for the address that it was mailed to', async () => {
  const link = await mailedLink(sdk.newEmail())
  expect(await failure(signInWithEmailLink(sdk.client(), sdk.newEmail(), link))).toBe('auth/invalid-email')
})

test('it is a fresh sign-in of somebody who is signed in', async () => {
  const { email, user } = await sdk.person()
  const credential = EmailAuthProvider.credentialWithLink(email, await mailedLink(email))
  expect((await reauthenticateWithCredential(user, credential)).user.uid).toBe(user.uid)
})

test('what a link is for can be asked without using it up', async () => {
  const email = sdk.newEmail()
  const link = await mailedLink(email)
  const code = new URL(link).searchParams.get('oobCode') ?? ''
  // The emulator keeps the address to itself; a link of ours says it, as one to reset a password does.
  const data = atEmulator ? {} : { email }
  expect(await checkActionCode(sdk.client(), code)).toMatchObject({ operation: 'EMAIL_SIGNIN', data })
  await signInWithEmailLink(sdk.client(), email, link)
})

onlyEmbedded('its codes do not expire', 'a link ends after ten minutes', async () => {
  const email = sdk.newEmail()
  const link = await mailedLink(email)
  await sdk.target.pass(601)
  expect(await failure(signInWithEmailLink(sdk.client(), email, link))).toBe('auth/expired-action-code')
})

onlyEmbedded('it keeps the password', 'a password of an address that nobody had confirmed goes', async () => {
  const { email } = await sdk.person()
  await signInWithEmailLink(sdk.client(), email, await mailedLink(email))
  expect(await failure(signInWithEmailAndPassword(sdk.client(), email, password))).toBe('auth/invalid-credential')
})
