/** The secret of an authenticator, as the database keeps it: wrapped, and bound to its account and its id. */
import type { Log } from '#identity/embedded/context.ts'
import { authenticatorPurpose } from '#secrets/purposes.ts'
import { type Secrets, UnwrapError } from '#secrets/secrets.ts'

export function wrapAuthenticatorSecret(secrets: Secrets, of: { uid: string; id: string }, secret: Uint8Array): string {
  return secrets.wrap(Buffer.from(secret).toString('base64url'), authenticatorPurpose(of))
}

/** Undefined where it was wrapped with a key that this process does not have, or for another: no code is right then. */
export function openAuthenticatorSecret(
  { secrets, log }: { secrets: Secrets; log: Log },
  { uid, id, secret }: { uid: string; id: string; secret: string },
): Buffer | undefined {
  try {
    return Buffer.from(secrets.unwrap(secret, authenticatorPurpose({ uid, id })), 'base64url')
  } catch (error) {
    if (!(error instanceof UnwrapError)) throw error
    log.error({ authenticator: id }, 'the secret of an authenticator cannot be opened with the keys that are here')
    return undefined
  }
}
