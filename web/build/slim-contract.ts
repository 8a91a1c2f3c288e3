/**
 * The contract as the browser needs it. A page sends a call and takes the answer, it checks neither: so of an
 * endpoint it gets the method, the path and who may, and no schema. What else a module of the contract declares
 * is left out where nobody asks for it, and the schemas' library with it, which is a tenth of all scripts.
 */
import { type ESTree, parseAst, type Plugin } from 'vite'

/** What only the server and the documentation read of an endpoint. */
const serversAlone = new Set(['id', 'summary', 'params', 'query', 'body', 'answer', 'status', 'errors', 'limit'])

const contractModule = /\/contract\/src\/(?!.*[.]test[.]ts$).+[.]ts$/
const webModule = /\/web\/src\/(?!.*[.]test[.]tsx?$).+[.]tsx?$/
/** What an endpoint no longer has here. A form's schema is exported from the contract under a name of its own. */
const schemaOfCall = /\b\w+\.(?:params|query|body|answer)\b/g
const importsFromContract = /import\s*\{([^}]*)\}\s*from\s*['"]@atrium\/contract\//g

export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    enforce: 'pre',
    transform(code, id) {
      if (webModule.test(id)) refuseSchemasOfCalls(code, id)
      return contractModule.test(id) ? slim(code) : undefined
    },
  }
}

/** The text of a module of the contract, without what the browser has no use for. */
export function slim(code: string): string {
  const edits: Edit[] = []
  for (const node of parseAst(code, { lang: 'ts' }).body) {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { init } of declared.declarations) if (init) edits.push(...slimValue(init))
  }
  let text = code
  for (const { start, end, put } of edits.sort((a, b) => b.start - a.start))
    text = text.slice(0, start) + put + text.slice(end)
  return text
}

interface Edit {
  start: number
  end: number
  put: string
}

function slimValue(init: ESTree.Expression): Edit[] {
  const { start, end } = init
  if (init.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'endpoint') {
    const [description] = init.arguments
    if (description?.type !== 'ObjectExpression') throw new Error('An endpoint is described in a way not known here')
    const left = description.properties.filter(
      // What endpoints share is spread into them: schemas, statuses and refusals.
      (property) => property.type === 'SpreadElement' || isServersAlone(property),
    )
    return [
      { start, end: description.start, put: '(' },
      ...left.map((property) => ({ start: property.start, end: property.end, put: '' })).map(withComma(description)),
      { start: description.end, end, put: ')' },
    ]
  }
  if (init.type === 'Literal' || init.type === 'ArrowFunctionExpression') return []
  // Nothing in the contract does anything but declare: what nobody imports may go.
  return [
    { start, end: start, put: '/* @__PURE__ */ (() => (' },
    { start: end, end, put: '))()' },
  ]
}

function isServersAlone({ key, computed }: ESTree.ObjectProperty): boolean {
  return !computed && key.type === 'Identifier' && serversAlone.has(key.name)
}

/** A property goes with the comma after it, which is before the next one or the end. */
function withComma({ properties, end }: ESTree.ObjectExpression): (edit: Edit) => Edit {
  return (edit) => {
    const next = properties.find((property) => property.start > edit.start)
    return { ...edit, end: next?.start ?? end - 1 }
  }
}

function refuseSchemasOfCalls(code: string, id: string): void {
  const imported = new Set(
    [...code.matchAll(importsFromContract)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
  )
  const used = [...code.matchAll(schemaOfCall)].map(([use]) => use)
  const wrong = used.find((use) => imported.has(use.split('.')[0] ?? ''))
  if (wrong !== undefined) throw new Error(`${id} uses ${wrong}, which an endpoint does not have in the browser`)
}
