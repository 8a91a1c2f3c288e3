/** The official SDK as the conformance tests use it: clients, people, and the codes of what fails. */
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
  type OAuthCredential,
  type User,
} from 'firebase/auth'
import { afterAll, beforeAll, test } from 'vitest'
import { conformanceTarget, type ConformanceTarget } from './conformance-target.ts'

export const password = 'Correct-Horse-9'
export const newPassword = 'Another-Horse-9'

/** Google's emulator cannot pass what is skipped by this. */
export const atEmulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'] !== undefined

/** A test that Google's emulator cannot pass; the reason is the first argument. */
export const onlyEmbedded = (reason: string, name: string, work: () => Promise<void>) =>
  test.skipIf(atEmulator)(`${name} (emulator: ${reason})`, work)

export interface Sdk {
  target: ConformanceTarget
  /** Another browser. */
  client(): Auth
  newEmail(): string
  person(): Promise<{ auth: Auth; user: User; email: string }>
  /** `told: false`: Google says nothing of the address. */
  google(email: string, options?: { verified?: boolean; told?: boolean }): OAuthCredential
}

/** For all tests of a file: begun before the first, closed behind the last. */
export function conformanceSdk(): Sdk {
  let sdk: StartedSdk
  beforeAll(async () => void (sdk = await startSdk()))
  afterAll(() => sdk.close())
  return {
    get target() {
      return sdk.target
    },
    client: () => sdk.client(),
    newEmail: () => sdk.newEmail(),
    person: () => sdk.person(),
    google: (...given) => sdk.google(...given),
  }
}

interface StartedSdk extends Sdk {
  close(): Promise<void>
}

async function startSdk(): Promise<StartedSdk> {
  const target = await conformanceTarget()
  const apps: FirebaseApp[] = []
  // The emulator keeps its accounts between runs.
  const run = crypto.randomUUID().slice(0, 8)
  let people = 0
  const newEmail = () => `person${(people += 1)}.${run}@example.com`

  function client(): Auth {
    const app = initializeApp(
      { apiKey: 'any', projectId: 'demo-atrium', authDomain: 'localhost' },
      `client-${apps.length}`,
    )
    apps.push(app)
    const auth = initializeAuth(app, { persistence: inMemoryPersistence })
    connectAuthEmulator(auth, target.url, { disableWarnings: true })
    return auth
  }

  return {
    target,
    client,
    newEmail,
    async person() {
      const auth = client()
      const email = newEmail()
      const { user } = await createUserWithEmailAndPassword(auth, email, password)
      return { auth, user, email }
    },
    google(email, { verified = true, told = true } = {}) {
      const address = told ? { email, email_verified: verified } : {}
      return GoogleAuthProvider.credential(
        target.googleToken({ sub: `sub-${email}`, ...address, name: 'Grace Hopper' }),
      )
    },
    async close() {
      await Promise.all(apps.map((app) => deleteApp(app)))
      await target.close()
    },
  }
}

/** The SDK's code of what must fail. */
export function failure(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'it succeeded',
    (error: unknown) => (error as { code?: unknown }).code,
  )
}
