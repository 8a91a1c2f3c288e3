/**
 * The official SDK, unchanged, against the provider: mailed codes, and what may be asked without an account.
 *
 * `FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099` drives Google's emulator with the same tests. What
 * differs there is marked `onlyEmbedded`, with the reason.
 */
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  fetchSignInMethodsForEmail,
  initializeRecaptchaConfig,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import { conformanceSdk, failure, newPassword, onlyEmbedded, password } from './conformance-client.ts'

const sdk = conformanceSdk()
const { client, newEmail, person } = sdk

describe('action codes', () => {
  test('reset: mailed, checked, confirmed once', async () => {
    const { email } = await person()
    const auth = client()
    await sendPasswordResetEmail(auth, email)
    const code = await sdk.target.code(email)
    expect(await verifyPasswordResetCode(auth, code)).toBe(email)
    expect(await failure(confirmPasswordReset(auth, code, 'aB-45'))).toBe('auth/weak-password')
    await confirmPasswordReset(auth, code, newPassword)
    expect(await failure(confirmPasswordReset(auth, code, password))).toBe('auth/invalid-action-code')
    expect((await signInWithEmailAndPassword(auth, email, newPassword)).user.emailVerified).toBe(true)
  })

  test('reset: the same for an unknown e-mail; missing-email; invalid-action-code', async () => {
    await sendPasswordResetEmail(client(), newEmail())
    expect(await failure(sendPasswordResetEmail(client(), ''))).toBe('auth/missing-email')
    expect(await failure(verifyPasswordResetCode(client(), 'nonsense'))).toBe('auth/invalid-action-code')
  })

  onlyEmbedded('its codes do not expire', 'expired-action-code', async () => {
    const { email } = await person()
    await sendPasswordResetEmail(client(), email)
    await sdk.target.pass(3_601)
    expect(await failure(confirmPasswordReset(client(), await sdk.target.code(email), newPassword))).toBe(
      'auth/expired-action-code',
    )
  })

  onlyEmbedded('it lets links lead anywhere', 'unauthorized-continue-uri', async () => {
    const work = sendPasswordResetEmail(client(), newEmail(), { url: 'https://evil.example/' })
    expect(await failure(work)).toBe('auth/unauthorized-continue-uri')
  })

  test('invalid-continue-uri', async () => {
    const { email } = await person()
    expect(await failure(sendPasswordResetEmail(client(), email, { url: 'nowhere' }))).toBe('auth/invalid-continue-uri')
  })

  test('verify: mailed, checked, applied', async () => {
    const { user, email } = await person()
    await sendEmailVerification(user)
    const code = await sdk.target.code(email)
    expect(await checkActionCode(client(), code)).toMatchObject({ operation: 'VERIFY_EMAIL', data: { email } })
    await applyActionCode(client(), code)
    await reload(user)
    expect(user.emailVerified).toBe(true)
    expect(await failure(applyActionCode(client(), code))).toBe('auth/invalid-action-code')
  })

  test('change of e-mail: mailed to the new one, applied', async () => {
    const { user, email } = await person()
    const next = newEmail()
    await verifyBeforeUpdateEmail(user, next)
    const code = await sdk.target.code(next)
    const { operation, data } = await checkActionCode(client(), code)
    expect({ operation, data }).toMatchObject({
      operation: 'VERIFY_AND_CHANGE_EMAIL',
      data: { email: next, previousEmail: email },
    })
    await applyActionCode(client(), code)
    expect((await signInWithEmailAndPassword(client(), next, password)).user).toMatchObject({
      uid: user.uid,
      emailVerified: true,
    })
  })

  onlyEmbedded('it tells only who was changed unconfirmed', 'change of e-mail: taken back by the old one', async () => {
    const [{ auth, user, email }, next] = [await person(), newEmail()]
    await verifyBeforeUpdateEmail(user, next)
    await applyActionCode(client(), await sdk.target.code(next))
    const code = await sdk.target.code(email)
    expect(await checkActionCode(client(), code)).toMatchObject({
      operation: 'RECOVER_EMAIL',
      data: { email, previousEmail: next },
    })
    const other = await createUserWithEmailAndPassword(client(), email, password)
    expect(await failure(applyActionCode(client(), code))).toBe('auth/email-already-in-use')
    await deleteUser(other.user)
    const taken = (await signInWithEmailAndPassword(client(), next, password)).user
    await applyActionCode(client(), code)
    for (const signedIn of [user, taken]) expect(await failure(reload(signedIn))).toBe('auth/user-token-expired')
    expect(auth.currentUser).toBeNull()
    expect((await signInWithEmailAndPassword(client(), email, password)).user).toMatchObject({
      uid: user.uid,
      emailVerified: true,
    })
    expect(await failure(applyActionCode(client(), code))).toBe('auth/invalid-action-code')
  })
})

describe('what may be asked without an account', () => {
  test('sign-in methods stay unsaid', async () => {
    const { email } = await person()
    expect(await fetchSignInMethodsForEmail(client(), email)).toEqual([])
    expect(await failure(fetchSignInMethodsForEmail(client(), 'nobody'))).toBe('auth/invalid-email')
  })

  onlyEmbedded('it has no password policy', 'the password policy', async () => {
    const auth = client()
    expect(await validatePassword(auth, 'aB-45')).toMatchObject({ isValid: false, meetsMinPasswordLength: false })
    expect(await validatePassword(auth, password)).toMatchObject({ isValid: true })
  })

  onlyEmbedded('it does not answer that', 'no reCAPTCHA', async () => {
    await expect(initializeRecaptchaConfig(client())).resolves.toBeUndefined()
  })
})
