/** A build whose English texts are all as `pseudo-words.ts` makes them: for a test that opens its pages, never shipped. */
import { fileURLToPath } from 'node:url'
import { type ESTree, parseAst, type Plugin } from 'vite'
import { isEnglish } from '../chunks/texts-chunks.ts'

const words = fileURLToPath(new URL('pseudo-words.ts', import.meta.url))

/** What these hand out orders and counts, and is itself no text. */
const wordless = /\/messages\/en\/(?:names|format)\.ts$/

export function pseudoTexts(): Plugin {
  return {
    name: 'pseudo-texts',
    enforce: 'pre',
    transform: (code, id) => (isEnglish(id) && !wordless.test(id) ? withPseudo(code, id) : undefined),
  }
}

/** In: a module of texts. Out: the same, which hands out each text changed; among themselves they are not. */
export function withPseudo(code: string, id: string): string {
  const ends: string[] = []
  const edits = parseAst(code, { lang: 'ts' }).body.flatMap((node): Edit[] => {
    if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type') return []
    const { declaration } = node
    if (declaration?.type === 'FunctionDeclaration' && declaration.id) {
      const { name } = declaration.id
      ends.push(`const pseudo_${name} = pseudo(${name})\nexport { pseudo_${name} as ${name} }`)
      return [{ start: node.start, end: declaration.start, put: '' }]
    }
    if (declaration?.type !== 'VariableDeclaration') throw new Error(`${id} hands out texts in a way not known here`)
    return declaration.declarations.flatMap(({ init }) => (init ? around(init) : []))
  })
  let text = code
  for (const { start, end, put } of edits.sort((a, b) => b.start - a.start))
    text = text.slice(0, start) + put + text.slice(end)
  return [`import { pseudo } from ${JSON.stringify(words)}`, text, ...ends].join('\n')
}

interface Edit {
  start: number
  end: number
  put: string
}

function around({ start, end }: ESTree.Expression): Edit[] {
  return [
    { start, end: start, put: 'pseudo(' },
    { start: end, end, put: ')' },
  ]
}
