/**
 * XML as a plain tree, and nothing of it that a reader could take for something else: no document type, no entities, no
 * processing instructions, no CDATA, and comments only where nobody signs. Read by the parser that verifies signatures,
 * so that no two readers of one document disagree.
 */
import { SamlRefusal } from '#single-sign-on/saml/saml-refusal.ts'
import type { DomDocument, DomElement, DomNode, DomText } from './xmldom.js'

export interface XmlElement {
  namespace: string
  /** Without its prefix. */
  name: string
  /** Those of no namespace by their name, others as `{namespace}name`. Declarations of namespaces are none. */
  attributes: ReadonlyMap<string, string>
  children: readonly XmlElement[]
  /** Its own text, in one piece; that of its children is theirs. */
  text: string
}

export interface XmlBounds {
  maxLength: number
  /** Left out where they may stand. */
  comments: 'refused' | 'skipped'
}

const MAX_DEPTH = 32
/** Some thousand groups. What verifies signatures takes the square of it: about a tenth of a second for so many. */
const MAX_ELEMENTS = 1_500
const MAX_ATTRIBUTES = 64
/** Before anything is parsed, which takes most of a second for as many as fit in: of tags, and of attributes of them all. */
const MAX_TAGS = 2 * MAX_ELEMENTS
const MAX_ATTRIBUTES_IN_ALL = 4 * MAX_ELEMENTS
/** Before it is parsed: the parser copies all that are in scope to whatever declares another. */
const MAX_PREFIXES = 64
const ELEMENT = 1
const TEXT = 3
const COMMENT = 8
const DECLARATIONS = 'http://www.w3.org/2000/xmlns/'

const declaration = /^<\?xml\s[^<>?]*\?>/
/** The five that XML itself has, and characters by their number. Anything else needs a document type. */
const foreignReference = /&(?!(?:amp|lt|gt|quot|apos|#[0-9]{1,7}|#x[0-9a-fA-F]{1,6});)/
/** Absolute, as the rules of canonical XML want it, and of nothing that could end an attribute. */
const namespaceName = /^[a-zA-Z][a-zA-Z0-9+.-]*:[^\s"'<>&]+$/
/** What XML has no character for, written as it is or by its number (XML 1.0, section 2.2); halves of characters are looked for beside. */
const noCharacter = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/
/** The parser reads scripts of this one by other rules. */
const XHTML = 'http://www.w3.org/1999/xhtml'
const SIGNIFICANT = new Set<unknown>([ELEMENT, TEXT])

/** Loaded at the first use. */
const parser = () => import('./xmldom.js')

/** The root. Rejects with a `SamlRefusal`: `too_large`, `forbidden_markup` or `malformed`. */
export async function readXml(xml: string, { maxLength, comments }: XmlBounds): Promise<XmlElement> {
  if (xml.length > maxLength) throw new SamlRefusal('too_large', `more than ${maxLength} characters`)
  const body = xml.replace(/^\ufeff/, '').replace(declaration, '')
  // Before it is parsed at all.
  const markup = comments === 'skipped' ? body.replaceAll('<!--', '') : body
  if (/<[!?]/.test(markup) || foreignReference.test(body)) {
    throw new SamlRefusal('forbidden_markup', 'markup other than elements, or an entity')
  }
  if (timesIn(markup, /</g) > MAX_TAGS || timesIn(markup, /=\s*["']/g) > MAX_ATTRIBUTES_IN_ALL) {
    throw new SamlRefusal('too_large', 'too many elements or attributes')
  }
  const prefixes = new Set(Array.from(body.matchAll(/xmlns:([^\s=]*)/g), ([, prefix]) => prefix))
  if (prefixes.size > MAX_PREFIXES) throw new SamlRefusal('too_large', 'too many prefixes')
  const { DOMParser } = await parser()
  const errorHandler = { warning: notWellFormed, error: notWellFormed, fatalError: notWellFormed }
  let document: DomDocument | undefined
  try {
    document = new DOMParser({ locator: {}, errorHandler }).parseFromString(body, 'text/xml')
  } catch {
    notWellFormed()
  }
  return toTree(onlyRoot(document), comments)
}

function timesIn(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** At the first thing that is wrong: there may be very many. */
function notWellFormed(): never {
  throw new SamlRefusal('malformed', 'no well-formed XML')
}

function onlyRoot(document: DomDocument | undefined): DomElement {
  const nodes = Array.from(document?.childNodes ?? []).filter((node) => node.nodeType !== COMMENT && !isBlank(node))
  const [root] = nodes
  return nodes.length === 1 && root && isElement(root) ? root : notWellFormed()
}
/** Without recursion over what somebody else nested. */
function toTree(root: DomElement, comments: XmlBounds['comments']): XmlElement {
  let count = 0
  const top = start(root)
  const waiting = [{ from: root, to: top, depth: 1 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { from, to, depth } = next
    count += 1
    if (depth > MAX_DEPTH || count > MAX_ELEMENTS) throw new SamlRefusal('too_large', 'too deep, or too many elements')
    for (const node of Array.from(from.childNodes)) {
      if (node.nodeType === COMMENT && comments === 'skipped') continue
      if (!SIGNIFICANT.has(node.nodeType)) throw new SamlRefusal('forbidden_markup', `a node of type ${node.nodeType}`)
      if (isElement(node)) {
        const child = start(node)
        to.children.push(child)
        waiting.push({ from: node, to: child, depth: depth + 1 })
      } else to.text += (node as DomText).data
    }
    requireCharacters(to.text)
  }
  return top
}

function start(element: DomElement): XmlElement & { children: XmlElement[] } {
  const attributes = new Map<string, string>()
  if (element.attributes.length > MAX_ATTRIBUTES) throw new SamlRefusal('too_large', 'too many attributes')
  if (element.namespaceURI === XHTML) throw new SamlRefusal('forbidden_markup', 'markup of pages')
  for (const { namespaceURI, localName, name, value } of Array.from(element.attributes)) {
    if (namespaceURI === DECLARATIONS || /^xmlns/i.test(name)) {
      // An empty one takes the default away; a name that only begins so would be left out of what is signed.
      const declares = name === 'xmlns' || name.startsWith('xmlns:')
      if (!declares || (!namespaceName.test(value) && !(name === 'xmlns' && value === ''))) {
        throw new SamlRefusal('malformed', 'a namespace that is no absolute name')
      }
    } else {
      requireCharacters(value)
      attributes.set(namespaceURI ? `{${namespaceURI}}${localName}` : name, value)
    }
  }
  return { namespace: element.namespaceURI ?? '', name: element.localName, attributes, children: [], text: '' }
}

function requireCharacters(text: string): void {
  if (noCharacter.test(text) || !text.isWellFormed()) throw new SamlRefusal('malformed', 'a character that XML has not')
}

function isElement(node: DomNode): node is DomElement {
  return node.nodeType === ELEMENT
}

function isBlank(node: DomNode): boolean {
  return node.nodeType === TEXT && (node as DomText).data.trim() === ''
}
