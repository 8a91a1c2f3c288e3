/** One's own second step: whether there is one, set up with an app, its backup codes, and taken off. */
import { getSecondStep, makeBackupCodes } from '@atrium/contract/identity/second-step'
import { call } from '#api/client.ts'
import { withFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'
import { tellOtherTabs } from '#session/other-tabs.ts'
import { applyAuthUser, withAuthSdk, withNewSession } from '#session/session.ts'
import { signedInUser } from '#session/signed-in-user.ts'

export interface OwnSecondStep {
  /** Null where there is none. */
  authenticator: { id: string; enrolledAt: string } | null
  /** Null where the identity provider has no backup codes. */
  unusedBackupCodes: number | null
}

/** `hosted`: the identity provider keeps it, and has no backup codes. */
export async function ownSecondStep(hosted: boolean): Promise<OwnSecondStep> {
  if (!hosted) return call(getSecondStep, {})
  const authenticator = await withAuthSdk(async (sdk) => {
    const user = await sdk.currentUser()
    return user === null ? null : sdk.enrolledAuthenticator(user)
  })
  return { authenticator, unusedBackupCodes: null }
}

export interface SetUp {
  /** For whoever types it. */
  key: string
  /** `otpauth://`, for whoever scans it. */
  address: string
  /** Turns it on with the app's first code. Rejects with an `IdentityError`: `invalid-verification-code`, ... */
  finish: (code: string) => Promise<void>
}

/** `product` is what the app calls the account's place. Rejects with an `IdentityError`: `unverified-email`, ... */
export function beginSetUp(product: string): Promise<SetUp> {
  return withFreshSignIn(() =>
    withAuthSdk(async (sdk) => {
      const user = await signedInUser(sdk)
      const { key, address, enrol } = await sdk.beginEnrolment(user, product)
      const finish = (code: string) =>
        withNewSession(async () => {
          await enrol(code)
          await applyAuthUser(user)
          tellOtherTabs('record')
        })
      return { key, address, finish }
    }),
  )
}

/** In the place of all that there were; told this once. */
export function newBackupCodes(): Promise<readonly string[]> {
  return withFreshSignIn(async () => (await call(makeBackupCodes, {})).codes)
}

export function turnOff(id: string): Promise<void> {
  return withFreshSignIn(() =>
    withNewSession(async (sdk) => {
      const user = await signedInUser(sdk)
      await sdk.withdrawAuthenticator(user, id)
      await applyAuthUser(user)
      tellOtherTabs('record')
    }),
  )
}
