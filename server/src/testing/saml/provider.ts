/** An identity provider of tests: it says what it is asked to say, and signs it, rightly or not. */
import { generateKeyPairSync } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@atrium/contract/rules/time/lengths'
import { SignedXml } from 'xml-crypto'
import { certificateOf, type KeyPair } from './certificate.ts'

const XMLNS = 'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"'
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'

/** One key for all tests of a file: making one is slow. */
export function newKeys(): KeyPair {
  return generateKeyPairSync('rsa', { modulusLength: 2_048 })
}

export function newCertificate(keys: KeyPair, now: Date, { days = 365, name = 'idp' } = {}): string {
  return certificateOf(keys, new Date(now.getTime() - DAY_MS), new Date(now.getTime() + days * DAY_MS), name)
}

export interface Said {
  issuer: string
  audience: string
  recipient: string
  destination: string | null
  inResponseTo: string | null
  now: Date
  responseId?: string
  assertionId?: string
  /** Markup. */
  nameId?: string
  attributes?: Record<string, string[]>
  /** Put in the place of what it would say itself, as markup. */
  conditions?: string
  confirmation?: string
  status?: string
  /** Whatever else is in the assertion, or in the response before it. */
  more?: string
  before?: string
}

export function assertionOf(said: Said): string {
  const { issuer, audience, recipient, inResponseTo, now, assertionId = '_assertion', more = '' } = said
  const { nameId = persistent('ada'), attributes = {} } = said
  const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS).toISOString()
  const answers = inResponseTo === null ? '' : ` InResponseTo="${inResponseTo}"`
  const confirmation =
    said.confirmation ??
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData${answers} Recipient="${recipient}" NotOnOrAfter="${at(5)}"/></saml:SubjectConfirmation>`
  const conditions =
    said.conditions ??
    `<saml:Conditions NotBefore="${at(-1)}" NotOnOrAfter="${at(5)}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`
  const values = (texts: string[]) => texts.map((text) => `<saml:AttributeValue>${text}</saml:AttributeValue>`).join('')
  const statement = Object.entries(attributes)
    .map(([name, texts]) => `<saml:Attribute Name="${name}">${values(texts)}</saml:Attribute>`)
    .join('')
  return `<saml:Assertion ${XMLNS} ID="${assertionId}" Version="2.0" IssueInstant="${at(0)}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject>${nameId}${confirmation}</saml:Subject>${conditions}<saml:AuthnStatement AuthnInstant="${at(0)}"/>${statement && `<saml:AttributeStatement>${statement}</saml:AttributeStatement>`}${more}</saml:Assertion>`
}

export function persistent(name: string): string {
  return `<saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${name}</saml:NameID>`
}

/** Around an assertion, signed or not. */
export function responseOf(said: Said, assertion: string): string {
  const { issuer, destination, inResponseTo, now, responseId = '_response', before = '' } = said
  const status =
    said.status ?? '<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>'
  const to = destination === null ? '' : ` Destination="${destination}"`
  const answers = inResponseTo === null ? '' : ` InResponseTo="${inResponseTo}"`
  return `<samlp:Response ${XMLNS} ID="${responseId}" Version="2.0" IssueInstant="${now.toISOString()}"${to}${answers}><saml:Issuer>${issuer}</saml:Issuer>${before}${status}${assertion}</samlp:Response>`
}

export interface Signing {
  keys: KeyPair
  /** Put into KeyInfo. */
  certificate?: string
  signatureAlgorithm?: string
  digestAlgorithm?: string
  transforms?: string[]
  canonicalizationAlgorithm?: string
}

/** Signs the element of that name, and puts the signature behind its issuer. */
export function signed(xml: string, name: 'Assertion' | 'Response', signing: Signing): string {
  const xpath = `//*[local-name(.)='${name}']`
  const signer = new SignedXml({
    privateKey: signing.keys.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    signatureAlgorithm: signing.signatureAlgorithm ?? 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: signing.canonicalizationAlgorithm ?? EXCLUSIVE,
    ...(signing.certificate !== undefined && { publicCert: signing.certificate }),
  })
  signer.addReference({
    xpath,
    transforms: signing.transforms ?? [ENVELOPED, EXCLUSIVE],
    digestAlgorithm: signing.digestAlgorithm ?? 'http://www.w3.org/2001/04/xmlenc#sha256',
  })
  signer.computeSignature(xml, {
    prefix: 'ds',
    location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' },
  })
  return signer.getSignedXml()
}

export function encoded(xml: string): string {
  return Buffer.from(xml, 'utf8').toString('base64')
}
