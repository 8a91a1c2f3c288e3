/** Has the browser make a passkey, and the server keep it. */
import { addPasskey, type Passkey, passkeyCreationOptions } from '@atrium/contract/identity/passkeys'
import { visibleLine } from '@atrium/contract/rules/person-name'
import { readUserAgent } from '@atrium/contract/rules/user-agent'
import { startRegistration } from '@simplewebauthn/browser'
import { call } from '#api/client.ts'
import { sessionMessages } from '#messages/account/sessions.ts'
import { withFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'

/**
 * Where the last sign-in is too long ago, it is asked for first. Rejects with what `isGivenUp` knows where the person
 * ended it, with `ApiError`, and else with the browser's own error.
 */
export async function makePasskey(): Promise<Passkey> {
  const optionsJSON = await withFreshSignIn(() => call(passkeyCreationOptions, {}))
  const { id, rawId, type, response } = await startRegistration({ optionsJSON })
  // For one whose maker is not known. A text that runs from the right has marks in it, which no name may have.
  const { browser, system } = readUserAgent(navigator.userAgent)
  const name = visibleLine(sessionMessages.browserOn(browser, system))
  return call(addPasskey, { body: { response: { id, rawId, type, response }, name } })
}
