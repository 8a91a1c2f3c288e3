/** Our side of a connection, as identity providers read it (saml-metadata-2.0-os). */
import type { SamlParty } from '#single-sign-on/saml/saml-connection.ts'
import { html } from '#http/small-pages/html.ts'
import { binding, nameIdFormat, ns } from '#single-sign-on/saml/xml/namespaces.ts'

/** Escapes as it does for pages: attributes are the same. */
const xml = html

/** No key is in it: requests are not signed, and assertions are not to be encrypted. */
export function ownMetadata({ entityId, acsUrl }: SamlParty): string {
  const { markup } = xml`<md:EntityDescriptor xmlns:md="${ns.metadata}" entityID="${entityId}">
  <md:SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="${ns.protocol}">
    <md:NameIDFormat>${nameIdFormat.persistent}</md:NameIDFormat>
    <md:NameIDFormat>${nameIdFormat.email}</md:NameIDFormat>
    <md:AssertionConsumerService Binding="${binding.post}" Location="${acsUrl}" index="0" isDefault="true"/>
  </md:SPSSODescriptor>
</md:EntityDescriptor>
`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${markup}`
}
