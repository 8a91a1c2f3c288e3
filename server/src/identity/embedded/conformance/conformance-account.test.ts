/**
 * The official SDK, unchanged, against the provider: what a signed-in user does, and the SDK's own error codes.
 *
 * `FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099` drives Google's emulator with the same tests. What
 * differs there is marked `onlyEmbedded`, with the reason.
 */
import {
  deleteUser,
  EmailAuthProvider,
  getIdTokenResult,
  reauthenticateWithCredential,
  reload,
  signInWithCredential,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  updateProfile,
} from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import { conformanceSdk, failure, newPassword, onlyEmbedded, password } from './conformance-client.ts'

const sdk = conformanceSdk()
const { client, google, newEmail, person } = sdk

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

  test('a first e-mail: set, and email-already-in-use', async () => {
    const { user } = await signInWithCredential(client(), google(newEmail(), { told: false }))
    const [other, email] = [await person(), newEmail()]
    expect(user.email).toBeNull()
    expect(await failure(updateEmail(user, other.email))).toBe('auth/email-already-in-use')
    await updateEmail(user, email)
    expect(user).toMatchObject({ email, emailVerified: false })
  })

  onlyEmbedded('it changes an address unconfirmed', 'another e-mail: operation-not-allowed', async () => {
    const [{ user, email }, other] = [await person(), await person()]
    for (const address of [newEmail(), other.email]) {
      expect(await failure(updateEmail(user, address))).toBe('auth/operation-not-allowed')
    }
    await reload(user)
    expect(user.email).toBe(email)
  })

  test('password: changed, weak-password, and the other browser is signed out (user-token-expired)', async () => {
    const { user, email } = await person()
    const elsewhere = client()
    const other = (await signInWithEmailAndPassword(elsewhere, email, password)).user
    expect(await failure(updatePassword(user, 'aB-45'))).toBe('auth/weak-password')
    await sdk.target.pass(2)
    await updatePassword(user, newPassword)
    await reload(user)
    expect(await failure(reload(other))).toBe('auth/user-token-expired')
    expect(elsewhere.currentUser).toBeNull()
    expect((await signInWithEmailAndPassword(client(), email, newPassword)).user.uid).toBe(user.uid)
  })

  onlyEmbedded('it asks for no recent sign-in', 'requires-recent-login, until reauthenticated', async () => {
    const { user, email } = await person()
    await sdk.target.pass(301)
    for (const work of [updatePassword(user, newPassword), deleteUser(user)]) {
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
    const auth = client()
    const grace = (await signInWithCredential(auth, google('grace.' + email))).user
    expect((await reauthenticateWithCredential(grace, google('grace.' + email))).user.uid).toBe(grace.uid)
    // Whoever confirms who they are as somebody of whom there is no account stays who they are.
    const unknown = google('unknown.' + email)
    expect(await failure(reauthenticateWithCredential(grace, unknown))).toBe('auth/user-mismatch')
    expect(auth.currentUser?.uid).toBe(grace.uid)
  })

  test('refresh: a new token of the same sign-in', async () => {
    const { user } = await person()
    const before = await getIdTokenResult(user)
    await sdk.target.pass(1)
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
