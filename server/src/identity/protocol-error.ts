/**
 * Every error of the wire protocol, once: its code, the HTTP status, and the text after " : ".
 *
 * Codes are the hosted provider's: the official SDK maps them to its own (`SERVER_ERROR_MAP` in
 * `@firebase/auth`), and turns any other into `auth/` and the code in lower case.
 */

interface Meaning {
  status?: number
  /** Follows the code after " : "; the SDK shows it as the error's message. */
  text?: string
  /** The canonical name beside the message, where it is not INVALID_ARGUMENT. */
  name?: string
}

const meanings = {
  ADMIN_ONLY_OPERATION: {},
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: {},
  EMAIL_EXISTS: {},
  EXPIRED_OOB_CODE: {},
  FEDERATED_USER_ID_ALREADY_LINKED: {},
  INSUFFICIENT_PERMISSION: { status: 403, name: 'PERMISSION_DENIED' },
  INTERNAL: { status: 500, text: 'Something went wrong', name: 'INTERNAL' },
  INVALID_ARGUMENT: { text: 'The request could not be read.' },
  INVALID_CONTINUE_URI: {},
  INVALID_CUSTOM_TOKEN: {},
  INVALID_DISPLAY_NAME: {
    text: 'A display name is one line without invisible characters and addresses, and not too long.',
  },
  INVALID_EMAIL: {},
  INVALID_GRANT_TYPE: {},
  INVALID_IDENTIFIER: {},
  INVALID_IDP_RESPONSE: {},
  INVALID_ID_TOKEN: {},
  INVALID_LOGIN_CREDENTIALS: {},
  INVALID_NEW_EMAIL: {},
  INVALID_OOB_CODE: {},
  INVALID_PASSWORD: {},
  INVALID_PHOTO_URL: {},
  INVALID_PROVIDER_ID: {},
  INVALID_REFRESH_TOKEN: {},
  INVALID_REQ_TYPE: {},
  MISSING_CONTINUE_URI: {},
  MISSING_CUSTOM_TOKEN: {},
  MISSING_EMAIL: {},
  MISSING_GRANT_TYPE: {},
  MISSING_IDENTIFIER: {},
  MISSING_ID_TOKEN: {},
  MISSING_NEW_EMAIL: {},
  MISSING_OOB_CODE: {},
  MISSING_PASSWORD: {},
  MISSING_REFRESH_TOKEN: {},
  MISSING_REQ_TYPE: {},
  NOT_FOUND: { status: 404, text: 'This operation does not exist.', name: 'NOT_FOUND' },
  OPERATION_NOT_ALLOWED: {},
  PROVIDER_ALREADY_LINKED: {},
  REQUEST_TOO_LARGE: { status: 413, text: 'This request is too large.' },
  TOKEN_EXPIRED: {},
  TOO_MANY_ATTEMPTS_TRY_LATER: {
    status: 429,
    text: 'Too many attempts. Please wait a moment and try again.',
    name: 'RESOURCE_EXHAUSTED',
  },
  UNAUTHORIZED_DOMAIN: {},
  UNAVAILABLE: { status: 503, text: 'The service is busy. Please try again in a moment.', name: 'UNAVAILABLE' },
  UNEXPECTED_PARAMETER: { text: 'User ID' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: 'This kind of content is not understood here.' },
  USER_DISABLED: {},
  USER_NOT_FOUND: {},
  WEAK_PASSWORD: { text: 'Password should be at least 6 characters' },
} as const satisfies Record<string, Meaning>

export type ProtocolCode = keyof typeof meanings

export function isProtocolCode(text: string): text is ProtocolCode {
  return Object.hasOwn(meanings, text)
}

export interface ProtocolErrorOptions {
  /** In place of the code's own text. */
  text?: string
  retryAfterSeconds?: number
  cause?: unknown
}

/** A failure that the protocol knows: the one way for an operation to say no. */
export class ProtocolError extends Error {
  readonly code: ProtocolCode
  readonly status: number
  readonly canonicalName: string
  readonly retryAfterSeconds: number | undefined

  constructor(code: ProtocolCode, { text, retryAfterSeconds, cause }: ProtocolErrorOptions = {}) {
    const meaning: Meaning = meanings[code]
    const tail = text ?? meaning.text
    super(tail === undefined ? code : `${code} : ${tail}`, cause === undefined ? undefined : { cause })
    this.name = 'ProtocolError'
    this.code = code
    this.status = meaning.status ?? 400
    this.canonicalName = meaning.name ?? 'INVALID_ARGUMENT'
    this.retryAfterSeconds = retryAfterSeconds
  }
}
