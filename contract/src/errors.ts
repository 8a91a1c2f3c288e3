/** Every refusal the API can answer, and what holds it. What each says is in `sentences/`. */
import type { refusals } from './sentences/en/refusals.ts'

/** Code -> HTTP status. */
export const errorStatuses = {
  malformed_request: 400,
  user_not_found: 400,
  code_invalid: 400,
  code_expired: 400,
  sign_in_code_wrong: 400,
  sign_in_code_expired: 400,
  learner_sign_in_wrong: 400,
  invite_invalid: 400,
  invite_expired: 400,
  invite_used_up: 400,
  passkey_invalid: 400,
  passkey_expired: 400,
  passkey_unknown: 400,
  unauthenticated: 401,
  forbidden: 403,
  learner_not_allowed: 403,
  learner_limit: 403,
  account_disabled: 403,
  passkey_limit: 403,
  account_shared: 403,
  membership_waiting: 403,
  membership_over: 403,
  invite_for_another: 403,
  recent_login_required: 403,
  second_step_required: 403,
  sign_in_way_not_allowed: 403,
  sign_in_too_old: 403,
  sso_required: 403,
  email_not_verified: 403,
  email_required: 403,
  join_by_request: 403,
  domain_limit: 403,
  label_limit: 403,
  provisioning_limit: 403,
  organization_limit: 403,
  publisher_limit: 403,
  not_found: 404,
  passkeys_not_offered: 404,
  sso_not_offered: 404,
  learners_not_offered: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  username_taken: 409,
  email_taken: 409,
  idempotency_key_reused: 409,
  domain_exists: 409,
  domain_not_proven: 409,
  sso_not_tested: 409,
  sso_on: 409,
  already_member: 409,
  left_by_themselves: 409,
  class_archived: 409,
  passkey_exists: 409,
  last_way_in: 409,
  last_owner: 409,
  learner_stays_user: 409,
  address_sso_only: 409,
  last_publisher_owner: 409,
  only_owner: 409,
  rules_lock_out: 409,
  changed_meanwhile: 409,
  name_taken: 409,
  settings_changed: 409,
  roster_stale: 409,
  roster_busy: 409,
  roster_brake: 409,
  roster_refused: 409,
  organization_exists: 409,
  request_too_large: 413,
  address_too_long: 414,
  unsupported_media_type: 415,
  expectation_failed: 417,
  invalid_input: 422,
  lookup_paused: 429,
  asked_too_soon: 429,
  export_too_soon: 429,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<keyof typeof refusals, number>

export type ErrorCode = keyof typeof errorStatuses

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
