/** Compiles the server ahead: its sources and what they import, in a few files of JavaScript that Node reads as they are. */
import { dirname, join, relative, resolve } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { syncTree } from './src/files/durable.ts'

const main = join(import.meta.dirname, 'src/main.ts')
/** Beside these packages are programs of other kinds, which they find by where they are: machine code and WebAssembly. */
const external = [/^@node-rs\/argon2/, /^bcrypt$/, /^sharp/, /^@electric-sql\/pglite/]
/** What runs beside the server, in a thread or a process, says so by its name. */
const program = /new URL\('([^']+-program\.ts)', import\.meta\.url\)/g
const source = /\/(server|contract)\/src\/.*\.ts$/

/**
 * Writes the build into `folder`, and to the disk: `main.js`, its parts, and maps that lead back to the sources.
 * Rejects with what the bundler says.
 */
export async function buildServer(folder: string): Promise<void> {
  const bundle = await rolldown({
    input: { main },
    platform: 'node',
    external,
    plugins: [placesOfSources(folder), inAscii],
    tsconfig: false,
    checks: { bundlerTimings: false },
    logLevel: 'warn',
  })
  try {
    await bundle.write({
      dir: folder,
      format: 'esm',
      chunkFileNames: '[name]-[hash].js',
      sourcemap: true,
      sourcemapExcludeSources: true,
    })
  } finally {
    await bundle.close()
  }
  await syncTree(folder)
}

/**
 * V8 keeps a source for as long as it runs, with two bytes for each of its characters where one of them is no Latin
 * letter. Escapes mean the same in texts, patterns and names, and no line becomes another.
 */
const inAscii: Plugin = {
  name: 'in-ascii',
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle)) {
      if (part.type === 'chunk' && !rawText.test(part.code)) part.code = part.code.replace(beyondAscii, escaped)
    }
  },
}

const beyondAscii = /[^\p{ASCII}]/gu
/** The one place where an escape does not mean the same; what is put into it is no part of it. */
const rawText = /String\.raw`(?:\$\{[^}]*\}|(?!`|\$\{)\p{ASCII})*[^\p{ASCII}]/u

/** A character of two UTF-16 units is two escapes, which are one again where they are read. */
const escaped = (character: string) =>
  Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('')

/**
 * A source that looks for something beside it (migrations, the pages) finds it where it is: beside the source. Only
 * programs are compiled as well.
 */
function placesOfSources(folder: string): Plugin {
  return {
    name: 'places-of-sources',
    transform: {
      filter: { id: source, code: 'import.meta.url' },
      handler(code, id) {
        const linked = code.replace(program, (_, path: string) => {
          const part = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) })
          return `new URL(import.meta.ROLLUP_FILE_URL_${part})`
        })
        const place = JSON.stringify(relative(folder, id))
        return { code: linked.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`), map: null }
      },
    },
  }
}
