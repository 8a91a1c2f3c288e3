/**
 * The official SDK, unchanged, against the provider: a second step by authenticator app.
 *
 * `FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099` drives Google's emulator with the same tests. What
 * differs there is marked `onlyEmbedded`, with the reason.
 */
import {
  applyActionCode,
  EmailAuthProvider,
  getIdTokenResult,
  getMultiFactorResolver,
  multiFactor,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  signInWithCredential,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type MultiFactorResolver,
  type TotpSecret,
  type User,
} from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import { appCode } from '#testing/fixtures/sign-in/second-step.ts'
import { conformanceSdk, failure, onlyEmbedded, password } from './conformance-client.ts'

const sdk = conformanceSdk()
const { client, person } = sdk

const noTotp = 'it knows text messages alone'

async function confirmed(): Promise<{ auth: Auth; user: User; email: string }> {
  const one = await person()
  await sendEmailVerification(one.user)
  await applyActionCode(one.auth, await sdk.target.code(one.email))
  await reload(one.user)
  return one
}

/** What the app shows next. */
async function nextCode({ secretKey }: TotpSecret): Promise<string> {
  await sdk.target.pass(30)
  return appCode(secretKey, sdk.target.now())
}

async function secretFor(user: User): Promise<TotpSecret> {
  return TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
}

async function enrol(user: User, secret: TotpSecret, name?: string): Promise<void> {
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, appCode(secret.secretKey, sdk.target.now()))
  await multiFactor(user).enroll(assertion, name)
}

async function enrolled() {
  const one = await confirmed()
  const secret = await secretFor(one.user)
  await enrol(one.user, secret, 'My phone')
  return { ...one, secret }
}

/** The first step is done, the second is asked for. */
async function resolverOf(auth: Auth, work: Promise<unknown>): Promise<MultiFactorResolver> {
  const error: unknown = await work.then(
    () => 'it succeeded',
    (thrown: unknown) => thrown,
  )
  expect(error).toMatchObject({ code: 'auth/multi-factor-auth-required' })
  return getMultiFactorResolver(auth, error as MultiFactorError)
}

function take(resolver: MultiFactorResolver, code: string, id = resolver.hints[0]?.uid ?? '') {
  return resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(id, code))
}

describe('setting it up', () => {
  onlyEmbedded(noTotp, 'a secret, a code, and it is there; other browsers are signed out', async () => {
    const { user, email } = await confirmed()
    const other = (await signInWithEmailAndPassword(client(), email, password)).user
    expect(multiFactor(user).enrolledFactors).toEqual([])
    const secret = await secretFor(user)
    expect(secret).toMatchObject({ hashingAlgorithm: 'SHA1', codeLength: 6, codeIntervalSeconds: 30 })
    expect(secret.secretKey).toMatch(/^[A-Z2-7]{32}$/)
    expect(Date.parse(secret.enrollmentCompletionDeadline)).toBeGreaterThan(sdk.target.now().getTime())
    expect(secret.generateQrCodeUrl(email, 'Atrium')).toContain(`secret=${secret.secretKey}`)
    await enrol(user, secret, 'My phone')
    const [factor] = multiFactor(user).enrolledFactors
    expect(factor).toMatchObject({ factorId: 'totp', displayName: 'My phone', uid: expect.stringMatching(/./) })
    expect(Date.parse(factor?.enrollmentTime ?? '')).not.toBeNaN()
    const { claims, signInSecondFactor } = await getIdTokenResult(user, true)
    expect(signInSecondFactor).toBe('totp')
    expect(claims['firebase']).toMatchObject({ second_factor_identifier: factor?.uid, sign_in_provider: 'password' })
    expect(await failure(reload(other))).toBe('auth/user-token-expired')
  })

  onlyEmbedded(noTotp, 'invalid-verification-code, then the right one; second-factor-already-in-use', async () => {
    const { user } = await confirmed()
    const [secret, another] = [await secretFor(user), await secretFor(user)]
    const wrong = TotpMultiFactorGenerator.assertionForEnrollment(secret, '000000')
    expect(await failure(multiFactor(user).enroll(wrong))).toBe('auth/invalid-verification-code')
    await enrol(user, secret)
    expect(await failure(enrol(user, another))).toBe('auth/second-factor-already-in-use')
    expect(await failure(secretFor(user))).toBe('auth/second-factor-already-in-use')
  })

  onlyEmbedded(noTotp, 'code-expired', async () => {
    const { user } = await confirmed()
    const secret = await secretFor(user)
    await sdk.target.pass(601)
    expect(await failure(enrol(user, secret))).toBe('auth/code-expired')
  })

  onlyEmbedded(noTotp, 'unverified-email; requires-recent-login', async () => {
    const { user } = await person()
    expect(await failure(secretFor(user))).toBe('auth/unverified-email')
    const { user: other, email } = await confirmed()
    await sdk.target.pass(301)
    expect(await failure(secretFor(other))).toBe('auth/requires-recent-login')
    await reauthenticateWithCredential(other, EmailAuthProvider.credential(email, password))
    await enrol(other, await secretFor(other))
  })
})

