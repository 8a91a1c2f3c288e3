/** Looking into a tree of XML. */
import { type SamlProblem, SamlRefusal } from '#single-sign-on/saml/saml-refusal.ts'
import type { XmlElement } from './read-xml.ts'

export function isNamed(element: XmlElement, namespace: string, name: string): boolean {
  return element.namespace === namespace && element.name === name
}

export function childrenNamed(parent: XmlElement, namespace: string, name: string): XmlElement[] {
  return parent.children.filter((child) => isNamed(child, namespace, name))
}

/** Refuses where there is none, or several, with `problem`. */
export function onlyChild(
  parent: XmlElement,
  namespace: string,
  name: string,
  problem: SamlProblem = 'malformed',
): XmlElement {
  const [one, ...others] = childrenNamed(parent, namespace, name)
  if (!one || others.length > 0) throw new SamlRefusal(problem, `${parent.name} has not exactly one ${name}`)
  return one
}

/** The element and everything in it. */
export function* everyElement(root: XmlElement): Generator<XmlElement> {
  yield root
  for (const child of root.children) yield* everyElement(child)
}

/** Refuses with `malformed` where there are elements inside. Space around it is none of it. */
export function textOf(element: XmlElement): string {
  if (element.children.length > 0) throw new SamlRefusal('malformed', `${element.name} is not text alone`)
  return element.text.trim()
}

/** Refuses with `malformed` where it is missing. */
export function attributeOf(element: XmlElement, name: string): string {
  const value = element.attributes.get(name)
  if (value === undefined) throw new SamlRefusal('malformed', `${element.name} has no ${name}`)
  return value
}

const utc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/

/** A time of SAML: UTC, said so (saml-core, section 1.3.3). Undefined where it is missing; refuses with `malformed`. */
export function timeOf(element: XmlElement, name: string): Date | undefined {
  const value = element.attributes.get(name)
  if (value === undefined) return undefined
  const time = new Date(value)
  if (!utc.test(value) || Number.isNaN(time.getTime())) throw new SamlRefusal('malformed', `${name} is no time`)
  return time
}
