/** A refusal of the identity provider, by the code the screens react to. */
import { failureMessages } from '#messages/failures.ts'

/** The codes that a screen has its own words for; there are many more. */
export type KnownIdentityCode =
  | 'invalid-credential'
  | 'too-many-requests'
  | 'network-request-failed'
  | 'email-already-in-use'
  | 'weak-password'
  | 'invalid-custom-token'

const unreached: KnownIdentityCode = 'network-request-failed'

export class IdentityError extends Error {
  readonly code: KnownIdentityCode | (string & {})

  /** `message` is what people may read of it, in the language of the page; without one the screens have words of their own. */
  constructor(code: string, message = '', options?: ErrorOptions) {
    super(message, options)
    this.name = 'IdentityError'
    this.code = code
  }
}

/** What was asked in the name of one account, where another tab has signed in another by now: not done in its name. */
export function userMismatch(): IdentityError {
  return new IdentityError('user-mismatch', failureMessages.somebodyElse)
}

/**
 * Reads the SDK's error: its code without `auth/`, its sentence without the wrapping it prints around it. The message is
 * empty where there is none: "Error" is the SDK's word for that.
 */
export function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error
  const message = error instanceof Error ? error.message : String(error)
  const code = (error as { code?: unknown } | null)?.code
  // What has no code failed before the provider could be asked: the SDK itself did not arrive.
  const known = typeof code === 'string' ? code.replace(/^auth\//, '') : unreached
  if (known === unreached) return new IdentityError(known, failureMessages.serverUnavailable, { cause: error })
  const sentence = message.replace(/^Firebase: /, '').replace(/\s*\(auth\/[^)]*\)\.?$/, '')
  return new IdentityError(known, sentence === 'Error' ? '' : sentence)
}
