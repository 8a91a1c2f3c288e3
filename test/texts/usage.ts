/** Which texts of a catalogue the source reads: by name, taken apart, by an index, or handed on whole. */
import { parseSync } from 'vite'

/** A part of the catalogue: a text, or an object of texts. */
interface Part {
  path: string
  value: unknown
}

interface Node {
  type: string
  [field: string]: unknown
}

/** A file that may read texts, and where its imports of texts lead: an import's source to the file's exports. */
export interface Source {
  path: string
  text: string
  /** Undefined for what is no file of texts. */
  imported: (from: string) => { path: string; exports: Readonly<Record<string, unknown>> } | undefined
}

/** The paths of texts that are read, and every word by which a part that was handed on may be read elsewhere. */
export interface Usage {
  read: Set<string>
  handedOn: Part[]
  words: Set<string>
}

export function usageIn(sources: readonly Source[]): Usage {
  const usage: Usage = { read: new Set(), handedOn: [], words: new Set() }
  for (const source of sources) readSource(source, usage)
  return usage
}

/** Whether a text is read, or stands in a part that was handed on and is called by a name that is read somewhere. */
export function isUsed(path: string, { read, handedOn, words }: Usage): boolean {
  if (read.has(path)) return true
  const names = (part: string) => path.slice(part.length + 1).split('.')
  return handedOn.some((part) => path.startsWith(`${part.path}.`) && names(part.path).every((name) => words.has(name)))
}

function readSource({ path, text, imported }: Source, usage: Usage) {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`)
  const body = program as unknown as Node
  const known = importedParts(body, imported)
  // Names that are given to parts further down may be used further up, in a function: until no more are found.
  for (let before = -1; before < countOf(known);) {
    before = countOf(known)
    visit(body, (node) => nameParts(node, known))
  }
  visit(body, (node, parent) => note(node, parent, known, usage))
}

/** By name, wherever in the file it is given: where two functions give it to different parts, to both. */
type Known = Map<string, Part[]>

function countOf(known: Known): number {
  return [...known.values()].reduce((sum, parts) => sum + parts.length, 0)
}

function importedParts(program: Node, imported: Source['imported']): Known {
  const known: Known = new Map()
  for (const statement of nodesOf(program['body'])) {
    if (statement.type !== 'ImportDeclaration' || statement['importKind'] === 'type') continue
    const file = imported(String((statement['source'] as Node)['value']))
    if (!file) continue
    for (const specifier of nodesOf(statement['specifiers'])) {
      const name = String((specifier['imported'] as Node | undefined)?.['name'])
      known.set(nameOf(specifier['local']), [{ path: `${file.path}: ${name}`, value: file.exports[name] }])
    }
  }
  return known
}

/** `const texts = messages.form` and `const { title, lead: text } = messages.form`. */
function nameParts(node: Node, known: Known) {
  if (node.type !== 'VariableDeclarator') return
  bind(node['id'] as Node, partsOf(node['init'] as Node | null, known), known)
}

function bind(pattern: Node, parts: Part[], known: Known) {
  if (parts.length === 0) return
  if (pattern.type === 'Identifier') {
    const before = known.get(nameOf(pattern)) ?? []
    const more = parts.filter(({ path }) => !before.some((part) => part.path === path))
    known.set(nameOf(pattern), [...before, ...more])
  }
  if (pattern.type !== 'ObjectPattern') return
  for (const property of nodesOf(pattern['properties']))
    if (property.type === 'Property') bind(property['value'] as Node, below(parts, keyOf(property)), known)
}

/** What an expression may be of the catalogue; empty where it is none of it. */
function partsOf(node: Node | null, known: Known): Part[] {
  switch (node?.type) {
    case 'Identifier':
      return known.get(nameOf(node)) ?? []
    case 'MemberExpression':
      return below(partsOf(node['object'] as Node, known), keyOf(node))
    case 'ConditionalExpression':
      return [node['consequent'], node['alternate']].flatMap((either) => partsOf(either as Node, known))
    case 'LogicalExpression':
      return [node['left'], node['right']].flatMap((either) => partsOf(either as Node, known))
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return partsOf(node['expression'] as Node, known)
    default:
      return []
  }
}

/** The parts below these of that name; all, where the name is only known at run time. */
function below(parts: Part[], key: string | undefined): Part[] {
  return parts.flatMap(({ path, value }) => {
    if (!isGroup(value)) return []
    const names = key === undefined ? Object.keys(value) : [key]
    return names.filter((name) => name in value).map((name) => ({ path: `${path}.${name}`, value: value[name] }))
  })
}

/** Of a member or a property: undefined where it is worked out. */
function keyOf(node: Node): string | undefined {
  const key = (node.type === 'MemberExpression' ? node['property'] : node['key']) as Node
  if (node['computed'] !== true) return key.type === 'Identifier' ? nameOf(key) : String(key['value'])
  return key.type === 'Literal' ? String(key['value']) : undefined
}

function note(node: Node, parent: Node | undefined, known: Known, { read, handedOn, words }: Usage) {
  if (node.type === 'Literal' && typeof node['value'] === 'string') words.add(node['value'])
  if (node.type === 'MemberExpression' || node.type === 'Property') words.add(keyOf(node) ?? '')
  const isTakenApart = parent?.type === 'VariableDeclarator' && parent['init'] === node
  const pattern = isTakenApart ? (parent['id'] as Node) : undefined
  for (const part of partsOf(node, known)) {
    if (!isGroup(part.value)) read.add(part.path)
    else if (parent?.type === 'CallExpression' && listsAll(parent['callee'] as Node)) readAll(part, read)
    else if (!isTakenApart && !isPathTo(node, parent)) handedOn.push(part)
    else if (pattern?.type === 'ObjectPattern') readPattern(pattern, part, read)
  }
}

/** What is taken out of a group: a group in it has a name from there on, and what is left over may be read. */
function readPattern(pattern: Node, part: Part, read: Set<string>) {
  for (const property of nodesOf(pattern['properties'])) {
    if (property.type !== 'Property') readAll(part, read)
    else for (const { path, value } of below([part], keyOf(property))) if (!isGroup(value)) read.add(path)
  }
}

/** `Object.values(texts)` and the like. */
function listsAll(callee: Node): boolean {
  return callee.type === 'MemberExpression' && nameOf(callee['object']) === 'Object'
}

function readAll({ path, value }: Part, read: Set<string>) {
  if (!isGroup(value)) return void read.add(path)
  for (const [name, inner] of Object.entries(value)) readAll({ path: `${path}.${name}`, value: inner }, read)
}

/** Whether it is the beginning of a longer name, or of a choice of texts, which is looked at as a whole. */
function isPathTo(node: Node, parent: Node | undefined): boolean {
  if (parent === undefined) return false
  if (parent.type === 'MemberExpression') return parent['object'] === node
  return /^(ChainExpression|ParenthesizedExpression|TS\w+Expression|ConditionalExpression|LogicalExpression)$/.test(
    parent.type,
  )
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const nameOf = (node: unknown) => String((node as Node | undefined)?.['name'])

function nodesOf(list: unknown): Node[] {
  return Array.isArray(list) ? list.filter(isNode) : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

/** Every node that is a value: names of members, of properties and of imports are none, nor are types. */
function visit(node: Node, look: (node: Node, parent: Node | undefined) => void, parent?: Node) {
  look(node, parent)
  for (const [field, value] of Object.entries(node)) {
    const isName = (field === 'property' || field === 'key') && node['computed'] !== true
    if (isName || field === 'typeAnnotation' || node.type === 'ImportDeclaration') continue
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, look, node)
  }
}
