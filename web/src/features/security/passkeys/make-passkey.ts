/** Has the browser make a passkey, and the server keep it. */
import { addPasskey, type Passkey, passkeyCreationOptions } from '@atrium/contract/identity/passkeys'
import { startRegistration } from '@simplewebauthn/browser'
import { call } from '#api/client.ts'
import { withFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'
import { browserName } from './browser-name.ts'

/**
 * Where the last sign-in is too long ago, it is asked for first. Rejects with what `isGivenUp` knows where the person
 * ended it, with `ApiError`, and else with the browser's own error.
 */
export async function makePasskey(): Promise<Passkey> {
  const optionsJSON = await withFreshSignIn(() => call(passkeyCreationOptions, {}))
  const { id, rawId, type, response } = await startRegistration({ optionsJSON })
  return call(addPasskey, { body: { response: { id, rawId, type, response }, name: browserName(navigator.userAgent) } })
}
