/** What the build made: the documents of the pages, and which of them stands at which path. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLanguage, type Language } from '@atrium/contract/languages'
import { knownPaths } from './known-paths.ts'
import { createPage, type Page, type PageOptions } from './page.ts'

/** What the build says of the pages' router. */
interface BuiltRoutes {
  patterns: string[]
  /** File of the prerendered page for all else. */
  notFound: string
  /** Files of the documents of signed-in pages, by the pattern of their addresses: each names what its page needs. */
  shells: Record<string, string>
  /** Of pages that bring their scripts along, files that name them instead, by path. */
  underQuery: Record<string, string>
  /** Files of the same pages as they stand at an organization's door, by path. */
  atDoor: Record<string, string>
}

const SHELL = 'index.html'

export interface BuiltPages {
  /** Whether the product has a page there. */
  isKnown(path: string): boolean
  /** The file of the page that says that there is none. */
  notFound: string
  /** Whether a page stands at the door, which an organization may have in its own look. */
  isAtDoor(path: string): boolean
  /** The file of a page at the door in an organization's look. */
  inLook(path: string): string | undefined
  /** The file of a page that was prerendered: under a query, one that names its scripts. */
  prerendered(path: string, hasQuery: boolean): string | undefined
  /** The file of a page's document with nothing in it yet: of a signed-in page, one that names what it needs. */
  shellAt(path: string): string
  /** The file that every other document is. */
  shell: string
  document(language: Language, name: string): Page
}

export function readBuiltPages(folder: string, options: PageOptions): BuiltPages {
  const routes = readJson<BuiltRoutes>(folder, 'routes.json')
  /** Path of a prerendered page -> its file. */
  const byPath = readJson<Record<string, string>>(folder, 'pages.json')
  const { shells, underQuery, atDoor } = routes
  const signedIn = Object.entries(shells).map(([pattern, name]) => ({ name, answers: knownPaths([pattern]) }))
  const names = [SHELL, ...[shells, underQuery, atDoor, byPath].flatMap((files) => Object.values(files))]
  return {
    isKnown: knownPaths(routes.patterns),
    notFound: routes.notFound,
    isAtDoor: (path) => path in atDoor,
    inLook: (path) => atDoor[path],
    // What may not be stored should not bring scripts along each time: named, they come from the browser's store.
    prerendered: (path, hasQuery) => (hasQuery ? underQuery[path] : undefined) ?? byPath[path],
    shellAt: (path) => signedIn.find(({ answers }) => answers(path))?.name ?? SHELL,
    shell: SHELL,
    document: documentsIn(folder, options, names),
  }
}

/** By language and file: English at once, so that a build without them is told at the start; others when first asked for. */
function documentsIn(folder: string, options: PageOptions, names: readonly string[]): BuiltPages['document'] {
  const loaded = new Map<string, Page>()
  const load = (language: Language, name: string): Page => {
    const file = language === defaultLanguage ? name : join(language, name)
    const page = loaded.get(file) ?? createPage(readFileSync(join(folder, file), 'utf8'), options)
    loaded.set(file, page)
    return page
  }
  for (const name of names) load(defaultLanguage, name)
  return load
}

function readJson<T>(folder: string, name: string): T {
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as T
}
