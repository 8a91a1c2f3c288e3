/**
 * The official SDK, unchanged, against the provider: every operation, and the SDK's own error codes.
 *
 * `FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099` drives Google's emulator with the same tests. What
 * differs there is marked `onlyEmbedded`, with the reason.
 */
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  getAdditionalUserInfo,
  getIdTokenResult,
  GoogleAuthProvider,
  initializeAuth,
  initializeRecaptchaConfig,
  inMemoryPersistence,
  linkWithCredential,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  unlink,
  updateEmail,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
  type Auth,
  type User,
} from 'firebase/auth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conformanceTarget, type ConformanceTarget } from './conformance-target.ts'

const password = 'Correct-Horse-9'
const newPassword = 'Another-Horse-9'

let target: ConformanceTarget
const apps: FirebaseApp[] = []
beforeAll(async () => void (target = await conformanceTarget()))
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)))
  await target.close()
})

/** Another browser. */
function client(): Auth {
  const app = initializeApp({ apiKey: 'any', projectId: 'demo-atrium', authDomain: 'localhost' }, `client-${apps.length}`)
  apps.push(app)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, target.url, { disableWarnings: true })
  return auth
}

const run = Date.now().toString(36)
let people = 0
const newEmail = () => `person${(people += 1)}.${run}@example.com`

async function person(): Promise<{ auth: Auth; user: User; email: string }> {
  const auth = client()
  const email = newEmail()
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  return { auth, user, email }
}

const google = (email: string, { verified = true, sub = `sub-${email}` } = {}) =>
  GoogleAuthProvider.credential(target.googleToken({ sub, email, email_verified: verified, name: 'Grace Hopper' }))

/** The SDK's code of what must fail. */
async function failure(work: Promise<unknown>): Promise<unknown> {
  const outcome = await work.then(
    () => 'it succeeded',
    (error: unknown) => (error as { code?: unknown }).code,
  )
  return outcome
}

/** A test that Google's emulator cannot pass; the reason is the first argument. */
const onlyEmbedded = (reason: string, name: string, work: () => Promise<void>) =>
  test.skipIf(process.env['FIREBASE_AUTH_EMULATOR_HOST'] !== undefined)(`${name} (emulator: ${reason})`, work)

describe('create with e-mail and password', () => {
  test('signed in, with a token that says so', async () => {
    const { auth, user, email } = await person()
    expect(auth.currentUser).toBe(user)
    expect(user).toMatchObject({ email, emailVerified: false, isAnonymous: false, displayName: null })
    expect(user.providerData).toMatchObject([{ providerId: 'password', uid: email }])
    const { claims, signInProvider } = await getIdTokenResult(user)
    expect(claims).toMatchObject({ sub: user.uid, user_id: user.uid, email, email_verified: false })
    expect(signInProvider).toBe('password')
  })

  test('a new user is told as one', async () => {
    const credential = await createUserWithEmailAndPassword(client(), newEmail(), password)
    expect(getAdditionalUserInfo(credential)).toMatchObject({ isNewUser: true })
  })

  test('email-already-in-use, weak-password, invalid-email, missing-password, missing-email', async () => {
    const { email } = await person()
    const create = (address: string, secret: string) => failure(createUserWithEmailAndPassword(client(), address, secret))
    expect(await create(email.toUpperCase(), password)).toBe('auth/email-already-in-use')
    expect(await create(newEmail(), 'aB-45')).toBe('auth/weak-password')
    expect(await create('no e-mail', password)).toBe('auth/invalid-email')
    expect(await create(newEmail(), '')).toBe('auth/missing-password')
    expect(await create('', password)).toBe('auth/missing-email')
  })

  onlyEmbedded('anonymous accounts cannot be switched off', 'admin-restricted-operation', async () => {
    expect(await failure(signInAnonymously(client()))).toBe('auth/admin-restricted-operation')
  })
})

