/**
 * Chromium's own authenticator for tests, whose person is always there: they answer every question at once, one in a
 * field too (https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/).
 */
import type { CDPSession, Page } from '@playwright/test'

export interface VirtualAuthenticator {
  /** Whether its person puts a finger on it; without, every question is refused. */
  setVerified: (isVerified: boolean) => Promise<void>
  credentials: () => Promise<{ credentialId: string; rpId?: string; isResidentCredential: boolean }[]>
}

/** As one that is built into a laptop: it keeps passkeys, and verifies its person. */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    setVerified: async (isUserVerified) =>
      void (await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}

/** As in a browser that has passkeys, and does not offer them in fields: it is the button that asks. */
export async function withoutAutofill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
}
