/** What was said to somebody else, or for another time. */
import { describe, expect, test } from 'vitest'
import type { SamlProblem } from '#single-sign-on/saml/saml-refusal.ts'
import { assertionOf, responseOf, signed, type Said } from '#testing/saml/provider.ts'
import {
  party,
  requestId,
  elsewhere,
  keys,
  said,
  signedAssertion,
  signedResponse,
  read,
  problemOf,
  minutes,
} from '#testing/saml/response-fixture.ts'

describe('meant for somebody else, or for another time', () => {
  const bearer = (attributes: string) =>
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData ${attributes}/></saml:SubjectConfirmation>`
  const inTime = 'NotOnOrAfter="2026-11-23T20:05:00Z"'
  const conditions = (inside: string, attributes = '') => `<saml:Conditions ${attributes}>${inside}</saml:Conditions>`
  const forUs = `<saml:AudienceRestriction><saml:Audience>${party.entityId}</saml:Audience></saml:AudienceRestriction>`

  test.each<[string, SamlProblem, () => Partial<Said>]>([
    ['another audience', 'audience', () => ({ audience: elsewhere })],
    ['no audience', 'audience', () => ({ conditions: conditions('') })],
    ['no conditions', 'audience', () => ({ conditions: '' })],
    [
      'one restriction for us and one for others',
      'audience',
      () => ({ conditions: conditions(forUs + forUs.replace(party.entityId, elsewhere)) }),
    ],
    ['a condition that nobody knows', 'malformed', () => ({ conditions: conditions(`${forUs}<saml:Condition/>`) })],
    ['another recipient', 'recipient', () => ({ recipient: elsewhere })],
    ['a recipient that only begins so', 'recipient', () => ({ recipient: `${party.acsUrl}/x` })],
    ['no recipient', 'recipient', () => ({ confirmation: bearer(`InResponseTo="${requestId}" ${inTime}`) })],
    ['no confirmation', 'recipient', () => ({ confirmation: '' })],
    [
      'a confirmation of another kind',
      'recipient',
      () => ({
        confirmation: bearer(`InResponseTo="${requestId}" ${inTime} Recipient="${party.acsUrl}"`).replace(
          'bearer',
          'sender-vouches',
        ),
      }),
    ],
    ['another destination', 'destination', () => ({ destination: elsewhere })],
    ['another request', 'in_response_to', () => ({ inResponseTo: '_another' })],
    [
      'another request in what is signed alone',
      'in_response_to',
      () => ({ confirmation: bearer(`InResponseTo="_another" ${inTime} Recipient="${party.acsUrl}"`) }),
    ],
    [
      'no request in what is signed alone',
      'unsolicited',
      () => ({ confirmation: bearer(`${inTime} Recipient="${party.acsUrl}"`) }),
    ],
    ['no request', 'unsolicited', () => ({ inResponseTo: null })],
    [
      'a confirmation without an end',
      'expired',
      () => ({ confirmation: bearer(`InResponseTo="${requestId}" Recipient="${party.acsUrl}"`) }),
    ],
    [
      'conditions that have ended',
      'expired',
      () => ({ conditions: conditions(forUs, 'NotOnOrAfter="2026-11-23T19:58:00Z"') }),
    ],
    [
      'conditions that have not begun',
      'not_yet_valid',
      () => ({ conditions: conditions(forUs, 'NotBefore="2026-11-23T20:02:01Z"') }),
    ],
    ['a time of no zone', 'malformed', () => ({ conditions: conditions(forUs, 'NotBefore="2026-11-23T19:00:00"') })],
    [
      'a time that is none',
      'malformed',
      () => ({ conditions: conditions(forUs, 'NotOnOrAfter="2099-99-99T00:00:00Z"') }),
    ],
    ['the issuer of another connection', 'issuer', () => ({ issuer: 'https://idp.elsewhere.org' })],
    [
      'a provider that says no',
      'provider_refused',
      () => ({
        status: '<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"/></samlp:Status>',
      }),
    ],
    ['an assertion without a sign-in', 'malformed', () => ({ more: '<x/>' })],
  ])('%s', async (name, problem, change) => {
    const changed = change()
    const spoil = (xml: string) =>
      name === 'an assertion without a sign-in' ? xml.replace(/<saml:AuthnStatement[^>]*>/, '') : xml
    const assertion = signed(spoil(assertionOf({ ...said, ...changed })), 'Assertion', { keys })
    expect(await problemOf(responseOf({ ...said, ...changed }, assertion))).toBe(problem)
  })

  test('the issuer of the response alone', async () => {
    expect(await problemOf(responseOf({ ...said, issuer: elsewhere }, signedAssertion()))).toBe('issuer')
  })

  test('a signed response that names no destination', async () => {
    const both = signed(signedResponse({ destination: null }), 'Response', { keys })
    expect(await problemOf(both)).toBe('destination')
    expect(await problemOf(signedResponse({ destination: null }))).toBe('believed')
  })

  test('an answer to a request, where the provider begins', async () => {
    expect(await problemOf(signedResponse(), { requestId: undefined })).toBe('in_response_to')
    expect(await problemOf(signedResponse({ inResponseTo: null }), { requestId: undefined })).toBe('believed')
  })

  test('more than an hour old, however long it says that it holds', async () => {
    const lasting = {
      conditions: conditions(forUs, 'NotOnOrAfter="2036-01-01T00:00:00Z"'),
      confirmation: bearer(
        `InResponseTo="${requestId}" Recipient="${party.acsUrl}" NotOnOrAfter="2036-01-01T00:00:00Z"`,
      ),
    }
    expect((await read(signedResponse(lasting))).endsAt).toEqual(minutes(62))
    expect(await problemOf(signedResponse(lasting), { now: minutes(62) })).toBe('expired')
  })

  test('one confirmation of several is enough, and only one that fits', async () => {
    const good = bearer(`InResponseTo="${requestId}" ${inTime} Recipient="${party.acsUrl}"`)
    const bad = bearer(`InResponseTo="${requestId}" ${inTime} Recipient="${elsewhere}"`)
    expect(await problemOf(signedResponse({ confirmation: bad + good }))).toBe('believed')
    expect(await problemOf(signedResponse({ confirmation: bad + bad }))).toBe('recipient')
  })
})