describe('sign in with e-mail and password', () => {
  test('the same user', async () => {
    const { user, email } = await person()
    const credential = await signInWithEmailAndPassword(client(), email, password)
    expect(credential.user).toMatchObject({ uid: user.uid, email })
    expect(getAdditionalUserInfo(credential)).toMatchObject({ isNewUser: false })
  })

  test('invalid-credential, whether the account is there or not; user-disabled; invalid-email', async () => {
    const { user, email } = await person()
    expect(await failure(signInWithEmailAndPassword(client(), email, newPassword))).toBe('auth/invalid-credential')
    expect(await failure(signInWithEmailAndPassword(client(), newEmail(), password))).toBe('auth/invalid-credential')
    expect(await failure(signInWithEmailAndPassword(client(), 'nobody', password))).toBe('auth/invalid-email')
    await target.disable(user.uid)
    expect(await failure(signInWithEmailAndPassword(client(), email, password))).toBe('auth/user-disabled')
    expect(await failure(reload(user))).toBe('auth/user-disabled')
  })

  onlyEmbedded('it has no limits', 'too-many-requests', async () => {
    const { email } = await person()
    const attempt = () => failure(signInWithEmailAndPassword(client(), email, newPassword))
    for (let n = 0; n < 5; n += 1) expect(await attempt()).toBe('auth/invalid-credential')
    expect(await attempt()).toBe('auth/too-many-requests')
  })
})

describe('custom token', () => {
  test('signs in as that user', async () => {
    const { user } = await person()
    const credential = await signInWithCustomToken(client(), await target.customToken(user.uid))
    expect(credential.user.uid).toBe(user.uid)
    expect((await getIdTokenResult(credential.user)).signInProvider).toBe('custom')
  })

  test('invalid-custom-token', async () => {
    expect(await failure(signInWithCustomToken(client(), 'nonsense'))).toBe('auth/invalid-custom-token')
  })

  onlyEmbedded('its custom tokens can be used again', 'invalid-custom-token the second time', async () => {
    const token = await target.customToken((await person()).user.uid)
    await signInWithCustomToken(client(), token)
    expect(await failure(signInWithCustomToken(client(), token))).toBe('auth/invalid-custom-token')
  })
})

describe('Google credential', () => {
  test('creates an account, and finds it again', async () => {
    const email = newEmail()
    const first = await signInWithCredential(client(), google(email))
    expect(getAdditionalUserInfo(first)).toMatchObject({ isNewUser: true, providerId: 'google.com' })
    expect(first.user).toMatchObject({ email, emailVerified: true, displayName: 'Grace Hopper' })
    const again = await signInWithCredential(client(), google(email))
    expect(again.user.uid).toBe(first.user.uid)
    expect(getAdditionalUserInfo(again)).toMatchObject({ isNewUser: false })
  })

  test('invalid-credential', async () => {
    expect(await failure(signInWithCredential(client(), GoogleAuthProvider.credential('forged')))).toBe('auth/invalid-credential')
  })

  test('account-exists-with-different-credential where Google has not verified the e-mail', async () => {
    const { email } = await person()
    const work = signInWithCredential(client(), google(email, { verified: false }))
    expect(await failure(work)).toBe('auth/account-exists-with-different-credential')
  })

  test('an unverified account with that e-mail is taken over: its password is void', async () => {
    const { email, user } = await person()
    const owner = await signInWithCredential(client(), google(email))
    expect(owner.user).toMatchObject({ uid: user.uid, emailVerified: true })
    expect(await failure(signInWithEmailAndPassword(client(), email, password))).toBe('auth/invalid-credential')
  })

  test('link, credential-already-in-use, provider-already-linked, unlink, no-such-provider', async () => {
    const { user } = await person()
    const credential = google(newEmail())
    const linked = await linkWithCredential(user, credential)
    expect(linked.user.providerData.map(({ providerId }) => providerId).sort()).toEqual(['google.com', 'password'])
    expect(await failure(linkWithCredential((await person()).user, credential))).toBe('auth/credential-already-in-use')
    expect(await failure(linkWithCredential(user, google(newEmail())))).toBe('auth/provider-already-linked')
    expect((await unlink(user, 'google.com')).providerData.map(({ providerId }) => providerId)).toEqual(['password'])
    expect(await failure(unlink(user, 'google.com'))).toBe('auth/no-such-provider')
  })

  test('link a password to a Google account, and sign in with it', async () => {
    const { user } = await signInWithCredential(client(), google(newEmail()))
    const email = newEmail()
    await linkWithCredential(user, EmailAuthProvider.credential(email, password))
    expect((await signInWithEmailAndPassword(client(), email, password)).user.uid).toBe(user.uid)
  })

  test('email-already-in-use when linking what has another account’s e-mail', async () => {
    const [one, other] = [await person(), await person()]
    expect(await failure(linkWithCredential(one.user, google(other.email)))).toBe('auth/email-already-in-use')
  })
})

