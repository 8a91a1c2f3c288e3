/** What is read of an identity provider's metadata, and what ours says. */
import { generateKeyPairSync } from 'node:crypto'
import { samlMetadataMaxLength } from '@atrium/contract/limits'
import { expect, test } from 'vitest'
import { SamlRefusal } from '#single-sign-on/saml/saml-refusal.ts'
import { attributeOf, childrenNamed, textOf } from '#single-sign-on/saml/xml/elements.ts'
import { ns } from '#single-sign-on/saml/xml/namespaces.ts'
import { readXml } from '#single-sign-on/saml/xml/read-xml.ts'
import { certificateOf } from '#testing/saml/certificate.ts'
import { newCertificate } from '#testing/saml/provider.ts'
import { certificate, keys, minutes, now, party } from '#testing/saml/response-fixture.ts'
import { endOf, readCertificate } from './certificates.ts'
import { ownMetadata } from './own-metadata.ts'
import { readMetadata } from './read-metadata.ts'

const bare = (pem: string) => pem.replace(/-----.*-----|\n/g, '')
const key = (pem: string, use = ' use="signing"') =>
  `<md:KeyDescriptor${use}><ds:KeyInfo xmlns:ds="${ns.signature}"><ds:X509Data><ds:X509Certificate>\n${bare(pem)}\n</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`
const services = ['Redirect', 'POST', 'SOAP']
  .map(
    (by) =>
      `<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-${by}" Location="https://idp.test/${by}"/>`,
  )
  .join('')
const role = (inside: string, attributes = '') =>
  `<md:IDPSSODescriptor protocolSupportEnumeration="${ns.protocol}"${attributes}>${inside}</md:IDPSSODescriptor>`
const entity = (inside: string, attributes = '') =>
  `<md:EntityDescriptor xmlns:md="${ns.metadata}" entityID="https://idp.test/metadata"${attributes}>${inside}</md:EntityDescriptor>`
const problemOf = (xml: string) =>
  readMetadata(xml, now).then(
    () => 'read',
    (error: unknown) => (error instanceof SamlRefusal ? error.problem : error),
  )

test('its name, its addresses by either binding, and its signing certificates, each once', async () => {
  const next = newCertificate(keys, now, { name: 'next' })
  const encryption = key(newCertificate(keys, now, { name: 'encryption' }), ' use="encryption"')
  const xml = `<?xml version="1.0"?>\n<!-- made by hand -->${entity(role(key(certificate) + key(next, '') + key(certificate) + encryption + services))}`
  expect(await readMetadata(xml, now)).toEqual({
    issuer: 'https://idp.test/metadata',
    redirect_url: 'https://idp.test/Redirect',
    post_url: 'https://idp.test/POST',
    certificates: [certificate, next],
    wantsSignedRequests: false,
  })
})

test('one of a group; one that wants requests signed', async () => {
  const wanting = entity(role(key(certificate) + services, ' WantAuthnRequestsSigned="true"'))
  const group = `<md:EntitiesDescriptor xmlns:md="${ns.metadata}">${wanting}${entity('<md:SPSSODescriptor/>')}</md:EntitiesDescriptor>`
  expect(await readMetadata(group, now)).toMatchObject({ wantsSignedRequests: true })
})

const ended = ` validUntil="${minutes(-1).toISOString()}"`
const elliptic = certificateOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }), now, minutes(1))
const good = entity(role(key(certificate) + services))
test.each<[string, string, string]>([
  ['that has ended', 'expired', entity(role(key(certificate) + services), ended)],
  ['of several providers', 'several', `<x>${good}${good}</x>`],
  ['of a service', 'malformed', entity('<md:SPSSODescriptor/>')],
  ['without an address', 'malformed', entity(role(key(certificate)))],
  ['without a certificate', 'algorithm', entity(role(services))],
  ['with a key for encryption alone', 'algorithm', entity(role(key(certificate, ' use="encryption"') + services))],
  ['with a key of an elliptic curve alone', 'algorithm', entity(role(key(elliptic) + services))],
  ['with a document type', 'malformed', `<!DOCTYPE x>${good}`],
  ['with entities', 'forbidden_markup', good.replace('idp.test', '&idp;')],
  ['that is a page', 'forbidden_markup', '<!doctype html><html><body><br></body></html>'],
  ['that is huge', 'too_large', good + ' '.repeat(samlMetadataMaxLength)],
])('refused: metadata %s', async (_what, problem, xml) => {
  const problems = problem === 'malformed' ? ['malformed', 'forbidden_markup'] : [problem]
  expect(problems).toContain(await problemOf(xml))
})

test('a certificate in one way of writing, whichever it came in', () => {
  const lines = certificate.replaceAll('\n', '\r\n')
  expect([certificate, lines, bare(certificate), ` ${bare(certificate)}\n`].map(readCertificate)).toEqual(
    Array(4).fill(certificate),
  )
  expect(
    ['', 'x', '-----BEGIN CERTIFICATE-----', bare(certificate).slice(0, -40), elliptic].map(readCertificate),
  ).toEqual(Array(5).fill(undefined))
  expect(endOf(certificate)).toEqual(minutes(60 * 24 * 365))
})

test('ours: who we are, where answers go, and that assertions are to be signed', async () => {
  const root = await readXml(ownMetadata(party), { maxLength: 10_000, comments: 'refused' })
  const [sp] = childrenNamed(root, ns.metadata, 'SPSSODescriptor')
  if (!sp) throw new Error('no service in it')
  const [service] = childrenNamed(sp, ns.metadata, 'AssertionConsumerService')
  expect(attributeOf(root, 'entityID')).toBe(party.entityId)
  expect(sp.attributes.get('WantAssertionsSigned')).toBe('true')
  expect(service?.attributes.get('Location')).toBe(party.acsUrl)
  expect(childrenNamed(sp, ns.metadata, 'NameIDFormat').map(textOf)[0]).toContain('persistent')
})
