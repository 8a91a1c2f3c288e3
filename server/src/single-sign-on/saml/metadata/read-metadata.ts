/**
 * What an identity provider's metadata says of it (saml-metadata-2.0-os). Its own signature is not asked for: it comes
 * over TLS from the address that an owner gave, or from the owner.
 */
import { samlMetadataMaxLength } from '@atrium/contract/limits'
import type { SamlProvider } from '#single-sign-on/saml/saml-connection.ts'
import { SamlRefusal } from '#single-sign-on/saml/saml-refusal.ts'
import { attributeOf, childrenNamed, everyElement, isNamed, textOf, timeOf } from '#single-sign-on/saml/xml/elements.ts'
import { binding, ns } from '#single-sign-on/saml/xml/namespaces.ts'
import { readXml, type XmlElement } from '#single-sign-on/saml/xml/read-xml.ts'
import { readCertificate } from './certificates.ts'

export interface ProviderMetadata extends SamlProvider {
  /** It asks for signed requests, which are not made here: many say so and take others. */
  wantsSignedRequests: boolean
}

/** saml-core, section 8.3.6. */
const ENTITY_ID_MAX_LENGTH = 1_024

/** Rejects with a `SamlRefusal`: `malformed`, `too_large`, `forbidden_markup`, `expired`, `several`, or `algorithm` where it has no key that is verified here. */
export async function readMetadata(xml: string, now: Date): Promise<ProviderMetadata> {
  const root = await readXml(xml, { maxLength: samlMetadataMaxLength, comments: 'skipped' })
  const entity = onlyProvider(root)
  for (const element of new Set([root, entity])) {
    const end = timeOf(element, 'validUntil')
    if (end && end <= now) throw new SamlRefusal('expired', 'the metadata itself has ended')
  }
  const [role] = childrenNamed(entity, ns.metadata, 'IDPSSODescriptor')
  if (!role) throw new SamlRefusal('malformed', 'no identity provider')
  const address = (by: string) =>
    childrenNamed(role, ns.metadata, 'SingleSignOnService').find(({ attributes }) => attributes.get('Binding') === by)
  const [redirect, post] = [address(binding.redirect), address(binding.post)]
  if (!redirect && !post) throw new SamlRefusal('malformed', 'no address for HTTP-Redirect or HTTP-POST')
  const issuer = attributeOf(entity, 'entityID').trim()
  if (issuer === '' || issuer.length > ENTITY_ID_MAX_LENGTH) throw new SamlRefusal('malformed', 'no entityID')
  return {
    issuer,
    redirect_url: redirect ? attributeOf(redirect, 'Location').trim() : null,
    post_url: post ? attributeOf(post, 'Location').trim() : null,
    certificates: signingCertificates(role),
    wantsSignedRequests: ['true', '1'].includes(role.attributes.get('WantAuthnRequestsSigned') ?? ''),
  }
}

/** Of a federation's file nobody could say which one is meant. */
function onlyProvider(root: XmlElement): XmlElement {
  const providers = [...everyElement(root)].filter(
    (element) =>
      isNamed(element, ns.metadata, 'EntityDescriptor') &&
      childrenNamed(element, ns.metadata, 'IDPSSODescriptor').length > 0,
  )
  const [one, ...others] = providers
  if (!one) throw new SamlRefusal('malformed', 'this is not the metadata of an identity provider')
  if (others.length > 0) throw new SamlRefusal('several', 'the metadata of several identity providers')
  return one
}

/** Those that say nothing of their use are for signing as well. All of them: who keeps some chooses which. */
function signingCertificates(role: XmlElement): string[] {
  const written = childrenNamed(role, ns.metadata, 'KeyDescriptor')
    .filter(({ attributes }) => (attributes.get('use') ?? 'signing') === 'signing')
    .flatMap((descriptor) => [...everyElement(descriptor)])
    .filter((element) => isNamed(element, ns.signature, 'X509Certificate'))
    .map(textOf)
  const certificates = [...new Set(written.flatMap((each) => readCertificate(each) ?? []))]
  if (certificates.length === 0)
    throw new SamlRefusal('algorithm', 'no signing certificate with an RSA key of 2,048 bits')
  return certificates
}
