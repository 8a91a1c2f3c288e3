/**
 * The chunks of texts once more in each other language, with the same exports: whoever imports the English one
 * gets the other by its address alone, so that a page is built once for all languages.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Language } from '@atrium/contract/languages'
import { build, type ESTree, parseAst, type Plugin } from 'vite'
import { type ChunkingContext, startChunkName } from '../chunks/start-chunk.ts'
import { webFolder } from '../web-folder.ts'
import { isolatedNames } from './isolated-names.ts'
import { inLanguage, isEnglish, textsPrefix } from '../chunks/texts-chunks.ts'

/** A chunk of English texts. */
export interface TextsChunk {
  name: string
  file: string
  modules: readonly string[]
  /** What it exports: the name that others import, and the module that has it under its own. */
  exports: readonly { as: string; name: string; module: string }[]
}

/** Fills `found` with the build's chunks of texts. */
export function textsFound(found: TextsChunk[]): Plugin {
  const exportsOf = new Map<string, TextsChunk['exports']>()
  return {
    name: 'texts-found',
    apply: 'build',
    // Before the names inside a chunk are shortened.
    renderChunk(code, chunk) {
      if (!chunk.name.startsWith(textsPrefix)) return null
      exportsOf.set(chunk.name, exportsIn(code, chunk.modules))
      return null
    },
    // A chunk is kept for ever under its name, which so has to tell of every language.
    augmentChunkHash: ({ name }) => (name.startsWith(textsPrefix) ? translationsHash() : undefined),
    generateBundle(_options, bundle) {
      const importsOf = new Map(
        Object.values(bundle).flatMap((output): [string, string[]][] =>
          output.type === 'chunk' ? [[output.fileName, output.imports]] : [],
        ),
      )
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        const { name, fileName: file, moduleIds: modules } = output
        const exports = exportsOf.get(name)
        if (exports === undefined) continue
        refuseCircle(file, importsOf)
        found.push({ name, file, modules, exports })
      }
    },
  }
}

/** Texts that need what needs them would be read before they are there, in one language and not in another. */
function refuseCircle(file: string, importsOf: ReadonlyMap<string, string[]>): void {
  const needed = new Set(importsOf.get(file))
  for (const one of needed) for (const next of importsOf.get(one) ?? []) needed.add(next)
  if (needed.has(file))
    throw new Error(`${file} needs a chunk that needs it: give what it needs there a place beside it`)
}

/** Writes each of the chunks in one language into `folder`, under the name that the English one has. */
export async function writeTexts(chunks: readonly TextsChunk[], language: Language, folder: string): Promise<void> {
  const entries = new Map(chunks.map((chunk) => [`${scheme}${chunk.name}`, entryOf(chunk, language)]))
  const placed = new Map(
    chunks.flatMap(({ name, modules }) => modules.map((module) => [inLanguage(module, language), name])),
  )
  /** What texts need beside themselves, such as a constant, comes with those that need it, or with what every page has. */
  const placeOf = (id: string, context: ChunkingContext): string => {
    const known = entries.has(id) ? id.slice(scheme.length) : placed.get(id)
    if (known !== undefined) return known
    const places = new Set((context.getModuleInfo(id)?.importers ?? []).map((importer) => placeOf(importer, context)))
    const [only = everywhere] = places
    return places.size > 1 ? everywhere : only
  }
  const fileOf = new Map(chunks.map(({ name, file }) => [name, basename(file)]))
  await build({
    configFile: false,
    logLevel: 'warn',
    root: webFolder(),
    publicDir: false,
    plugins: [
      {
        name: 'texts-entries',
        resolveId: (asked) => (entries.has(asked) ? asked : null),
        load: (asked) => entries.get(asked) ?? null,
      },
      textsInLanguage(language),
      isolatedNames(language),
    ],
    build: {
      outDir: folder,
      emptyOutDir: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(chunks.map(({ name }) => [name, `${scheme}${name}`])),
        preserveEntrySignatures: 'allow-extension',
        checks: { bundlerTimings: false },
        output: {
          entryFileNames: ({ name }) => fileOf.get(name) ?? '[name].js',
          chunkFileNames: ({ name }) => fileOf.get(name) ?? '[name].js',
          codeSplitting: {
            groups: [
              {
                includeDependenciesRecursively: false,
                name: (id, context) => placeOf(id, context),
              },
            ],
          },
        },
      },
    },
  })
}

/** Has every module that imports English texts get those of another language. */
export function textsInLanguage(language: Language): Plugin {
  return {
    name: 'texts-in-language',
    enforce: 'pre',
    async resolveId(asked, importer) {
      const found = await this.resolve(asked, importer, { skipSelf: true })
      if (found === null || !isEnglish(found.id)) return found
      return { ...found, id: inLanguage(found.id, language) }
    },
  }
}

const scheme = 'texts:'
const everywhere = `${textsPrefix}${startChunkName}`

function entryOf({ exports }: TextsChunk, language: Language): string {
  return exports
    .map(({ as, name, module }) => `export { ${name} as ${as} } from ${JSON.stringify(inLanguage(module, language))}`)
    .join('\n')
}

function exportsIn(code: string, modules: Record<string, { renderedExports: string[] }>): TextsChunk['exports'] {
  return parseAst(code).body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return []
    return node.specifiers.map(({ local, exported }) => {
      // The bundler tells names apart that two modules of a chunk have, if only for themselves.
      const name = nameOf(local).replace(/\$\d+$/, '')
      const having = Object.entries(modules).filter(([, { renderedExports }]) => renderedExports.includes(name))
      const [module] = having[0] ?? []
      if (module === undefined || having.length > 1) throw new Error(`Which module of texts has ${name} cannot be told`)
      return { as: nameOf(exported), name, module }
    })
  })
}

function nameOf(node: ESTree.ModuleExportName): string {
  return node.type === 'Literal' ? node.value : node.name
}

let made: string | undefined

function translationsHash(): string {
  const root = join(webFolder(), '..')
  const files = globSync(['web/src/messages/**/*.ts', 'contract/src/sentences/**/*.ts'], { cwd: root }).sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)))
  return (made ??= hash.digest('hex'))
}
