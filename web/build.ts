/** Builds the browser's half into `dist/`: the bundle, the texts and the prerendered pages of each language, `pages.json` that says which is which, and `routes.json`. */
import { cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defaultLanguage, languages } from '@atrium/contract/languages'
import { build } from 'vite'
import { compressAssets } from './build/compress-assets.ts'
import { iconFile, withIcon, withoutRemarks } from './build/documents/document-heads.ts'
import type { Renderer } from './build/documents/edition.ts'
import { type TextsChunk, textsFound, writeTexts } from './build/texts/language-texts.ts'
import { createInliner } from './build/documents/inline-chunks.ts'
import { readManifest } from './build/chunks/manifest.ts'
import { isolatedNames } from './build/texts/isolated-names.ts'
import { pseudoTexts } from './build/texts/pseudo-texts.ts'
import { textsFolder } from './build/chunks/texts-chunks.ts'
import { shellFile, writePages } from './build/documents/write-pages.ts'

const web = import.meta.dirname

interface Variant {
  /** English alone, with every text longer and accented (`pseudo-texts.ts`): never shipped. */
  pseudo?: boolean
}

export async function buildWeb(dist = join(web, 'dist'), variant: Variant = {}): Promise<void> {
  const rendererFolder = join(web, '.cache', `prerender-${process.pid}`)
  const { NODE_ENV } = process.env
  try {
    // Whoever asks may be a test runner, whose own mode would give it React's development build.
    process.env['NODE_ENV'] = 'production'
    await buildInto(dist, rendererFolder, variant)
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = NODE_ENV
    await rm(rendererFolder, { recursive: true, force: true })
  }
}

async function buildInto(dist: string, rendererFolder: string, { pseudo = false }: Variant): Promise<void> {
  const configFile = join(web, 'vite.config.ts')
  const texts: TextsChunk[] = []
  const rendererTexts: TextsChunk[] = []
  await Promise.all([
    build({
      configFile,
      configLoader: 'native',
      logLevel: 'warn',
      plugins: pseudo ? [pseudoTexts()] : [isolatedNames(), textsFound(texts)],
      build: { outDir: dist, emptyOutDir: true },
    }),
    build({
      configFile,
      configLoader: 'native',
      logLevel: 'warn',
      publicDir: false,
      plugins: pseudo ? [pseudoTexts()] : [isolatedNames(), textsFound(rendererTexts)],
      build: {
        outDir: join(rendererFolder, defaultLanguage),
        emptyOutDir: true,
        ssr: 'src/boot/prerender.tsx',
        manifest: false,
        rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
      },
    }),
  ])
  const [shell, icon] = await Promise.all([shellFile, iconFile].map((name) => readFile(join(dist, name), 'utf8')))
  const template = withoutRemarks(withIcon(shell ?? '', icon ?? ''))
  const manifest = await readManifest(dist)
  const inline = createInliner(dist)
  for (const language of pseudo ? [defaultLanguage] : languages) {
    const folder = join(rendererFolder, language)
    if (language !== defaultLanguage) {
      await writeTexts(texts, language, join(dist, textsFolder(language)))
      await cp(join(rendererFolder, defaultLanguage), folder, { recursive: true })
      await writeTexts(rendererTexts, language, join(folder, 'assets'))
    }
    const renderer = (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as Renderer
    await writePages({ dist, template, manifest, language, renderer, inline })
  }
  await compressAssets(join(dist, 'assets'))
}

if (import.meta.main) {
  const started = performance.now()
  await buildWeb()
  console.log(`web/dist is ready in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
