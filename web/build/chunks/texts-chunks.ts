/** The texts of pages in chunks of their own, beside those that show them: another language has others in their place. */
import { defaultLanguage } from '@atrium/contract/languages'
import type { Plugin } from 'vite'
import { signedInChunkName } from './signed-in-chunks.ts'
import { type ChunkingContext, startChunkName } from './start-chunk.ts'

/** A group of the bundler's, by the name that it gives a module. */
interface Group {
  name: string | ((id: string, context: ChunkingContext) => string | null)
}

/** Begins the names of chunks of texts, by which the manifest knows them. */
export const textsPrefix = 'texts-'

/** Written once in each language, under the same names; what stands in for them is found by `inLanguage`. */
const englishFolders = /\/(?:web\/src\/messages|contract\/src\/sentences)\/en\//
/** Not a text itself, but what the texts of imports are read by: it stands with them. */
const readingImports = /\/web\/src\/messages\/import-lines\.ts$/
const readingRosters = /\/web\/src\/messages\/roster-lines\.ts$/
/** Not texts themselves, but needed by texts before anything else runs. */
const formats =
  /\/web\/src\/messages\/(?:formats|names)\.ts$|\/contract\/src\/(?:languages|limits|rules\/(?:name-order|direction))\.ts$/

/** Of the chunks of texts, by the language. English is one of them. */
export const textsFolder = (language: string): string => `assets/texts-${language}/`

/**
 * The first script may have to say that nothing loads; how a language writes numbers may be asked for by any text of
 * one, and what is wrong with a field is said at the door already. A username is chosen there, and changed behind it.
 */
const everywhere = /\/messages\/en\/(?:shell|format|names|usernames)\.ts$|\/sentences\/en\/fields\.ts$/

/** What pages show together that no other group takes: else a request for each file. */
const together: Readonly<Record<string, RegExp>> = {
  security: /\/account\/(?:security|second-step|ways|sessions|passkeys)\.ts$|\/sentences\/en\/ways-in\.ts$/,
  timeline: /\/(?:console\/(?:timeline|settings-fields)|people\/timeline)\.ts$/,
  overview: /\/console\/(?:overview|chart)\.ts$/,
  'people-import': /\/people\/people-import\.ts$|\/sentences\/en\/columns\.ts$/,
  groups: /\/people\/(?:groups|class-years)\.ts$/,
  calls: /\/organizations\/authors\.ts$|\/sentences\/en\/domains\.ts$/,
  // Forms behind the door say a few of them by themselves; whoever else does fetches them when one is to be said.
  'signed-in-forms': /\/sentences\/en\/refusals\.ts$/,
}

/** Pages behind the door need the texts of calls as well: one request for both, and pages of links carry a little more. */
const withCalls: readonly string[] = [signedInChunkName]

/** What texts of the timeline need that is no text: else it comes with a page, which needs the texts. */
const beside = /\/contract\/src\/people\/directory-actor\.ts$/

export function isEnglish(id: string): boolean {
  return englishFolders.test(id)
}

/** The module that says the same in another language. */
export function inLanguage(id: string, language: string): string {
  return id.replace(englishFolders, (folder) => folder.replace('/en/', `/${language}/`))
}

/** Beside the code that shows them, as `groups` place it. */
export function textsChunk(groups: readonly Group[]) {
  return {
    debugName: 'texts',
    includeDependenciesRecursively: false,
    priority: 1,
    name(id: string, context: ChunkingContext): string | null {
      if (readingImports.test(id)) return `${textsPrefix}people-import`
      if (readingRosters.test(id)) return `${textsPrefix}rosters`
      if (beside.test(id)) return `${textsPrefix}timeline`
      if (!isEnglish(id) && !formats.test(id)) return null
      if (everywhere.test(id) || formats.test(id)) return `${textsPrefix}${startChunkName}`
      const near = groups
        .map(({ name }) => (typeof name === 'function' ? name(id, context) : null))
        .find((name) => name !== null)
      const found = Object.entries(together).find(([, modules]) => modules.test(id))
      const file = /([\w-]+)\.ts$/.exec(id)?.[1] ?? ''
      const place = found?.[0] ?? near ?? file
      return textsPrefix + (withCalls.includes(place) ? 'calls' : place)
    },
  }
}

/** Of the renderer, which is one program: all of them. */
export function allTextsChunk() {
  return {
    name: `${textsPrefix}all`,
    test: (id: string) => isEnglish(id) || formats.test(id) || readingImports.test(id) || readingRosters.test(id),
  }
}

/** Has Vite's loader fetch ahead the texts of the page's language: its lists of files know the English ones. */
export function textsAhead(): Plugin {
  const folder = textsFolder(defaultLanguage)
  const own = `"${textsFolder('"+document.documentElement.lang+"')}`
  return {
    name: 'texts-ahead',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    generateBundle: {
      // After Vite's own, as in `compile-ahead.ts`.
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk') output.code = output.code.replaceAll(`"${folder}`, own)
      },
    },
  }
}
