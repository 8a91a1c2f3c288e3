/**
 * What a verified assertion says, and whether it says it to us, now, and in answer to what we asked (saml-profiles,
 * section 4.1.4.3). In goes only what was signed.
 */
import { HOUR_MS } from '@atrium/contract/rules/time/lengths'
import type { Assertion } from '#single-sign-on/arrivals/assertion.ts'
import { CLOCK_SKEW_MS } from '#single-sign-on/clock-skew.ts'
import type { SamlParty } from '#single-sign-on/saml/saml-connection.ts'
import { SamlRefusal } from '#single-sign-on/saml/saml-refusal.ts'
import { attributeOf, childrenNamed, isNamed, onlyChild, textOf, timeOf } from '#single-sign-on/saml/xml/elements.ts'
import { ns } from '#single-sign-on/saml/xml/namespaces.ts'
import type { XmlElement } from '#single-sign-on/saml/xml/read-xml.ts'
import { readAttributes } from './read-attributes.ts'
import { readSubject } from './read-subject.ts'

export interface Expected {
  /** The entity ID of the connection's provider. */
  issuer: string
  party: SamlParty
  /** The ID of our request; undefined where none was made. */
  requestId: string | undefined
  now: Date
}

export interface ReadAssertion {
  assertion: Assertion
  id: string
  /** From then on it is refused by its age alone: so long its ID is kept. */
  endsAt: Date
}

/** Whatever it says itself, it is good for no longer than this after it was made. */
const MAX_AGE_MS = HOUR_MS
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
/** Conditions that ask nothing more of us than to use it once, which is so anyway, and not to pass it on. */
const knownConditions = new Set(['AudienceRestriction', 'OneTimeUse', 'ProxyRestriction'])

/** Refuses with the first of what is wrong. */
export function readAssertion(element: XmlElement, expected: Expected): ReadAssertion {
  if (!isNamed(element, ns.assertion, 'Assertion') || attributeOf(element, 'Version') !== '2.0') {
    throw new SamlRefusal('malformed', 'this is no assertion of SAML 2.0')
  }
  const issuer = textOf(onlyChild(element, ns.assertion, 'Issuer', 'issuer'))
  if (issuer !== expected.issuer) throw new SamlRefusal('issuer', `the issuer is ${issuer.slice(0, 200)}`)
  const madeAt = timeOf(element, 'IssueInstant')
  if (!madeAt) throw new SamlRefusal('malformed', 'the assertion does not say when it was made')
  requireBegun(madeAt, expected.now)
  const subject = onlyChild(element, ns.assertion, 'Subject', 'name_id')
  const confirmedUntil = requireConfirmed(subject, expected)
  const conditionsEnd = requireConditions(onlyChild(element, ns.assertion, 'Conditions', 'audience'), expected)
  const end = Math.min(madeAt.getTime() + MAX_AGE_MS, confirmedUntil.getTime(), conditionsEnd?.getTime() ?? Infinity)
  requireNotEnded(new Date(end), expected.now)
  const statements = childrenNamed(element, ns.assertion, 'AuthnStatement')
  if (statements.length === 0) throw new SamlRefusal('malformed', 'it does not say that anybody signed in')
  const ended = statements.map((statement) => timeOf(statement, 'SessionNotOnOrAfter'))
  for (const sessionEnd of ended) if (sessionEnd) requireNotEnded(sessionEnd, expected.now)
  const named = readSubject(subject, { issuer, entityId: expected.party.entityId })
  const claims = readAttributes(childrenNamed(element, ns.assertion, 'AttributeStatement'))
  return {
    assertion: { issuer, ...named, claims, at: madeAt },
    id: attributeOf(element, 'ID'),
    endsAt: new Date(end + CLOCK_SKEW_MS),
  }
}

/** By one bearer confirmation at least that is for us, for this request, and in time. Answers how long it holds. */
function requireConfirmed(subject: XmlElement, expected: Expected): Date {
  const bearers = childrenNamed(subject, ns.assertion, 'SubjectConfirmation').filter(
    ({ attributes }) => attributes.get('Method') === BEARER,
  )
  let refusal = new SamlRefusal('recipient', 'no bearer confirmation')
  for (const bearer of bearers) {
    try {
      return requireBearer(onlyChild(bearer, ns.assertion, 'SubjectConfirmationData', 'recipient'), expected)
    } catch (error) {
      if (!(error instanceof SamlRefusal)) throw error
      refusal = error
    }
  }
  throw refusal
}

function requireBearer(data: XmlElement, { party, requestId, now }: Expected): Date {
  if (data.attributes.get('Recipient') !== party.acsUrl) throw new SamlRefusal('recipient', 'it is for another address')
  requireAnswers(data, requestId)
  const begin = timeOf(data, 'NotBefore')
  const end = timeOf(data, 'NotOnOrAfter')
  if (!end) throw new SamlRefusal('expired', 'the confirmation does not say how long it holds')
  if (begin) requireBegun(begin, now)
  requireNotEnded(end, now)
  return end
}

/** In: what may carry `InResponseTo`. Refuses with `in_response_to` or `unsolicited`. */
export function requireAnswers({ attributes }: XmlElement, requestId: string | undefined): void {
  const answered = attributes.get('InResponseTo')
  if (answered === requestId) return
  if (answered === undefined) throw new SamlRefusal('unsolicited', 'it answers no request')
  throw new SamlRefusal('in_response_to', 'it answers another request')
}

function requireConditions(conditions: XmlElement, { party, now }: Expected): Date | undefined {
  const unknown = conditions.children.find(
    ({ namespace, name }) => namespace !== ns.assertion || !knownConditions.has(name),
  )
  if (unknown) throw new SamlRefusal('malformed', `a condition that is not known: ${unknown.name.slice(0, 80)}`)
  const begin = timeOf(conditions, 'NotBefore')
  if (begin) requireBegun(begin, now)
  const restrictions = childrenNamed(conditions, ns.assertion, 'AudienceRestriction')
  const isOurs = (restriction: XmlElement) =>
    childrenNamed(restriction, ns.assertion, 'Audience').some((audience) => textOf(audience) === party.entityId)
  if (restrictions.length === 0 || !restrictions.every(isOurs)) throw new SamlRefusal('audience', 'it is not for us')
  return timeOf(conditions, 'NotOnOrAfter')
}

function requireBegun(begin: Date, now: Date): void {
  if (begin.getTime() - CLOCK_SKEW_MS > now.getTime()) throw new SamlRefusal('not_yet_valid', 'it holds only later')
}

function requireNotEnded(end: Date, now: Date): void {
  if (end.getTime() + CLOCK_SKEW_MS <= now.getTime()) throw new SamlRefusal('expired', 'it holds no more')
}
