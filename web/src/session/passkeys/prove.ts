/** Has a passkey sign, and the server check it. In a chunk that only pages bring which use a passkey. */
import { passkeyRequestOptions, signInWithPasskey } from '@atrium/contract/identity/passkeys'
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'
import { isApiError } from '#api/api-error.ts'
import { call } from '#api/client.ts'
import { forgetPasskey } from './forget-passkey.ts'

export interface Wanted {
  /** Offers passkeys in the field that asks for them, and waits, instead of asking at once. */
  autofill?: boolean
  /** Only of these (their credentials' ids). */
  own?: readonly string[]
  /** Somebody chose one, and it has signed. */
  onChosen?: () => void
}

/**
 * Answers the token to sign in with. Rejects with what `isGivenUp` knows where the person, or another way to sign in,
 * ended it, with `ApiError` where the server refused it, and else with the browser's own error.
 */
export async function provePasskey({ autofill = false, own = [], onChosen }: Wanted = {}): Promise<string> {
  const options = await call(passkeyRequestOptions, {})
  const allowCredentials = own.map((id) => ({ type: 'public-key' as const, id }))
  const response = await startAuthentication({
    optionsJSON: { ...options, ...(own.length > 0 && { allowCredentials }) },
    useBrowserAutofill: autofill,
  })
  onChosen?.()
  const { id, rawId, type, response: signed } = response
  try {
    const { customToken } = await call(signInWithPasskey, { body: { response: { id, rawId, type, response: signed } } })
    return customToken
  } catch (error) {
    if (isApiError(error, 'passkey_unknown')) void forgetPasskey(options.rpId, id)
    throw error
  }
}

/** Takes back the offer in the field, or the question that is open. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony()
}

/** The person closed the browser's dialog, let it run out or had no passkey; or something else was begun instead. */
export function isGivenUp(error: unknown): boolean {
  const name = error instanceof Error ? error.name : ''
  return name === 'NotAllowedError' || name === 'AbortError'
}
