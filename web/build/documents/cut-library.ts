/**
 * Cuts the largest library out of a chunk that stands in a document, for a script of its own ahead of it: the browser
 * reads that while the rest still arrives. In files of their own the two would be one request more for every other page.
 */
import { type ESTree, parseAst } from 'vite'
import { visit } from './visit.ts'

export interface Cut {
  /** The chunk, which takes the library from `place`. */
  code: string
  /** What has to have run before it; undefined where the chunk has no such library. */
  ahead: string | undefined
}

/** In letters: the bundler wraps libraries of the older kind as functions, and React's way into the document is one. */
const LARGE = 100_000

/**
 * `code` is a chunk's text without imports and exports, `place` where the script ahead keeps the library. What this takes
 * from the chunk is handed to it as it is taken out: whatever it mentions that is declared before it.
 */
export function cutLibrary(code: string, place: string): Cut {
  const program = parseAst(code)
  const library = findLibrary(program)
  if (library === undefined) return { code, ahead: undefined }
  const mentioned = new Set(namesIn(library))
  const own = new Set(declaredIn(library))
  const taken = [...new Set(declaredBefore(program, library.start))].filter(
    (name) => mentioned.has(name) && !own.has(name),
  )
  const names = taken.join()
  // As `arguments`, for no name of its own may hide one of the library's.
  const given = taken.length === 0 ? '' : `let ${names};`
  const give = taken.length === 0 ? '' : `[${names}]=arguments`
  const scope = `${given}return{give(){${give}},library:${asFunction(library, code)}}`
  return {
    code: `${code.slice(0, library.start)}(${place}.give(${names}),${place}.library)${code.slice(library.end)}`,
    ahead: `${place}=(function(){${scope}})();`,
  }
}

/** In parentheses and no arrow, so that V8 compiles it as it reads it, and does not read it twice. */
function asFunction({ params, body }: Wrapped, code: string): string {
  if (body?.type !== 'BlockStatement') throw new Error('A large library is an expression')
  const given = params.map(({ start, end }) => code.slice(start, end)).join()
  return `(function(${given})${code.slice(body.start, body.end)})`
}

type Wrapped = ESTree.Function | ESTree.ArrowFunctionExpression

/** What stands as the value of a variable of the chunk's own, handed to a function of the bundler's. */
function findLibrary({ body }: ESTree.Program): Wrapped | undefined {
  for (const statement of body) {
    if (statement.type !== 'VariableDeclaration') continue
    for (const { init } of statement.declarations) {
      if (init === null || init.end - init.start < LARGE) continue
      let found: Wrapped | undefined
      visit(init, (node) => {
        const isFunction = node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'
        if (isFunction && node.end - node.start >= LARGE) found ??= node
      })
      if (found) return found
    }
  }
  return undefined
}

function namesIn(part: Wrapped): string[] {
  const names: string[] = []
  visit(part, (node) => {
    if (node.type === 'Identifier') names.push(node.name)
  })
  return names
}

/** In the function's own scope; what stands in those within it hides what is handed over just as well. */
function declaredIn({ params, body }: Wrapped): string[] {
  const statements = body?.type === 'BlockStatement' ? body.body : []
  return [...params.flatMap((parameter) => bound(parameter)), ...statements.flatMap(boundBy)]
}

/** What has its value by then: functions have theirs from the start. */
function declaredBefore({ body }: ESTree.Program, place: number): string[] {
  return body.flatMap((statement) => {
    if (statement.type === 'FunctionDeclaration') return boundBy(statement)
    if (statement.type !== 'VariableDeclaration') return statement.end <= place ? boundBy(statement) : []
    return statement.declarations.filter(({ end }) => end <= place).flatMap(({ id }) => bound(id))
  })
}

function boundBy(statement: ESTree.Statement | ESTree.Directive): string[] {
  if (statement.type === 'VariableDeclaration') return statement.declarations.flatMap(({ id }) => bound(id))
  const isNamed = statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration'
  return isNamed && statement.id !== null ? [statement.id.name] : []
}

function bound(pattern: unknown): string[] {
  const names: string[] = []
  visit(pattern, (node) => {
    if (node.type === 'Identifier') names.push(node.name)
  })
  return names
}
