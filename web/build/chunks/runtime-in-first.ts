/**
 * Puts the bundler's own few lines, which it leaves in a chunk of their own, into the first script, which every
 * page has before any other: else they are a request, and on a slow network each of those is dear.
 */
import { type Plugin, rolldownVersion } from 'vite'

/** By which the manifest knows the chunk that nobody asks for any more. */
export const runtimeChunkName = 'rolldown-runtime'

interface Chunk {
  type: string
  code: string
  fileName: string
  name: string
  isEntry: boolean
}

export function runtimeInFirst(firstChunkName: string): Plugin {
  return {
    name: 'runtime-in-first',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    // Its name says what is in it, also of what is put there after the names are made.
    augmentChunkHash: ({ name }) => (name === firstChunkName ? `runtime of ${rolldownVersion}` : undefined),
    generateBundle: {
      // After Vite's own, as in `compile-ahead.ts`.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(
          (output): output is typeof output & Chunk => output.type === 'chunk',
        )
        const runtime = chunks.find(({ name }) => name === runtimeChunkName)
        const first = chunks.find(({ name, isEntry }) => name === firstChunkName && isEntry)
        if (runtime === undefined || first === undefined)
          throw new Error('The bundler has no runtime, or no first chunk')
        first.code = joined(first.code, runtime.code)
        for (const chunk of chunks) {
          if (chunk === runtime) continue
          if (chunk !== first) chunk.code = redirected(chunk.code, runtime.fileName, first.fileName)
          // Vite's loader has lists of what to fetch ahead.
          chunk.code = chunk.code.replaceAll(runtime.fileName, first.fileName)
        }
      },
    },
  }
}

const exportsAtEnd = /export\{([^}]*)\};?\s*$/

/** The first script's text with the runtime's in a scope of its own, handed on under names of its own. */
export function joined(first: string, runtime: string): string {
  const given = bindings(exportsAtEnd.exec(runtime)?.[1])
  if (given.length === 0 || first.includes('runtime_'))
    throw new Error('The runtime is written in a way not known here')
  const values = given.map(([local, exported]) => `${exported}:${local}`).join()
  const names = given.map(([, exported]) => `${exported}:runtime_${exported}`).join()
  const handedOn = given.map(([, exported]) => `runtime_${exported}`).join()
  const scope = `const{${names}}=(()=>{${runtime.replace(exportsAtEnd, '')}\nreturn{${values}}})();`
  return `${scope}\n${first}\nexport{${handedOn}};\n`
}

/** A chunk's text that has from the first script what it had from the runtime. */
export function redirected(code: string, runtimeFile: string, firstFile: string): string {
  const [from, to] = [runtimeFile, firstFile].map((file) => file.replace(/^.*\//, './')) as [string, string]
  const parts = code.split(`from"${from}"`)
  for (const index of parts.keys()) {
    if (index === parts.length - 1) continue
    parts[index] = (parts[index] ?? '').replace(/\{([^}]*)\}$/, (_, names: string) => {
      const taken = bindings(names).map(([exported, local]) => `runtime_${exported} as ${local}`)
      return `{${taken.join()}}`
    })
  }
  return parts.join(`from"${to}"`).replaceAll(`import"${from}"`, `import"${to}"`)
}

/** `a as b` and `a`, each with what stands on either side. */
function bindings(list = ''): [string, string][] {
  return list
    .split(',')
    .filter((binding) => binding.trim() !== '')
    .map((binding) => {
      const [one = '', other = one] = binding.trim().split(/\s+as\s+/)
      return [one, other]
    })
}