describe('the signed-in user', () => {
  test('display name and photo: set, removed, and there after a reload', async () => {
    const { user } = await person()
    await updateProfile(user, { displayName: 'Ada Lovelace', photoURL: 'https://example.com/ada.png' })
    await reload(user)
    expect(user).toMatchObject({ displayName: 'Ada Lovelace', photoURL: 'https://example.com/ada.png' })
    await updateProfile(user, { photoURL: '' })
    expect(user).toMatchObject({ displayName: 'Ada Lovelace', photoURL: null })
    expect((await getIdTokenResult(user, true)).claims['name']).toBe('Ada Lovelace')
  })

  test('e-mail: changed, and email-already-in-use', async () => {
    const [{ user }, other, email] = [await person(), await person(), newEmail()]
    expect(await failure(updateEmail(user, other.email))).toBe('auth/email-already-in-use')
    await updateEmail(user, email)
    expect(user).toMatchObject({ email, emailVerified: false })
    expect((await signInWithEmailAndPassword(client(), email, password)).user.uid).toBe(user.uid)
  })

  test('password: changed, weak-password, and the other browser is signed out (user-token-expired)', async () => {
    const { user, email } = await person()
    const elsewhere = client()
    const other = (await signInWithEmailAndPassword(elsewhere, email, password)).user
    expect(await failure(updatePassword(user, 'aB-45'))).toBe('auth/weak-password')
    await target.pass(2)
    await updatePassword(user, newPassword)
    await reload(user)
    expect(await failure(reload(other))).toBe('auth/user-token-expired')
    expect(elsewhere.currentUser).toBeNull()
    expect((await signInWithEmailAndPassword(client(), email, newPassword)).user.uid).toBe(user.uid)
  })

  onlyEmbedded('it asks for no recent sign-in', 'requires-recent-login, until reauthenticated', async () => {
    const { user, email } = await person()
    await target.pass(301)
    for (const work of [updatePassword(user, newPassword), updateEmail(user, newEmail()), deleteUser(user)]) {
      expect(await failure(work)).toBe('auth/requires-recent-login')
    }
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password))
    await updatePassword(user, newPassword)
  })

  test('reauthenticate: invalid-credential, user-mismatch, with a password and with Google', async () => {
    const [{ user, email }, other] = [await person(), await person()]
    const wrong = EmailAuthProvider.credential(email, newPassword)
    expect(await failure(reauthenticateWithCredential(user, wrong))).toBe('auth/invalid-credential')
    const foreign = EmailAuthProvider.credential(other.email, password)
    expect(await failure(reauthenticateWithCredential(user, foreign))).toBe('auth/user-mismatch')
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password))
    const grace = (await signInWithCredential(client(), google('grace.' + email))).user
    expect((await reauthenticateWithCredential(grace, google('grace.' + email))).user.uid).toBe(grace.uid)
  })

  test('refresh: a new token of the same sign-in', async () => {
    const { user } = await person()
    const before = await getIdTokenResult(user)
    await target.pass(1)
    const after = await getIdTokenResult(user, true)
    expect(after.token).not.toBe(before.token)
    expect(after.claims['auth_time']).toBe(before.claims['auth_time'])
  })

  test('delete: gone here and in the other browser (user-token-expired)', async () => {
    const { auth, user, email } = await person()
    const other = (await signInWithEmailAndPassword(client(), email, password)).user
    await deleteUser(user)
    expect(auth.currentUser).toBeNull()
    expect(await failure(reload(other))).toBe('auth/user-token-expired')
    expect(await failure(signInWithEmailAndPassword(client(), email, password))).toBe('auth/invalid-credential')
  })
})

describe('action codes', () => {
  test('reset: mailed, checked, confirmed once', async () => {
    const { email } = await person()
    const auth = client()
    await sendPasswordResetEmail(auth, email)
    const code = await target.code(email)
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
    await target.pass(3_601)
    expect(await failure(confirmPasswordReset(client(), await target.code(email), newPassword))).toBe('auth/expired-action-code')
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
    const code = await target.code(email)
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
    const code = await target.code(next)
    const { operation, data } = await checkActionCode(client(), code)
    expect({ operation, data }).toMatchObject({ operation: 'VERIFY_AND_CHANGE_EMAIL', data: { email: next, previousEmail: email } })
    await applyActionCode(client(), code)
    expect((await signInWithEmailAndPassword(client(), next, password)).user).toMatchObject({ uid: user.uid, emailVerified: true })
  })

  onlyEmbedded('sign-in by link is always on', 'operation-not-allowed for sign-in by link', async () => {
    const settings = { url: 'http://localhost:8080/', handleCodeInApp: true }
    expect(await failure(sendSignInLinkToEmail(client(), newEmail(), settings))).toBe('auth/operation-not-allowed')
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
