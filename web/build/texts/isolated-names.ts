/**
 * What is put into a text, such as a name, keeps its own direction: each function that a module of texts hands out has
 * what it is given isolated, so that no text has to think of it. Those in Arabic, where more than names has to be, say it themselves.
 */
import { defaultLanguage, directionOf, type Language } from '@atrium/contract/languages'
import { parseAst, type Plugin } from 'vite'

/** What these hand out orders and counts, and is itself no text. */
const wordless = /\/(?:names|format|dates|elision)\.ts$/

const folderOf = (language: Language) => `/web/src/messages/${language}/`

/** For the build of one language. */
export function isolatedNames(language: Language = defaultLanguage): Plugin {
  const folder = folderOf(language)
  const isText = (id: string) => id.includes(folder) && !wordless.test(id)
  return {
    name: 'isolated-names',
    enforce: 'pre',
    transform: (code, id) => (directionOf(language) === 'ltr' && isText(id) ? withIsolation(code) : undefined),
  }
}

/** In: a module of texts. Out: the same, whose functions isolate what they are given. */
export function withIsolation(code: string): string {
  const edits: { at: number; put: string }[] = []
  const ends: string[] = []
  for (const node of parseAst(code, { lang: 'ts' }).body) {
    if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type') continue
    const { declaration } = node
    if (declaration?.type === 'FunctionDeclaration' && declaration.id) {
      const { name, end } = declaration.id
      edits.push({ at: node.start, put: '/* its own */ ' }, { at: end, put: 'Given' })
      ends.push(`export const ${name} = ${call}${name}Given)`)
    } else if (declaration?.type === 'VariableDeclaration') {
      for (const { init } of declaration.declarations)
        if (init) edits.push({ at: init.start, put: call }, { at: init.end, put: ')' })
    }
  }
  if (edits.length === 0) return code
  let text = code
  for (const { at, put } of edits.sort((a, b) => b.at - a.at)) text = text.slice(0, at) + put + text.slice(at)
  const plain = text.replaceAll('/* its own */ export ', '')
  return [`import { isolating } from '#languages/formats.ts'`, plain, ...ends].join('\n')
}

/** One that nobody uses is left out. */
const call = '/* @__PURE__ */ isolating('
