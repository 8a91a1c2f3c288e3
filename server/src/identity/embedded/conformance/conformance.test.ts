/**
 * The official SDK, unchanged, against the provider: every way in, and the SDK's own error codes.
 *
 * `FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099` drives Google's emulator with the same tests. What
 * differs there is marked `onlyEmbedded`, with the reason.
 */
import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getAdditionalUserInfo,
  getIdTokenResult,
  GoogleAuthProvider,
  linkWithCredential,
  reload,
  signInAnonymously,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  unlink,
} from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import { conformanceSdk, failure, newPassword, onlyEmbedded, password } from './conformance-client.ts'

const sdk = conformanceSdk()
const { client, google, newEmail, person } = sdk

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
    const create = (address: string, secret: string) =>
      failure(createUserWithEmailAndPassword(client(), address, secret))
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
    await sdk.target.disable(user.uid)
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
    const credential = await signInWithCustomToken(client(), await sdk.target.customToken(user.uid))
    expect(credential.user.uid).toBe(user.uid)
    expect((await getIdTokenResult(credential.user)).signInProvider).toBe('custom')
  })

  test('invalid-custom-token', async () => {
    expect(await failure(signInWithCustomToken(client(), 'nonsense'))).toBe('auth/invalid-custom-token')
  })

  onlyEmbedded('its custom tokens can be used again', 'invalid-custom-token the second time', async () => {
    const token = await sdk.target.customToken((await person()).user.uid)
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
    expect(await failure(signInWithCredential(client(), GoogleAuthProvider.credential('forged')))).toBe(
      'auth/invalid-credential',
    )
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

  onlyEmbedded('it takes the last way in away too', 'unlink, but not what alone signs in', async () => {
    const { user } = await signInWithCredential(client(), google(newEmail(), { told: false }))
    await expect(unlink(user, 'google.com')).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
      message: expect.stringContaining('the only way to sign in to your account'),
    })
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['google.com'])
    const { user: confirmed } = await signInWithCredential(client(), google(newEmail()))
    expect((await unlink(confirmed, 'google.com')).providerData).toEqual([])
  })

  test('link a password to a Google account without an address, and sign in with it', async () => {
    const { user } = await signInWithCredential(client(), google(newEmail(), { told: false }))
    const email = newEmail()
    await linkWithCredential(user, EmailAuthProvider.credential(email, password))
    expect((await signInWithEmailAndPassword(client(), email, password)).user.uid).toBe(user.uid)
  })

  onlyEmbedded(
    'it takes any address but the account’s own',
    'link a password under the address from Google',
    async () => {
      const email = newEmail()
      const { user } = await signInWithCredential(client(), google(email))
      const other = EmailAuthProvider.credential(newEmail(), password)
      expect(await failure(linkWithCredential(user, other))).toBe('auth/operation-not-allowed')
      await linkWithCredential(user, EmailAuthProvider.credential(email, password))
      expect((await signInWithEmailAndPassword(client(), email, password)).user).toMatchObject({
        uid: user.uid,
        emailVerified: true,
      })
    },
  )

  test('email-already-in-use when linking what has another account’s e-mail', async () => {
    const [one, other] = [await person(), await person()]
    expect(await failure(linkWithCredential(one.user, google(other.email)))).toBe('auth/email-already-in-use')
  })
})
