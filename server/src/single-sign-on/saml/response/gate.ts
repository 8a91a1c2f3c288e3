/**
 * What a response must look like before anybody verifies it: one assertion where it belongs, signed itself, its ID found
 * once. The library searches by names and at any depth; every known wrapping of signatures (XSW 1 to 8) has a second
 * assertion, a second response, or a signature away from what it covers, so none of them gets past here.
 */
import { SamlRefusal } from '#single-sign-on/saml/saml-refusal.ts'
import { attributeOf, childrenNamed, everyElement, isNamed, onlyChild } from '#single-sign-on/saml/xml/elements.ts'
import { ns } from '#single-sign-on/saml/xml/namespaces.ts'
import type { XmlElement } from '#single-sign-on/saml/xml/read-xml.ts'
import { requireSignatureShape } from './signature-shape.ts'

export interface Admitted {
  response: XmlElement
  assertionId: string
  /** The response is signed as well: then that has to hold too. */
  isResponseSigned: boolean
}

const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success'
/** XML's name without a colon: what an ID is. */
const identifier = /^[A-Za-z_][A-Za-z0-9_.-]{0,255}$/
/** What may stand only where it is looked for, whatever namespace it claims. */
const restricted = new Set([
  ...['Response', 'Assertion', 'EncryptedAssertion', 'EncryptedID', 'EncryptedAttribute'],
  ...['Signature', 'SignedInfo', 'Object', 'Manifest'],
])

/** In: the root of the document. Refuses with `malformed`, `provider_refused`, `encrypted`, `unsigned` or `algorithm`. */
export function admit(response: XmlElement): Admitted {
  if (!isNamed(response, ns.protocol, 'Response')) throw new SamlRefusal('malformed', 'this is no SAML response')
  if (attributeOf(response, 'Version') !== '2.0') throw new SamlRefusal('malformed', 'not version 2.0')
  requireUniqueIds(response)
  requireSuccess(response)
  if (childrenNamed(response, ns.assertion, 'EncryptedAssertion').length > 0) {
    throw new SamlRefusal('encrypted', 'the assertion is encrypted')
  }
  const assertion = onlyChild(response, ns.assertion, 'Assertion')
  const responseSignatures = childrenNamed(response, ns.signature, 'Signature')
  const ownSignatures = childrenNamed(assertion, ns.signature, 'Signature')
  const signatures = [...ownSignatures, ...responseSignatures]
  requireNowhereElse(response, new Set([response, assertion, ...signatures.flatMap((one) => [one, ...one.children])]))
  const [signature] = ownSignatures
  if (!signature) throw new SamlRefusal('unsigned', 'the assertion is not signed itself')
  if (ownSignatures.length > 1 || responseSignatures.length > 1)
    throw new SamlRefusal('malformed', 'several signatures')
  const assertionId = idOf(assertion)
  requireSignatureShape(signature, assertionId)
  for (const one of responseSignatures) requireSignatureShape(one, idOf(response))
  return { response, assertionId, isResponseSigned: responseSignatures.length > 0 }
}

function requireNowhereElse(root: XmlElement, places: ReadonlySet<XmlElement>): void {
  for (const element of everyElement(root)) {
    if (places.has(element) || !restricted.has(element.name)) continue
    if (element.name.startsWith('Encrypted')) throw new SamlRefusal('encrypted', `${element.name} inside the assertion`)
    throw new SamlRefusal('malformed', `${element.name} where it does not belong`)
  }
}

/** By whichever writing of "ID" somebody may search. */
function requireUniqueIds(root: XmlElement): void {
  const seen = new Set<string>()
  for (const { attributes } of everyElement(root)) {
    for (const [name, value] of attributes) {
      if (!/^(?:\{.*\})?id$/i.test(name)) continue
      if (name.startsWith('{') || seen.has(value)) throw new SamlRefusal('malformed', 'an ID that is not the only one')
      seen.add(value)
    }
  }
}

function idOf(element: XmlElement): string {
  const id = attributeOf(element, 'ID')
  if (!identifier.test(id)) throw new SamlRefusal('malformed', 'an ID that is no name')
  return id
}

/** The code inside says more (`AuthnFailed`, `RequestDenied`), and whatever they wrote is for the log. */
function requireSuccess(response: XmlElement): void {
  const status = onlyChild(response, ns.protocol, 'Status')
  const codes = [...everyElement(status)].filter((element) => isNamed(element, ns.protocol, 'StatusCode'))
  const values = codes.map((code) => attributeOf(code, 'Value'))
  if (values[0] === SUCCESS) return
  const names = values.map((value) =>
    value
      .slice(value.lastIndexOf(':') + 1)
      .replace(/[^A-Za-z]/g, '')
      .slice(0, 40),
  )
  throw new SamlRefusal('provider_refused', `the provider answered ${names.join(', ')}`)
}
