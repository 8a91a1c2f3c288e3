/** Code that comes later may not come: whoever imports it deals with that, or leaves it to one of the ways that tell of it. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const pages = join(import.meta.dirname, '../../web/src')
/** Each takes an import, or a function that does one, and says what is where it does not come. */
const ways = 'lazyPage lazyCall dialogOnUse loadedOnUse loadPatiently orNotLoaded toldIfOld doneWithout'.split(' ')
/** Runs as the pages are built. */
const builtWith = ['boot/prerender.tsx']

interface Node {
  type: string
  [field: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const isFunction = ({ type }: Node) => /Function/.test(type)
const nameOf = (value: unknown) => (isNode(value) && value.type === 'Identifier' ? String(value['name']) : undefined)

/** Every node of a file with those around it, the nearest first. */
function allIn(node: Node, around: readonly Node[] = []): [Node, readonly Node[]][] {
  const below = Object.values(node).flat().filter(isNode)
  return [[node, around], ...below.flatMap((one) => allIn(one, [node, ...around]))]
}

function isDealtWith([node, around]: [Node, readonly Node[]], all: readonly [Node, readonly Node[]][]): boolean {
  let inner = node
  let isInFunction = false
  for (const outer of around) {
    const callee = outer['callee'] as Node | undefined
    if (outer.type === 'CallExpression' && callee !== inner && ways.includes(nameOf(callee) ?? '')) return true
    if (!isInFunction && outer.type === 'CallExpression' && callee === inner && handles(outer)) return true
    if (!isInFunction && outer.type === 'TryStatement' && outer['block'] === inner && outer['handler']) return true
    // Whoever calls the function deals with it.
    const name = isFunction(inner)
      ? nameOf(inner['id'] ?? (outer.type === 'VariableDeclarator' && outer['id']))
      : undefined
    if (name !== undefined) {
      const uses = all.filter(([one, [parent]]) => nameOf(one) === name && parent !== inner && parent !== outer)
      return uses.length > 0 && uses.every((use) => isDealtWith(use, all))
    }
    isInFunction ||= isFunction(outer)
    inner = outer
  }
  return false
}

/** `.catch(...)`, or `.then(came, didNot)`. */
function handles({ callee, arguments: given }: Node): boolean {
  const called = nameOf((callee as Node)['property'])
  return called === 'catch' || (called === 'then' && (given as Node[]).length > 1)
}

function undealt(path: string, text: string): string[] {
  if (!text.includes('import(')) return []
  const all = allIn(parseSync(path, text).program as unknown as Node)
  return all
    .filter(([{ type }]) => type === 'ImportExpression')
    .filter((found) => !isDealtWith(found, all))
    .map(([{ source }]) => `${path}: ${String((source as Node)['value'])}`)
}

test('no page imports code and leaves it to the browser to say that it did not come', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: pages }).filter((path) => !/\.test\./.test(path))
  expect(files.length).toBeGreaterThan(500)
  const found = files
    .filter((path) => !builtWith.includes(path))
    .flatMap((path) => undealt(path, readFileSync(join(pages, path), 'utf8')))
  expect(found).toEqual([])
})

test.each([
  ['awaited', "export const a = async () => { await import('./b.ts') }"],
  ['called without', "const load = () => import('./b.ts')\nexport const a = async () => (await load()).b"],
  ['with one answer', "import('./b.ts').then(() => {})"],
  ['in what a try only makes', "try { later(() => import('./b.ts')) } catch {}"],
])('an import that nobody deals with is found: %s', (_, text) => {
  expect(undealt('a.ts', text)).toEqual(['a.ts: ./b.ts'])
})
