/** What an issuer said, as an assertion: claims as texts, and whether it says that the address is confirmed. */
import { isEmail } from '@atrium/contract/rules/is-email'
import { keepableText } from '#db/keepable-text.ts'
import { isKeepable } from '#db/moment.ts'
import { domainOf } from '#domains/domain-name.ts'
import type { Assertion } from '#single-sign-on/arrivals/assertion.ts'
import type { Said } from './issuer.ts'

/** OpenID Connect Core, section 2: `sub` has 255 ASCII characters at most. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/
const MAX_CLAIMS = 100
const MAX_VALUES = 200
const VALUE_MAX_LENGTH = 1_000
/** Roles of a realm, as Keycloak has them, are two deep. */
const MAX_DEPTH = 3
const GOOGLE = 'https://accounts.google.com'
/** Of the token, and of nobody. */
const technical = new Set(['aud', 'exp', 'iat', 'nbf', 'nonce', 'at_hash', 'c_hash', 's_hash', 'sid', 'jti', 'azp'])

/** Throws where the subject is none, and where the token says no moment at which it was made. */
export function toAssertion(said: Said): Assertion {
  const { iss: issuer, sub: subject, iat } = said
  if (!SUBJECT.test(subject)) throw new Error('the token names no subject')
  const at = new Date(iat * 1_000)
  if (!isKeepable(at)) throw new Error('the token does not say when it was made')
  const claims: Record<string, string[]> = {}
  flatten(claims, said, '', 1)
  const email = claims['email']?.[0]
  const verified = isVerified(said, email)
  return {
    issuer,
    subject,
    claims,
    at,
    ...(email !== undefined && isEmail(email) ? { email } : {}),
    ...(verified === undefined ? {} : { emailVerified: verified }),
  }
}

/**
 * `email_verified` is a boolean (OpenID Connect Core, section 5.1); some send it as a text. Entra ID has none: there an
 * administrator may write any address, and `xms_edov`, where it is asked for, says whether its domain is the tenant's own
 * (https://learn.microsoft.com/entra/identity-platform/optional-claims-reference). At Google anybody may have an account
 * with an address of elsewhere: only `hd` says that it is the domain's own (its OpenID Connect reference, "hd").
 * Undefined where the issuer has no word for it.
 */
function isVerified(said: Said, email: string | undefined): boolean | undefined {
  const isTrue = (value: unknown) => value === true || value === 'true' || value === 1 || value === '1'
  if (said.iss === GOOGLE && said['hd'] !== (email === undefined ? undefined : domainOf(email))) return false
  if (Object.hasOwn(said, 'email_verified')) return isTrue(said['email_verified'])
  return Object.hasOwn(said, 'xms_edov') ? isTrue(said['xms_edov']) : undefined
}

/** `realm_access.roles` for what is inside; what is no text, number or yes and no is left out. */
function flatten(claims: Record<string, string[]>, from: object, before: string, depth: number): void {
  for (const [name, value] of Object.entries(from)) {
    if (before === '' && technical.has(name)) continue
    if (Object.keys(claims).length >= MAX_CLAIMS) return
    const full = `${before}${name}`
    // No other name takes its place.
    if (keepableText(full, VALUE_MAX_LENGTH) !== full) continue
    const values = (Array.isArray(value) ? value : [value])
      .filter((each) => ['string', 'number', 'boolean'].includes(typeof each))
      .slice(0, MAX_VALUES)
      .map((each) => keepableText(String(each), VALUE_MAX_LENGTH))
    if (values.length > 0) Object.defineProperty(claims, full, { value: values, enumerable: true, configurable: true })
    else if (isRecord(value) && depth < MAX_DEPTH) flatten(claims, value, `${full}.`, depth + 1)
  }
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
