/** By which name a provider knows somebody: one that stays theirs. */
import { SamlRefusal } from '#single-sign-on/saml/saml-refusal.ts'
import { childrenNamed } from '#single-sign-on/saml/xml/elements.ts'
import { nameIdFormat, ns } from '#single-sign-on/saml/xml/namespaces.ts'
import type { XmlElement } from '#single-sign-on/saml/xml/read-xml.ts'

/** saml-core, section 8.3.7. */
const MAX_LENGTH = 256
const lasting = new Set<string>([nameIdFormat.persistent, nameIdFormat.email, nameIdFormat.unspecified])

/**
 * Refuses with `name_id`. The same name by another qualifier is another person (section 8.3.7), so qualifiers that are
 * not the provider's and ours become part of it.
 */
export function readSubject(
  element: XmlElement,
  { issuer, entityId }: { issuer: string; entityId: string },
): { subject: string; email?: string } {
  const names = childrenNamed(element, ns.assertion, 'NameID')
  const [nameId] = names
  if (!nameId || names.length > 1) throw new SamlRefusal('name_id', 'there is not exactly one NameID')
  const { attributes, text, children } = nameId
  const format = attributes.get('Format') ?? nameIdFormat.unspecified
  if (format === nameIdFormat.transient) throw new SamlRefusal('name_id', 'a transient NameID is another every time')
  if (!lasting.has(format)) throw new SamlRefusal('name_id', `a NameID of the format ${format.slice(0, 200)}`)
  // Space is refused, not taken off: "ada" and "ada " may be two people there.
  if (children.length > 0 || text === '' || text !== text.trim() || text.length > MAX_LENGTH || /\p{Cc}/u.test(text)) {
    throw new SamlRefusal('name_id', 'the NameID is no name')
  }
  const qualifiers = [
    [attributes.get('NameQualifier'), issuer],
    [attributes.get('SPNameQualifier'), entityId],
  ].map(([qualifier, usual]) => (qualifier === usual ? '' : (qualifier ?? '')))
  const named = qualifiers.every((qualifier) => qualifier === '') ? text : JSON.stringify([...qualifiers, text])
  return { subject: named, ...(format === nameIdFormat.email && { email: text }) }
}
