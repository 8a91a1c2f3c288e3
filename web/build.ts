/** Builds the browser's half into `dist/`: the bundle, the prerendered pages, `pages.json` that says which is which, and `routes.json`. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { compressAssets } from './build/compress-assets.ts'
import { type Renderer, writePages } from './build/write-pages.ts'

const web = import.meta.dirname

export async function buildWeb(dist = join(web, 'dist')): Promise<void> {
  const rendererFolder = join(web, '.cache', `prerender-${process.pid}`)
  const { NODE_ENV } = process.env
  try {
    // Whoever asks may be a test runner, whose own mode would give it React's development build.
    process.env['NODE_ENV'] = 'production'
    await buildInto(dist, rendererFolder)
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = NODE_ENV
    await rm(rendererFolder, { recursive: true, force: true })
  }
}

async function buildInto(dist: string, rendererFolder: string): Promise<void> {
  const configFile = join(web, 'vite.config.ts')
  await Promise.all([
    build({ configFile, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } }),
    build({
      configFile,
      logLevel: 'warn',
      publicDir: false,
      build: {
        outDir: rendererFolder,
        emptyOutDir: true,
        ssr: 'src/boot/prerender.tsx',
        manifest: false,
        rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
      },
    }),
  ])
  const renderer = (await import(pathToFileURL(join(rendererFolder, 'prerender.js')).href)) as Renderer
  await writePages(dist, renderer)
  await compressAssets(join(dist, 'assets'))
}

if (import.meta.main) {
  const started = performance.now()
  await buildWeb()
  console.log(`web/dist is ready in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
