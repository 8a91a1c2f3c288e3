/** What an assertion says of somebody beside their name. */
import { SamlRefusal } from '#single-sign-on/saml/saml-refusal.ts'
import { attributeOf, childrenNamed } from '#single-sign-on/saml/xml/elements.ts'
import { ns } from '#single-sign-on/saml/xml/namespaces.ts'
import type { XmlElement } from '#single-sign-on/saml/xml/read-xml.ts'

const MAX_CLAIMS = 200
const MAX_LENGTH = 2_048

/**
 * In: its attribute statements. Attributes of one name are one claim; values that are elements (an ID of Shibboleth)
 * are left out. Out: by name, without a prototype, for any name may be one. Refuses with `too_large`.
 */
export function readAttributes(statements: readonly XmlElement[]): Record<string, string[]> {
  const claims = Object.create(null) as Record<string, string[]>
  for (const attribute of statements.flatMap((statement) => childrenNamed(statement, ns.assertion, 'Attribute'))) {
    const texts = childrenNamed(attribute, ns.assertion, 'AttributeValue')
      .filter(({ children }) => children.length === 0)
      .map(({ text }) => text.trim())
      .filter((text) => text !== '')
    const name = attributeOf(attribute, 'Name')
    const own = (claims[name] ??= [])
    own.push(...texts)
    if ([name, ...texts].some((text) => text.length > MAX_LENGTH) || Object.keys(claims).length > MAX_CLAIMS) {
      throw new SamlRefusal('too_large', 'too many attributes, or too long')
    }
  }
  return claims
}
