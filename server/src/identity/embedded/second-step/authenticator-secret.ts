/** The secret of an authenticator, as the database keeps it: wrapped, and bound to its account and its id. */
import type { Log } from '#identity/embedded/context.ts'
import { openKept } from '#secrets/open-kept.ts'
import { authenticatorPurpose } from '#secrets/purposes.ts'
import type { Secrets } from '#secrets/secrets.ts'

export function wrapAuthenticatorSecret(secrets: Secrets, of: { uid: string; id: string }, secret: Uint8Array): string {
  return secrets.wrap(Buffer.from(secret).toString('base64url'), authenticatorPurpose(of))
}

/** Undefined where it was wrapped with a key that this process does not have, or for another: no code is right then. */
export function openAuthenticatorSecret(
  context: { secrets: Secrets; log: Log },
  { uid, id, secret }: { uid: string; id: string; secret: string },
): Buffer | undefined {
  const purpose = authenticatorPurpose({ uid, id })
  const opened = openKept(context, { wrapped: secret, purpose, about: { authenticator: id } })
  return opened === undefined ? undefined : Buffer.from(opened, 'base64url')
}
