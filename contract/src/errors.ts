/** Every refusal the API can answer: code -> HTTP status -> public sentence. */
export const errors = {
  malformed_request: { status: 400, message: 'This request could not be read.' },
  user_not_found: { status: 400, message: 'User not found' },
  code_invalid: { status: 400, message: 'This link has been used or is not valid. Please ask for a new one.' },
  code_expired: { status: 400, message: 'This link has expired. Please ask for a new one.' },
  sign_in_code_wrong: { status: 400, message: 'This code is not right. Please check it and try again.' },
  sign_in_code_expired: { status: 400, message: 'This code does not work any more. Please ask for a new one.' },
  invite_invalid: { status: 400, message: 'This invite is not valid. Please ask for a new one.' },
  invite_expired: { status: 400, message: 'This invite has expired. Please ask for a new one.' },
  invite_used_up: {
    status: 400,
    message: 'This invite has been used as often as it can be. Please ask for a new one.',
  },
  passkey_invalid: { status: 400, message: 'This passkey could not be checked. Please try again.' },
  passkey_expired: { status: 400, message: 'That took too long. Please try again.' },
  passkey_unknown: { status: 400, message: 'This passkey is not known here. It may have been removed.' },
  unauthenticated: { status: 401, message: 'Please sign in to continue.' },
  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  account_disabled: { status: 403, message: 'This account is disabled.' },
  passkey_limit: { status: 403, message: 'Your account has as many passkeys as one account can have.' },
  account_shared: {
    status: 403,
    message:
      'This account does not belong to your organization alone. You can change the name that the person has in your organization.',
  },
  membership_waiting: { status: 403, message: 'Your membership of this organization has not begun yet.' },
  membership_over: { status: 403, message: 'Your membership of this organization has ended.' },
  invite_for_another: { status: 403, message: 'This invite is for another account.' },
  recent_login_required: { status: 403, message: 'Please confirm that it is you, and try again.' },
  second_step_required: { status: 403, message: 'This organization asks for a second step when you sign in.' },
  sign_in_way_not_allowed: {
    status: 403,
    message: 'This organization does not accept the way you signed in. Please sign in another way.',
  },
  sign_in_too_old: { status: 403, message: 'This organization asks you to sign in once more.' },
  email_not_verified: { status: 403, message: 'Please confirm your email address first.' },
  email_required: { status: 403, message: 'Your account has no email address to write to.' },
  join_by_request: { status: 403, message: 'You can ask to join this organization. Its owners decide.' },
  domain_limit: { status: 403, message: 'Your organization has as many domains as one organization can have.' },
  organization_limit: {
    status: 403,
    message:
      'You have created as many organizations as one account can have. Deleted ones count until their workspace names are available again.',
  },
  publisher_limit: {
    status: 403,
    message: 'You have created as many publishers as one account can have.',
  },
  not_found: { status: 404, message: 'This does not exist.' },
  passkeys_not_offered: { status: 404, message: 'Passkeys are not offered here.' },
  method_not_allowed: { status: 405, message: 'This address does not support that method.' },
  request_timeout: { status: 408, message: 'This request took too long to arrive.' },
  username_taken: { status: 409, message: 'This username is taken, please try another one.' },
  email_taken: { status: 409, message: 'An account with this email already exists' },
  idempotency_key_reused: { status: 409, message: 'This request was sent before with different content.' },
  domain_exists: { status: 409, message: 'Your organization has this domain already.' },
  domain_not_proven: { status: 409, message: 'This domain is not proven yet. Please set its record first.' },
  already_member: { status: 409, message: 'You are a member of this organization already.' },
  left_by_themselves: {
    status: 409,
    message: 'This person left on their own. Invite them again, so that they can come back if they want to.',
  },
  class_archived: { status: 409, message: 'This class is in the archive. Take it back from there to change it.' },
  passkey_exists: { status: 409, message: 'This passkey has been added before.' },
  last_way_in: {
    status: 409,
    message: 'This is the only way to sign in to your account. Please add another one first.',
  },
  last_owner: { status: 409, message: 'An organization needs an owner. Please make somebody else an owner first.' },
  last_publisher_owner: {
    status: 409,
    message: 'A publisher needs an owner. Please make somebody else an owner first.',
  },
  only_owner: {
    status: 409,
    message: 'You are the only owner of an organization or a publisher. Please hand it over or delete it first.',
  },
  rules_lock_out: {
    status: 409,
    message: 'You would not meet this yourself. Please sign in the way you want to ask for first.',
  },
  changed_meanwhile: {
    status: 409,
    message: 'Somebody else has changed this meanwhile. Please look at it again before you save.',
  },
  name_taken: { status: 409, message: 'This name is taken. Please choose another one.' },
  settings_changed: {
    status: 409,
    message: 'Somebody else has changed these settings since you opened them. Nothing of yours is saved yet.',
  },
  organization_exists: { status: 409, message: 'Organization already exists' },
  request_too_large: { status: 413, message: 'This request is too large.' },
  address_too_long: { status: 414, message: 'This address is too long.' },
  unsupported_media_type: { status: 415, message: 'This kind of content is not supported here.' },
  expectation_failed: { status: 417, message: 'What this request expects is not supported here.' },
  invalid_input: { status: 422, message: 'Some fields need another look.' },
  lookup_paused: {
    status: 429,
    message: 'This account was looked up too often. Please sign in with its email address, or wait a moment.',
  },
  asked_too_soon: { status: 429, message: 'You asked to join a short time ago. Please wait before you ask again.' },
  export_too_soon: { status: 429, message: 'You can ask for your data once a day. Please try again later.' },
  too_many_requests: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  headers_too_large: { status: 431, message: 'This request has more headers than are accepted here.' },
  internal: { status: 500, message: 'Something went wrong' },
  unavailable: { status: 503, message: 'The service is not ready. Please try again in a moment.' },
} as const

export type ErrorCode = keyof typeof errors

/** What an error answer's body holds. */
export interface ErrorBody {
  code: number
  error: ErrorCode
  message: string
  /** Field name -> sentence; present on 422, and where somebody else was faster (`settings_changed`). */
  errors?: Record<string, string>
  /** The organization or publisher that it is about, by its display name: where an invite has ended and the caller had it. */
  about?: string
}
