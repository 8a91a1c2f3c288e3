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
    plugins: [placesOfSources(folder)],
    tsconfig: false,
    checks: { bundlerTimings: false },
    logLevel: 'warn',
  })
  try {
    await bundle.write({
      ...{ dir: folder, format: 'esm', chunkFileNames: '[name]-[hash].js' },
      ...{ sourcemap: true, sourcemapExcludeSources: true },
    })
  } finally {
    await bundle.close()
  }
  await syncTree(folder)
}

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
