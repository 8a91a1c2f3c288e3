/** A refusal of the identity provider, by the code the screens react to. */

/** The codes that a screen has its own words for; there are many more. */
export type KnownIdentityCode =
  | 'invalid-credential'
  | 'too-many-requests'
  | 'network-request-failed'
  | 'email-already-in-use'
  | 'weak-password'
  | 'invalid-custom-token'

export class IdentityError extends Error {
  readonly code: KnownIdentityCode | (string & {})

  constructor(code: string, message: string) {
    super(message)
    this.name = 'IdentityError'
    this.code = code
  }
}

/** Reads the SDK's error: its code without `auth/`, its sentence without the wrapping it prints around it. */
export function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error
  const message = error instanceof Error ? error.message : String(error)
  const code = (error as { code?: unknown } | null)?.code
  // What has no code failed before the provider could be asked: the SDK itself did not arrive.
  if (typeof code !== 'string') return new IdentityError('network-request-failed', message)
  return new IdentityError(
    code.replace(/^auth\//, ''),
    message.replace(/^Firebase: /, '').replace(/\s*\(auth\/[^)]*\)\.?$/, ''),
  )
}