describe('signing in with it', () => {
  onlyEmbedded(noTotp, 'a password and a code', async () => {
    const { user, email, secret } = await enrolled()
    const auth = client()
    const resolver = await resolverOf(auth, signInWithEmailAndPassword(auth, email, password))
    expect(auth.currentUser).toBeNull()
    expect(resolver.hints).toMatchObject([{ factorId: 'totp', displayName: 'My phone' }])
    const credential = await take(resolver, await nextCode(secret))
    expect(credential.user.uid).toBe(user.uid)
    expect(auth.currentUser?.uid).toBe(user.uid)
    for (const refreshed of [false, true]) {
      const { signInProvider, signInSecondFactor } = await getIdTokenResult(credential.user, refreshed)
      expect({ signInProvider, signInSecondFactor }).toEqual({ signInProvider: 'password', signInSecondFactor: 'totp' })
    }
    expect(multiFactor(credential.user).enrolledFactors).toHaveLength(1)
  })

  onlyEmbedded(noTotp, 'Google and a code', async () => {
    const { user, email, secret } = await enrolled()
    const auth = client()
    const resolver = await resolverOf(auth, signInWithCredential(auth, sdk.google(email)))
    const { user: signedIn } = await take(resolver, await nextCode(secret))
    expect(signedIn.uid).toBe(user.uid)
    expect((await getIdTokenResult(signedIn)).signInProvider).toBe('google.com')
  })

  onlyEmbedded(noTotp, 'invalid-verification-code for a wrong and a reused one, then a right one', async () => {
    const { email, secret } = await enrolled()
    const [auth, elsewhere] = [client(), client()]
    const resolver = await resolverOf(auth, signInWithEmailAndPassword(auth, email, password))
    expect(await failure(take(resolver, 'abc'))).toBe('auth/invalid-verification-code')
    expect(await failure(take(resolver, ''))).toBe('auth/missing-code')
    const code = await nextCode(secret)
    await take(resolver, code)
    const again = await resolverOf(elsewhere, signInWithEmailAndPassword(elsewhere, email, password))
    expect(await failure(take(again, code))).toBe('auth/invalid-verification-code')
    await take(again, await nextCode(secret))
    expect(await failure(take(resolver, await nextCode(secret)))).toBe('auth/invalid-multi-factor-session')
  })

  onlyEmbedded(noTotp, 'multi-factor-info-not-found; invalid-multi-factor-session after ten minutes', async () => {
    const { email, secret } = await enrolled()
    const auth = client()
    const resolver = await resolverOf(auth, signInWithEmailAndPassword(auth, email, password))
    expect(await failure(take(resolver, '123456', 'another'))).toBe('auth/multi-factor-info-not-found')
    await sdk.target.pass(601)
    expect(await failure(take(resolver, await nextCode(secret)))).toBe('auth/invalid-multi-factor-session')
  })

  onlyEmbedded(noTotp, 'reauthenticating takes both steps too', async () => {
    const { auth, user, email, secret } = await enrolled()
    const credential = EmailAuthProvider.credential(email, password)
    const resolver = await resolverOf(auth, reauthenticateWithCredential(user, credential))
    expect((await take(resolver, await nextCode(secret))).user.uid).toBe(user.uid)
  })
})

describe('taking it off', () => {
  onlyEmbedded(noTotp, 'then a password is enough, and other browsers stay signed in', async () => {
    const { user, email, secret } = await enrolled()
    const auth = client()
    const other = await take(
      await resolverOf(auth, signInWithEmailAndPassword(auth, email, password)),
      await nextCode(secret),
    )
    await multiFactor(user).unenroll(multiFactor(user).enrolledFactors[0] ?? '')
    expect(multiFactor(user).enrolledFactors).toEqual([])
    await reload(other.user)
    expect(multiFactor(other.user).enrolledFactors).toEqual([])
    for (const one of [user, other.user]) expect((await getIdTokenResult(one, true)).signInSecondFactor).toBeNull()
    expect((await signInWithEmailAndPassword(client(), email, password)).user.uid).toBe(user.uid)
    await enrol(user, await secretFor(user))
    expect(await failure(signInWithEmailAndPassword(client(), email, password))).toBe('auth/multi-factor-auth-required')
  })

  test('multi-factor-info-not-found', async () => {
    const { user } = await person()
    expect(await failure(multiFactor(user).unenroll('none'))).toBe('auth/multi-factor-info-not-found')
  })

  onlyEmbedded(noTotp, 'requires-recent-login', async () => {
    const { user } = await enrolled()
    await sdk.target.pass(301)
    expect(await failure(multiFactor(user).unenroll('none'))).toBe('auth/requires-recent-login')
  })
})
