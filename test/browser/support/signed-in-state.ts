/** A browser in which somebody has signed in, without its pages being walked: for tests that begin behind the door. */
import type { Page } from '@playwright/test'
import type { Person } from '../../support/account-client.ts'

/** As the page has it when it signs in at the embedded provider (`session/identity.ts`). */
const apiKey = 'atrium-embedded'
const sdkKey = `firebase:authUser:${apiKey}:[DEFAULT]`

interface Answer {
  localId: string
  email: string
  idToken: string
  refreshToken: string
  expiresIn: string
}

/**
 * A session of their own, begun from this browser: its cookie is there as well. What the SDK keeps is put where
 * it looks first; it reads the account itself, and moves everything to its own database.
 */
export async function putSignedInState(page: Page, origin: string, { email, password }: Person): Promise<void> {
  const answer = await page.request.post(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${apiKey}`,
    { data: { email, password, returnSecureToken: true } },
  )
  if (!answer.ok()) throw new Error(`The sign-in answered ${answer.status()}: ${await answer.text()}`)
  const { localId, idToken, refreshToken, expiresIn } = (await answer.json()) as Answer
  const user = {
    uid: localId,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    apiKey,
    appName: '[DEFAULT]',
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + Number(expiresIn) * 1_000 },
  }
  // The smallest answer of the origin: storage can be written once one of its documents is open.
  await page.goto(`${origin}/healthz`)
  await page.evaluate(
    ([key, value, token]) => {
      localStorage.setItem(key, value)
      localStorage.setItem('accessToken', token)
    },
    [sdkKey, JSON.stringify(user), idToken] as const,
  )
}
