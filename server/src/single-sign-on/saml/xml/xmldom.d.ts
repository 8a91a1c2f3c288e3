/** What is used of the parser. */
export interface DomNode {
  nodeType: number
  childNodes: ArrayLike<DomNode>
}

export interface DomText extends DomNode {
  nodeType: 3
  data: string
}

export interface DomAttribute {
  namespaceURI: string | null
  localName: string
  name: string
  value: string
}

export interface DomElement extends DomNode {
  nodeType: 1
  namespaceURI: string | null
  localName: string
  attributes: ArrayLike<DomAttribute>
}

export interface DomDocument extends DomNode {
  documentElement: DomElement | null
}

type Report = (message: string) => void

export class DOMParser {
  constructor(options: { locator?: object; errorHandler: Record<'warning' | 'error' | 'fatalError', Report> })
  parseFromString(xml: string, mimeType: string): DomDocument | undefined
}
