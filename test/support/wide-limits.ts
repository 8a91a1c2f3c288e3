/** Limits high enough that one address can run every test; the limits' own tests set theirs. */
const plenty = '1000000'

export const wideLimits = {
  LIMIT_ACCOUNT_LOOKUPS: plenty,
  LIMIT_NAME_CHECKS: plenty,
  LIMIT_WRONG_PASSWORDS_ACCOUNT: plenty,
  LIMIT_WRONG_PASSWORDS_ADDRESS: plenty,
  LIMIT_SIGN_UPS: plenty,
  LIMIT_PASSWORD_CHANGES: plenty,
  LIMIT_IMPORTS: plenty,
  LIMIT_INVITE_TOKENS: plenty,
  LIMIT_OWNER_CHANGES: plenty,
  LIMIT_MAILS: plenty,
  LIMIT_UPLOADS: plenty,
  LIMIT_ORGANIZATIONS: plenty,
  LIMIT_PUBLISHERS: plenty,
}
