/**
 * Chunks as scripts inside a document, for a page whose visitors should not wait a second time for the
 * way to the server. What is loaded later imports these chunks by their addresses all the same: an import
 * map leads it to small files that hand out what the scripts in the document have made.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { type ESTree, parseAst } from 'vite'
import { type Cut, cutLibrary } from './cut-library.ts'
import { visit } from './visit.ts'

export interface InlinedChunks {
  /** Of the document's import map: the addresses of the chunks, each with that of what hands out its exports. */
  imports: Record<string, string>
  /** Modules' scripts, safe inside a document: the browser compiles the first while the others still arrive. */
  scripts: string[]
}

/** Where the scripts keep, by file, what each chunk exports. */
const STORE = 'self.__inlinedChunks'
/** Where they keep a library that runs as a part of one. */
const LIBRARY = `${STORE}.library`

/** One change of a chunk's text. */
interface Edit {
  start: number
  end: number
  text: string
}

interface Binding {
  exported: string
  local: string
}

/**
 * `files` are chunks of `dist`, each after those that it imports, and import no others. `readFrom` answers the
 * file whose text stands for one of them, where that is another: the same exports in the page's language.
 */
export type Inliner = (files: readonly string[], readFrom?: (file: string) => string) => Promise<InlinedChunks>

/** Rewrites each chunk once, however many documents it stands in: to read a large one takes a tenth of a second. */
export function createInliner(dist: string): Inliner {
  const known = new Map<string, Rewritten>()
  return (files, readFrom = (file) => file) =>
    inlineChunks(dist, files, readFrom, async (file) => {
      const key = JSON.stringify([readFrom(file), files])
      const rewritten = known.get(key) ?? rewrite(await readFile(join(dist, readFrom(file)), 'utf8'), file, files)
      known.set(key, rewritten)
      return rewritten
    })
}

async function inlineChunks(
  dist: string,
  files: readonly string[],
  readFrom: (file: string) => string,
  rewritten: (file: string) => Promise<Rewritten>,
): Promise<InlinedChunks> {
  const parts: string[] = []
  const libraries: string[] = []
  const imports: Record<string, string> = {}
  for (const file of files) {
    const { code, exports, ahead } = await rewritten(file)
    if (ahead !== undefined) libraries.push(ahead)
    const made = exports.map(({ exported, local }) => `${exported}:${local}`).join()
    // No arrow: V8 compiles a function in parentheses as it reads it, and would read an arrow's inside twice.
    parts.push(`${STORE}[${JSON.stringify(file)}]=(function(){${code}\nreturn{${made}}})();`)
    // A language's texts may hand out more than the English ones, to each other.
    const handOut = readFrom(file).replace(/\.js$/, '.inlined.js')
    for (const address of [file, readFrom(file)]) imports[`/${address}`] = `/${handOut}`
    await writeFile(join(dist, handOut), handingOut(file, exports))
  }
  if (libraries.length > 1) throw new Error('Two chunks in one document have a library to be read ahead')
  const scripts = [...libraries, parts.join('\n')]
  scripts[0] = `${STORE}={};\n${scripts[0]}`
  return { imports, scripts: scripts.map(insideDocument) }
}

/** Values are taken as they are when the first importer runs: the linter lets none of ours change later. */
function handingOut(file: string, exports: readonly Binding[]): string {
  const taken = exports.map(({ exported }, index) => `${exported}:e${index}`).join()
  const given = exports.map(({ exported }, index) => `e${index} as ${exported}`).join()
  return `const{${taken}}=${STORE}[${JSON.stringify(file)}];export{${given}};\n`
}

/** The text of a function's body that does what the chunk does, and what it has to return. */
interface Rewritten extends Cut {
  exports: Binding[]
}

function rewrite(code: string, file: string, inlined: readonly string[]): Rewritten {
  const program = parseAst(code)
  const edits: Edit[] = []
  const exports: Binding[] = []
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') edits.push(replaced(node, importedFrom(node, file, inlined)))
    else if (node.type === 'ExportNamedDeclaration' && node.declaration === null && node.source === null) {
      for (const { exported, local } of node.specifiers) exports.push({ exported: name(exported), local: name(local) })
      edits.push(replaced(node, ''))
    } else if (node.type.startsWith('Export')) throw new Error(`${file} exports in a way that is not known here`)
  }
  visit(program, (node) => {
    if (node.type === 'ImportExpression') edits.push(...laterImport(node, file, inlined))
    else if (node.type === 'CallExpression') edits.push(...nothingAhead(node, file, inlined))
  })
  let text = code
  for (const { start, end, text: put } of edits.sort((a, b) => b.start - a.start))
    text = text.slice(0, start) + put + text.slice(end)
  return { ...cutLibrary(text, LIBRARY), exports }
}

function importedFrom(
  { source, specifiers }: ESTree.ImportDeclaration,
  importer: string,
  inlined: readonly string[],
): string {
  const file = fileOf(source.value, importer)
  if (!inlined.includes(file)) throw new Error(`${file} is imported by what stands in the document, and does not`)
  const taken = specifiers.map((specifier) => {
    if (specifier.type !== 'ImportSpecifier') throw new Error(`${file} is imported in a way that is not known here`)
    return `${name(specifier.imported)}:${specifier.local.name}`
  })
  return `const{${taken.join()}}=${STORE}[${JSON.stringify(file)}];`
}

/** What is in the document already needs no request; all else has an address that does not depend on the document's. */
function laterImport(node: ESTree.ImportExpression, importer: string, inlined: readonly string[]): Edit[] {
  const specifier = plainText(node.source)
  if (specifier === undefined) return [] // an address that is computed: a library's own way, which we do not go
  const file = fileOf(specifier, importer)
  return inlined.includes(file)
    ? [replaced(node, `Promise.resolve(${STORE}[${JSON.stringify(file)}])`)]
    : [replaced(node.source, JSON.stringify(`/${file}`))]
}

/** Vite's loader is told what to fetch ahead of an import: nothing, where it is here. */
function nothingAhead(
  { arguments: [load, ahead] }: ESTree.CallExpression,
  importer: string,
  inlined: readonly string[],
): Edit[] {
  if (ahead?.type !== 'CallExpression' || ahead.callee.type !== 'Identifier') return []
  if (ahead.callee.name !== '__vite__mapDeps') return []
  const files: string[] = []
  visit(load, (node) => {
    const specifier = node.type === 'ImportExpression' ? plainText(node.source) : undefined
    if (specifier !== undefined) files.push(fileOf(specifier, importer))
  })
  return files.some((file) => inlined.includes(file)) ? [replaced(ahead, '[]')] : []
}

/** The minifier writes texts as templates. */
function plainText(node: ESTree.Expression): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? undefined
  return undefined
}

/** Chunks name each other from their own folders. */
function fileOf(specifier: string, importer: string): string {
  const file = posix.join(posix.dirname(importer), specifier)
  if (!/^[.]{1,2}[/]/.test(specifier) || !file.startsWith('assets/'))
    throw new Error(`A chunk imports ${specifier}, which stands in no folder of chunks`)
  return file
}

function name(node: ESTree.ModuleExportName): string {
  return node.type === 'Literal' ? node.value : node.name
}

function replaced({ start, end }: { start: number; end: number }, text: string): Edit {
  return { start, end, text }
}

/** Nothing in it may end the script, or open a comment that swallows its end. */
function insideDocument(code: string): string {
  return code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')
}
