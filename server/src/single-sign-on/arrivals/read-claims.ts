/** How what arrived is read by an organization's rules. */
import type { ClaimRule, ClaimRules } from '@atrium/contract/organizations/sign-in-connection'
import { personNameMaxLength } from '@atrium/contract/limits'
import { isEmail } from '@atrium/contract/rules/is-email'
import { fitName } from '@atrium/contract/rules/person-name'
import type { Assertion } from './assertion.ts'

/**
 * Usual names of claims: OpenID Connect Core, section 5.1; the attribute names of the eduPerson and inetOrgPerson schemas
 * as SAML writes them (urn:oid), and those that Entra ID and AD FS send.
 */
const soap = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const usual = {
  email: ['email', 'mail', 'emailAddress', 'urn:oid:0.9.2342.19200300.100.1.3', `${soap}/emailaddress`],
  given_name: ['given_name', 'givenName', 'firstName', 'urn:oid:2.5.4.42', `${soap}/givenname`],
  family_name: ['family_name', 'sn', 'lastName', 'urn:oid:2.5.4.4', `${soap}/surname`],
}

export interface ReadClaims {
  email: string | null
  given_name: string | null
  family_name: string | null
  /** What the rules name; null where none of them does, and the rules' own role counts for who is new. */
  named: 'User' | 'staff' | null
  role: 'User' | 'staff'
  /** Ids, each once. */
  labels: string[]
}

export function readClaims(assertion: Assertion, rules: ClaimRules): ReadClaims {
  const { claims } = assertion
  const first = (names: readonly string[]) => names.map((name) => valuesOf(claims, name)[0]).find(Boolean) ?? null
  const of = (what: keyof typeof usual) => first(rules[what] === null ? usual[what] : [rules[what]])
  const name = (what: 'given_name' | 'family_name') => fitName(of(what) ?? '', personNameMaxLength) || null
  const email = rules.email === null ? (of('email') ?? assertion.email ?? null) : of('email')
  const fitting = rules.rules.filter((rule) => fits(claims, rule))
  const roles = fitting.map(({ role }) => role)
  const named = roles.includes('staff') ? 'staff' : roles.includes('User') ? 'User' : null
  return {
    email: email !== null && isEmail(email.trim()) ? email.trim() : null,
    given_name: name('given_name'),
    family_name: name('family_name'),
    named,
    role: named ?? rules.role,
    labels: [...new Set(fitting.flatMap(({ labels }) => labels))],
  }
}

/**
 * Whether the address counts as confirmed. What the other side says no to never does. Where it says nothing, it is the
 * provider of the organization itself, which owns the domain: whoever could make it lie could read the mailbox as well.
 * That holds under a domain which that organization has proven, and nowhere else: the caller asks for it.
 */
export function isConfirmed({ emailVerified }: Pick<Assertion, 'emailVerified'>): boolean {
  return emailVerified !== false
}

function fits(claims: Assertion['claims'], { claim, value }: ClaimRule): boolean {
  const values = valuesOf(claims, claim)
  return value === null ? values.length > 0 : values.includes(value)
}

/** Never what every object has. */
function valuesOf(claims: Assertion['claims'], name: string): string[] {
  return Object.hasOwn(claims, name) ? (claims[name] ?? []) : []
}
