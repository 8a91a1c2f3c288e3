/**
 * Every error of the wire protocol, once: its code, the HTTP status, and the text after " : ".
 *
 * Codes are the hosted provider's: the official SDK maps them to its own (`SERVER_ERROR_MAP` in
 * `@firebase/auth`), and turns any other into `auth/` and the code in lower case.
 */

import { refusals } from '@atrium/contract/sentences/en/refusals'

interface Meaning {
  status?: number
  /** Follows the code after " : "; the SDK shows it as the error's message. */
  text?: string
  /** The canonical name beside the message, where it is not INVALID_ARGUMENT. */
  name?: string
  /** The whole message, where the service answers with a sentence and no code of its own. */
  message?: string
  /** Why, in one word, where it is not `invalid`. */
  reason?: string
}

const meanings = {
  ADMIN_ONLY_OPERATION: {},
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: {},
  EMAIL_EXISTS: {},
  EMAIL_NOT_FOUND: {},
  EXPIRED_OOB_CODE: {},
  FEDERATED_USER_ID_ALREADY_LINKED: {},
  INSUFFICIENT_PERMISSION: {},
  INTERNAL: { status: 500, text: refusals.internal, name: 'INTERNAL' },
  INVALID_CODE: {},
  INVALID_ARGUMENT: { text: 'The request could not be read.' },
  INVALID_CONTINUE_URI: {},
  INVALID_CREDENTIAL_OR_PROVIDER_ID: {},
  INVALID_CUSTOM_TOKEN: {},
  INVALID_DISPLAY_NAME: {
    text: 'A display name has to fit on one line, without invisible characters and addresses, and must not be too long.',
  },
  INVALID_DYNAMIC_LINK_DOMAIN: {},
  INVALID_EMAIL: {},
  INVALID_GRANT_TYPE: {},
  INVALID_HOSTING_LINK_DOMAIN: {},
  INVALID_IDENTIFIER: {},
  INVALID_IDP_RESPONSE: {},
  INVALID_ID_TOKEN: {},
  INVALID_LOGIN_CREDENTIALS: {},
  INVALID_MFA_PENDING_CREDENTIAL: {},
  INVALID_NEW_EMAIL: {},
  INVALID_OOB_CODE: {},
  INVALID_PASSWORD: {},
  INVALID_PENDING_TOKEN: {},
  INVALID_PHOTO_URL: {},
  INVALID_PROVIDER_ID: {},
  INVALID_REFRESH_TOKEN: {},
  INVALID_REQUEST_URI: {},
  INVALID_REQ_TYPE: {},
  INVALID_SESSION_INFO: {},
  INVALID_TENANT_ID: {},
  MFA_ENROLLMENT_NOT_FOUND: {},
  MISSING_CODE: {},
  MISSING_CONTINUE_URI: {},
  MISSING_CUSTOM_TOKEN: {},
  MISSING_EMAIL: {},
  MISSING_GRANT_TYPE: {},
  MISSING_IDENTIFIER: {},
  MISSING_ID_TOKEN: {},
  MISSING_MFA_ENROLLMENT_ID: { text: 'No second factor identifier is provided.' },
  MISSING_MFA_PENDING_CREDENTIAL: { text: 'Request does not have MFA pending credential.' },
  MISSING_NEW_EMAIL: {},
  MISSING_OOB_CODE: {},
  // The service repeats both nonces in its sentence; no refusal of ours repeats what was asked for.
  MISSING_OR_INVALID_NONCE: {
    text: 'The nonce in ID Token does not match the SHA256 hash of the raw nonce in the request.',
  },
  MISSING_PASSWORD: {},
  MISSING_REFRESH_TOKEN: {},
  MISSING_REQUEST_URI: {},
  MISSING_REQ_TYPE: {},
  MISSING_SESSION_INFO: {},
  NOT_FOUND: { status: 404, text: 'This operation does not exist.', name: 'NOT_FOUND' },
  OPERATION_NOT_ALLOWED: {},
  PERMISSION_DENIED: {
    status: 403,
    name: 'PERMISSION_DENIED',
    message: 'The request is missing a valid API key.',
    reason: 'forbidden',
  },
  PROVIDER_ALREADY_LINKED: {},
  REQUEST_TOO_LARGE: { status: 413, text: 'This request is too large.' },
  SECOND_FACTOR_EXISTS: { text: 'A second factor is enrolled for this account already.' },
  SESSION_EXPIRED: {},
  TOKEN_EXPIRED: {},
  TOO_MANY_ATTEMPTS_TRY_LATER: {
    status: 429,
    text: refusals.too_many_requests,
    name: 'RESOURCE_EXHAUSTED',
  },
  UNAUTHENTICATED: {
    status: 401,
    name: 'UNAUTHENTICATED',
    message:
      'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
    reason: 'authError',
  },
  UNAUTHORIZED_DOMAIN: {},
  UNAUTHORIZED_ORIGIN: {
    status: 403,
    text: 'This page’s address is not authorized to sign people in here.',
    name: 'PERMISSION_DENIED',
    reason: 'forbidden',
  },
  UNAVAILABLE: { status: 503, text: refusals.unavailable, name: 'UNAVAILABLE' },
  UNEXPECTED_PARAMETER: { text: 'User ID' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: 'This kind of content is not supported here.' },
  UNVERIFIED_EMAIL: { text: 'Need to verify email first before enrolling second factors.' },
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
  /** For the operator: it goes to the log, and into no answer. */
  detail?: string
  cause?: unknown
}

/** A failure that the protocol knows: the one way for an operation to say no. */
export class ProtocolError extends Error {
  readonly code: ProtocolCode
  readonly status: number
  readonly canonicalName: string
  readonly reason: string
  readonly retryAfterSeconds: number | undefined
  readonly detail: string | undefined
  /** What follows the code, in English; undefined where nothing does. */
  readonly text: string | undefined

  constructor(code: ProtocolCode, { text, retryAfterSeconds, detail, cause }: ProtocolErrorOptions = {}) {
    const meaning: Meaning = meanings[code]
    const tail = text ?? meaning.text
    const message = meaning.message ?? (tail === undefined ? code : `${code} : ${tail}`)
    const status = meaning.status ?? 400
    // As with the API's refusals: an answer has no stack, a failure has one.
    const { stackTraceLimit } = Error
    if (status < 500) Error.stackTraceLimit = 0
    super(message, cause === undefined ? undefined : { cause })
    Error.stackTraceLimit = stackTraceLimit
    this.name = 'ProtocolError'
    this.code = code
    this.status = status
    this.canonicalName = meaning.name ?? 'INVALID_ARGUMENT'
    this.reason = meaning.reason ?? 'invalid'
    this.retryAfterSeconds = retryAfterSeconds
    this.detail = detail
    this.text = meaning.message === undefined ? tail : undefined
  }
}
