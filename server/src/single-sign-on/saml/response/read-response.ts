/** A response as it was posted, to what it proves. */
import type { SamlParty, SamlProvider } from '#single-sign-on/saml/saml-connection.ts'
import { SamlRefusal } from '#single-sign-on/saml/saml-refusal.ts'
import { childrenNamed, textOf } from '#single-sign-on/saml/xml/elements.ts'
import { ns } from '#single-sign-on/saml/xml/namespaces.ts'
import { readXml, type XmlBounds, type XmlElement } from '#single-sign-on/saml/xml/read-xml.ts'
import { admit } from './gate.ts'
import { readAssertion, type ReadAssertion, requireAnswers } from './read-assertion.ts'
import { verifiedAssertion } from './verify.ts'

export interface ToRead {
  /** The field `SAMLResponse` of the form. */
  encoded: string
  provider: Pick<SamlProvider, 'issuer' | 'certificates'>
  party: SamlParty
  /** The ID of the request that this browser was sent with; undefined where the provider begins by itself. */
  requestId: string | undefined
  now: Date
}

/** Some hundred groups with long names fit in. */
export const MAX_RESPONSE_LENGTH = 256 * 1_024
const bounds: XmlBounds = { maxLength: MAX_RESPONSE_LENGTH, comments: 'refused' }

/**
 * Rejects with a `SamlRefusal`. Whether the answer was heard before is not asked here: whoever signs somebody in by
 * it has taken the sign-in that it answers out of the database before, once (`come-back-saml.ts`).
 */
export async function readResponse({ encoded, provider, party, requestId, now }: ToRead): Promise<ReadAssertion> {
  const xml = decode(encoded)
  const { response, assertionId, isResponseSigned } = admit(await readXml(xml, bounds))
  requireEnvelope(response, { issuer: provider.issuer, acsUrl: party.acsUrl, requestId, isSigned: isResponseSigned })
  const signed = await verifiedAssertion({ xml, isResponseSigned, provider, party, now })
  const read = readAssertion(await readXml(signed, bounds), { issuer: provider.issuer, party, requestId, now })
  if (read.id !== assertionId) throw new SamlRefusal('signature', 'what was verified is not what was let in')
  return read
}

/**
 * What stands around the assertion is mostly not signed: it can only take away, and never let in. Where it says nothing
 * of the destination it has to be unsigned (saml-bindings, section 3.5.5.2).
 */
function requireEnvelope(
  response: XmlElement,
  {
    issuer,
    acsUrl,
    requestId,
    isSigned,
  }: { issuer: string; acsUrl: string; requestId: string | undefined; isSigned: boolean },
): void {
  const issuers = childrenNamed(response, ns.assertion, 'Issuer')
  if (issuers.length > 1 || issuers.some((one) => textOf(one) !== issuer)) {
    throw new SamlRefusal('issuer', 'the response is of another issuer')
  }
  const destination = response.attributes.get('Destination')
  if (destination === undefined ? isSigned : destination !== acsUrl) {
    throw new SamlRefusal('destination', 'the response was made for another address')
  }
  requireAnswers(response, requestId)
}

function decode(encoded: string): string {
  // Base64 may be broken into lines (saml-bindings, section 3.5.4).
  const compact = encoded.replace(/[\r\n\t ]/g, '')
  if (compact.length > MAX_RESPONSE_LENGTH * 2) throw new SamlRefusal('too_large', 'the response is too long')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(compact)) throw new SamlRefusal('malformed', 'the response is no base64')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(compact, 'base64'))
  } catch {
    throw new SamlRefusal('malformed', 'the response is no UTF-8')
  }
}
