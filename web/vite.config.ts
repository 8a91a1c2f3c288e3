/** How the browser's half is bundled; build.ts runs it and prerenders the entry pages. */
import { defaultLanguage } from '@atrium/contract/languages'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { className } from './build/class-names.ts'
import { compileAhead } from './build/chunks/compile-ahead.ts'
import { callsChunk, schemasChunk } from './build/chunks/calls-chunk.ts'
import { consoleChunk, signedInChunk, signedInFormsChunk } from './build/chunks/signed-in-chunks.ts'
import { runtimeInFirst } from './build/chunks/runtime-in-first.ts'
import { slimContract } from './build/slim-contract.ts'
import { signUpChunk, startChunk, startChunkName, strengthChunk, usernamesChunk } from './build/chunks/start-chunk.ts'
import { allTextsChunk, textsAhead, textsChunk, textsFolder, textsPrefix } from './build/chunks/texts-chunks.ts'

/** Of `index.html`. */
const firstChunkName = 'index'

const groups = [
  ...[startChunk(), signUpChunk(), usernamesChunk(), strengthChunk(), schemasChunk(), callsChunk()],
  ...[signedInChunk(), signedInFormsChunk(), consoleChunk()],
]

/**
 * 42 bits, which tell builds of one file apart: the page at the door brings the names of all files, and of each letter of a
 * hash nothing can be compressed.
 */
const shortHash = '[hash:7]'

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [slimContract(), react(), compileAhead(startChunkName), runtimeInFirst(firstChunkName), textsAhead()],
  css: { modules: { generateScopedName: className } },
  build: {
    // The first browsers with light-dark(), on which the colours stand.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: true,
    // Never as data: in a document, whose policy then has to allow for it.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // On a slow machine it would be the first thing that a newcomer reads.
      checks: { bundlerTimings: false },
      ...(isSsrBuild
        ? { output: { codeSplitting: { groups: [allTextsChunk()] } } }
        : {
            output: {
              chunkFileNames: ({ name }) =>
                name.startsWith(textsPrefix)
                  ? `${textsFolder(defaultLanguage)}[name]-${shortHash}.js`
                  : `assets/[name]-${shortHash}.js`,
              entryFileNames: `assets/[name]-${shortHash}.js`,
              assetFileNames: `assets/[name]-[hash:6][extname]`,
              codeSplitting: {
                groups: [textsChunk(groups), ...groups],
              },
            },
          }),
    },
  },
}))
