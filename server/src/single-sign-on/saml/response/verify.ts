/**
 * Whether the connection's provider signed it. The library does the cryptography and nothing else: what it leaves
 * unchecked (recipient, destination, times of the confirmation, answered request, replay, issuer) is checked of the bytes
 * that were signed, in `read-assertion.ts`.
 */
import { X509Certificate } from 'node:crypto'
import type { SAML } from '@node-saml/node-saml'
import { CLOCK_SKEW_MS } from '#single-sign-on/clock-skew.ts'
import type { SamlParty, SamlProvider } from '#single-sign-on/saml/saml-connection.ts'
import { SamlRefusal } from '#single-sign-on/saml/saml-refusal.ts'

/** Loaded at the first use. What it verified is handed on as it is: it would read it as well, and too generously. */
let loaded: Promise<typeof SAML> | undefined
async function library(): Promise<typeof SAML> {
  const { SAML } = await import('@node-saml/node-saml')
  return class extends SAML {
    protected override async processValidlySignedAssertionAsync(xml: string) {
      return { profile: { issuer: '', nameID: '', nameIDFormat: '', getAssertionXml: () => xml }, loggedOut: false }
    }
  }
}

export interface ToVerify {
  /** The document that was let in by `admit`. */
  xml: string
  isResponseSigned: boolean
  provider: Pick<SamlProvider, 'certificates'>
  party: SamlParty
  now: Date
}

/**
 * The signed assertion, as canonical XML: the bytes that the signature stands for, and all that may be read. Rejects with
 * `certificate_ended` or `signature`.
 */
export async function verifiedAssertion({ xml, isResponseSigned, provider, party, now }: ToVerify): Promise<string> {
  const idpCert = provider.certificates.filter((pem) => isInForce(pem, now))
  if (idpCert.length === 0) throw new SamlRefusal('certificate_ended', 'no certificate of the connection is in force')
  const Verifier = await (loaded ??= library())
  const saml = new Verifier({
    callbackUrl: party.acsUrl,
    issuer: party.entityId,
    idpCert,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: isResponseSigned,
  })
  const SAMLResponse = Buffer.from(xml, 'utf8').toString('base64')
  const verified = await saml.validatePostResponseAsync({ SAMLResponse }).catch((error: unknown) => {
    throw new SamlRefusal('signature', error instanceof Error ? error.message.slice(0, 200) : 'not verified')
  })
  const assertion = verified.profile?.getAssertionXml?.()
  if (assertion === undefined) throw new SamlRefusal('signature', 'nothing was verified')
  return assertion
}

function isInForce(pem: string, now: Date): boolean {
  const { validFromDate, validToDate } = new X509Certificate(pem)
  return validFromDate.getTime() - CLOCK_SKEW_MS <= now.getTime() && now <= validToDate
}
