/** Builds the catalogue of `web/catalogue` into a folder: the parts of `web/src/ui` in English, and in Arabic from the right. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { directionOf, type Language } from '@atrium/contract/languages'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import { textsInLanguage } from './texts/language-texts.ts'
import { webFolder } from './web-folder.ts'

/** One for each direction, in a folder of its name. */
const editions: readonly Language[] = ['en', 'ar']

/** `watch`: builds again whenever a source changes, until the process ends. */
export async function buildCatalogue(folder: string, watch = false): Promise<void> {
  const root = join(webFolder(), 'catalogue')
  for (const language of editions) {
    const direction = directionOf(language)
    const built = await build({
      root,
      base: `/${direction}/`,
      configFile: false,
      logLevel: 'warn',
      plugins: [textsInLanguage(language), inDocument(language), react()],
      build: {
        outDir: join(folder, direction),
        emptyOutDir: true,
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
        watch: watch ? {} : null,
        rolldownOptions: { checks: { bundlerTimings: false } },
      },
    })
    if ('on' in built) await firstBuild(built)
  }
  await writeFile(join(folder, 'index.html'), '<!doctype html><meta http-equiv="refresh" content="0; url=/ltr/">')
}

function firstBuild(watcher: Rolldown.RolldownWatcher): Promise<void> {
  return new Promise((resolve) => {
    watcher.on('event', ({ code }) => {
      if (code === 'END') resolve()
    })
  })
}

function inDocument(language: Language): Plugin {
  return {
    name: 'catalogue-document',
    transformIndexHtml: (html) =>
      html.replace('__LANGUAGE__', language).replace('__DIRECTION__', directionOf(language)),
  }
}
