/**
 * The one shape of a signature that is let through to whoever verifies it: it covers its own parent, whole, by a strong
 * algorithm, and has room for nothing else (saml-core, section 5.4; xmldsig-core). A reader that takes the first of
 * several, or any depth, then has nothing to choose from.
 */
import { SamlRefusal } from '#single-sign-on/saml/saml-refusal.ts'
import { attributeOf, everyElement, onlyChild, textOf } from '#single-sign-on/saml/xml/elements.ts'
import { ns } from '#single-sign-on/saml/xml/namespaces.ts'
import type { XmlElement } from '#single-sign-on/saml/xml/read-xml.ts'

const ENVELOPED = `${ns.signature}enveloped-signature`

/**
 * Those of the library that stand on no broken hash. ECDSA is none of its: certificates with such keys are refused when
 * a connection is saved. HMAC takes the certificate, which everybody has, for the secret.
 */
const signatureMethods = new Set([
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
])
const digestMethods = new Set(['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'])

/** Each space has one place in it: where it had two, 200,000 of them with something else behind took a minute to refuse. */
const base64 = /^[A-Za-z0-9+/\s]+(?:=\s*){0,2}$/

/** Refuses with `malformed` or `algorithm`. In: the signature, and the ID of the element that it stands in. */
export function requireSignatureShape(signature: XmlElement, id: string): void {
  const [info, value, keyInfo] = signature.children
  const known = info?.name === 'SignedInfo' && value?.name === 'SignatureValue'
  if (!known || (keyInfo && keyInfo.name !== 'KeyInfo') || signature.children.length > 3) {
    throw malformed('Signature is not SignedInfo, SignatureValue and KeyInfo')
  }
  // What names the key is never read, but whoever searches by name finds nothing in it.
  for (const element of everyElement(signature)) {
    const parts = element.namespace === ns.exclusive ? 'InclusiveNamespaces' : undefined
    if (element.namespace !== ns.signature && element.name !== parts) throw malformed('Signature has foreign elements')
  }
  if (keyInfo && [...everyElement(keyInfo)].some(({ name }) => partsOfSignature.has(name))) {
    throw malformed('KeyInfo has parts of a signature')
  }
  requireSignedInfo(info, id)
  if (!base64.test(textOf(value))) throw malformed('SignatureValue is no base64')
}

const partsOfSignature = new Set([
  ...['Signature', 'SignedInfo', 'SignatureValue', 'CanonicalizationMethod', 'SignatureMethod', 'Reference'],
  ...['Transforms', 'Transform', 'DigestMethod', 'DigestValue', 'Object', 'Manifest', 'RetrievalMethod'],
])

function requireSignedInfo(info: XmlElement, id: string): void {
  requireChildren(info, ['CanonicalizationMethod', 'SignatureMethod', 'Reference'])
  const [canonicalization, method, reference] = info.children as [XmlElement, XmlElement, XmlElement]
  requireExclusive(canonicalization)
  requireAlgorithm(method, signatureMethods)
  if (reference.attributes.get('URI') !== `#${id}`) throw malformed('the signature is not of what it stands in')
  requireChildren(reference, ['Transforms', 'DigestMethod', 'DigestValue'])
  const [transforms, digest, value] = reference.children as [XmlElement, XmlElement, XmlElement]
  requireChildren(transforms, ['Transform', 'Transform'])
  const [enveloped, exclusive] = transforms.children as [XmlElement, XmlElement]
  requireAlgorithm(enveloped, new Set([ENVELOPED]))
  requireExclusive(exclusive)
  requireAlgorithm(digest, digestMethods)
  if (!base64.test(textOf(value))) throw malformed('DigestValue is no base64')
}

/** Exclusive canonical XML without comments; it may name prefixes that are kept. */
function requireExclusive(element: XmlElement): void {
  const algorithm = attributeOf(element, 'Algorithm')
  if (algorithm !== ns.exclusive) throw new SamlRefusal('algorithm', `canonical XML by ${algorithm}`)
  if (element.children.length === 0) return
  onlyChild(element, ns.exclusive, 'InclusiveNamespaces')
  if (element.children.length > 1) throw malformed('a transform has more than its prefixes')
}

function requireAlgorithm(element: XmlElement, allowed: ReadonlySet<string>): void {
  const algorithm = attributeOf(element, 'Algorithm')
  if (!allowed.has(algorithm)) throw new SamlRefusal('algorithm', `${element.name} ${algorithm}`)
  if (element.children.length > 0) throw malformed(`${element.name} has parameters`)
}

function requireChildren(parent: XmlElement, names: readonly string[]): void {
  const found = parent.children.map(({ name }) => name)
  if (found.join(' ') !== names.join(' ')) throw malformed(`${parent.name} is not ${names.join(', ')}`)
}

function malformed(detail: string): SamlRefusal {
  return new SamlRefusal('malformed', detail)
}
