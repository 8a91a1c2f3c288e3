/** What is believed of a provider's response. */
import { describe, expect, test } from 'vitest'
import { assertionOf, encoded, newCertificate, persistent, responseOf, signed } from '#testing/saml/provider.ts'
import {
  now,
  issuer,
  party,
  keys,
  certificate,
  said,
  signedResponse,
  read,
  problemOf,
  minutes,
} from '#testing/saml/response-fixture.ts'

describe('what is believed', () => {
  test('a signed assertion: who it is of, what it says, and until when its ID is kept', async () => {
    const attributes = { 'urn:oid:2.5.4.42': ['Ada'], groups: ['Teachers', 'Science'], mail: ['ada@school.org'] }
    expect(await read(signedResponse({ attributes }))).toEqual({
      assertion: { issuer, subject: 'ada', at: now, claims: expect.objectContaining(attributes) as object },
      id: '_assertion',
      endsAt: minutes(7),
    })
  })

  test('both signed; by either of two certificates; with and without lines in the base64', async () => {
    const both = signed(signedResponse(), 'Response', { keys, certificate })
    const [other] = [newCertificate(keys, now, { name: 'next' })]
    expect(await problemOf(both, { provider: { issuer, certificates: [other, certificate] } })).toBe('believed')
    const lines = encoded(both).replace(/.{76}/g, '$&\r\n')
    expect(await problemOf('', { encoded: lines })).toBe('believed')
  })

  test('strong algorithms', async () => {
    const by = { keys, signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512' }
    const strong = { ...by, digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha512' }
    expect(await problemOf(responseOf(said, signed(assertionOf(said), 'Assertion', strong)))).toBe('believed')
  })

  test('the two minutes that clocks may differ, and not more', async () => {
    expect(await problemOf(signedResponse(), { now: minutes(6.9) })).toBe('believed')
    expect(await problemOf(signedResponse(), { now: minutes(7) })).toBe('expired')
    expect(await problemOf(signedResponse(), { now: minutes(-1.9) })).toBe('believed')
    expect(await problemOf(signedResponse(), { now: minutes(-2.1) })).toBe('not_yet_valid')
  })

  test('characters by their number, as text', async () => {
    const { assertion } = await read(signedResponse({ attributes: { name: ['A &amp; B &#60;b&#62;'] } }))
    expect(assertion.claims['name']).toEqual(['A & B <b>'])
  })

  test('an attribute of any name is a claim and nothing else', async () => {
    const names = { __proto__: ['x'], constructor: ['y'] }
    const attributes = Object.fromEntries([['__proto__', ['x']], ...Object.entries(names)]) as Record<string, string[]>
    const { claims } = (await read(signedResponse({ attributes }))).assertion
    expect([Object.getPrototypeOf(claims), claims['__proto__'], claims['toString']]).toEqual([null, ['x'], undefined])
  })
})

describe('names of people', () => {
  const format = (name: string) => `urn:oasis:names:tc:SAML:${name}`
  const nameId = (text: string, attributes: string) => `<saml:NameID ${attributes}>${text}</saml:NameID>`

  test.each<[string, string]>([
    ['transient', nameId('_abc', `Format="${format('2.0:nameid-format:transient')}"`)],
    ['of a format that is not known', nameId('x', `Format="${format('2.0:nameid-format:entity')}"`)],
    ['none', ''],
    ['two', persistent('ada') + persistent('grace')],
    ['empty', persistent('')],
    ['with space around', persistent('ada ')],
    ['with an element inside', persistent('a<x/>da')],
    ['with a control character', persistent('a&#10;da')],
    ['long', persistent('a'.repeat(257))],
  ])('refused: %s', async (_name, markup) => {
    expect(await problemOf(signedResponse({ nameId: markup }))).toBe('name_id')
  })

  test('an address is the name and the address; of no format it is a name alone', async () => {
    const byFormat = async (attributes: string) => {
      const { subject, email } = (await read(signedResponse({ nameId: nameId('ada@school.org', attributes) })))
        .assertion
      return [subject, email]
    }
    expect(await byFormat(`Format="${format('1.1:nameid-format:emailAddress')}"`)).toEqual(
      Array(2).fill('ada@school.org'),
    )
    expect(await byFormat('')).toEqual(['ada@school.org', undefined])
  })

  test('the same name by another qualifier is another person', async () => {
    const by = async (attributes: string) =>
      (await read(signedResponse({ nameId: nameId('1', attributes) }))).assertion.subject
    expect(await by(`NameQualifier="${issuer}" SPNameQualifier="${party.entityId}"`)).toBe('1')
    expect(await by('NameQualifier="https://other.org"')).toBe('["https://other.org","","1"]')
  })

  test('encrypted: refused in plain words', async () => {
    const encrypted = '<saml:EncryptedAssertion><x/></saml:EncryptedAssertion>'
    expect(await problemOf(responseOf(said, encrypted))).toBe('encrypted')
    expect(await problemOf(signedResponse({ nameId: '<saml:EncryptedID/>' }))).toBe('encrypted')
  })
})
