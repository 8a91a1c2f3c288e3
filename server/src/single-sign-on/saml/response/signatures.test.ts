/** Signatures that count for nothing. */
import { describe, expect, test } from 'vitest'
import { assertionOf, newCertificate, newKeys, responseOf, signed } from '#testing/saml/provider.ts'
import {
  now,
  issuer,
  keys,
  said,
  signedAssertion,
  signedResponse,
  problemOf,
  minutes,
} from '#testing/saml/response-fixture.ts'

describe('signatures that count for nothing', () => {
  test('of the response alone: the assertion itself has to be signed', async () => {
    expect(await problemOf(signed(responseOf(said, assertionOf(said)), 'Response', { keys }))).toBe('unsigned')
  })

  test('none at all', async () => {
    expect(await problemOf(responseOf(said, assertionOf(said)))).toBe('unsigned')
  })

  test('over something that was changed since', async () => {
    expect(await problemOf(signedResponse().replace('>ada<', '>mallory<'))).toBe('signature')
    expect(await problemOf(signedResponse().replace(/(SignatureValue>.{8})./, '$1A'))).toBe('signature')
  })

  test('of the response, broken, beside a good one of the assertion', async () => {
    const both = signed(signedResponse(), 'Response', { keys })
    expect(await problemOf(both.replace('<samlp:Response ', '<samlp:Response Consent="x" '))).toBe('signature')
  })

  test('by another key, also where it brings its own certificate along', async () => {
    const others = newKeys()
    const own = newCertificate(others, now)
    for (const brought of [{}, { certificate: own }]) {
      const xml = responseOf(said, signed(assertionOf(said), 'Assertion', { keys: others, ...brought }))
      expect(await problemOf(xml)).toBe('signature')
    }
  })

  const as = (change: (xml: string) => string) => responseOf(said, change(signedAssertion()))
  const weak = (signing: object) => responseOf(said, signed(assertionOf(said), 'Assertion', { keys, ...signing }))
  test.each<[string, () => string]>([
    ['SHA-1', () => weak({ signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' })],
    ['a digest by SHA-1', () => weak({ digestAlgorithm: 'http://www.w3.org/2000/09/xmldsig#sha1' })],
    [
      'HMAC, for which the certificate would be the secret',
      () =>
        as((xml) =>
          xml.replace(
            'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
            'http://www.w3.org/2000/09/xmldsig#hmac-sha1',
          ),
        ),
    ],
    ['HMAC by SHA-256', () => as((xml) => xml.replace('xmldsig-more#rsa-sha256', 'xmldsig-more#hmac-sha256'))],
    ['none', () => as((xml) => xml.replace('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'none'))],
    [
      'canonical XML that keeps what is around',
      () => weak({ canonicalizationAlgorithm: 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315' }),
    ],
    [
      'canonical XML that keeps comments',
      () => weak({ canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#WithComments' }),
    ],
    [
      'a transform that picks what is signed',
      () =>
        as((xml) =>
          xml.replace(
            'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
            'http://www.w3.org/TR/1999/REC-xslt-19991116',
          ),
        ),
    ],
  ])('%s', async (_name, xml) => {
    expect(await problemOf(xml())).toBe('algorithm')
  })

  test('by a certificate that has ended, or has not begun', async () => {
    const provider = { issuer, certificates: [newCertificate(keys, minutes(-60 * 24 * 30), { days: 1 })] }
    expect(await problemOf(signedResponse(), { provider })).toBe('certificate_ended')
    expect(await problemOf(signedResponse(), { provider: { ...provider, certificates: [] } })).toBe('certificate_ended')
    const later = { issuer, certificates: [newCertificate(keys, minutes(60 * 24 * 2))] }
    expect(await problemOf(signedResponse(), { provider: later })).toBe('certificate_ended')
  })
})
