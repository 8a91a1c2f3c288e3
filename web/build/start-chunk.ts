/** One chunk for all that every page needs at once, where the bundler would make a dozen small ones. */

interface ModuleInfo {
  importedIds: readonly string[]
}

interface ChunkingContext {
  getModuleInfo: (id: string) => ModuleInfo | null
}

/** By which the manifest knows it. */
export const startChunkName = 'base'

const startModule = '/src/app/start.tsx'
/** Runs before the first paint, so nothing of its own may drag the start chunk along. */
const mainModule = '/src/main.ts'

/** Vite's loader of chunks, which the first script uses as well. */
const preloadHelper = 'vite/preload-helper'

/** The bundler's own few lines, which everything but the first script needs: else a request of their own. */
const bundlerRuntime = 'rolldown/runtime'

export function startChunk() {
  let members: Set<string> | undefined
  return {
    debugName: startChunkName,
    // Else the group would take in what the first script imports, and that script then wait for it.
    includeDependenciesRecursively: false,
    name: (id: string, context: ChunkingContext): string | null => {
      members ??= findMembers(import.meta.dirname.replace(/\/build$/, ''), context)
      return members.has(id) || id.includes(bundlerRuntime) ? startChunkName : null
    },
  }
}

function findMembers(web: string, context: ChunkingContext): Set<string> {
  const early = reachable(web + mainModule, context)
  return new Set(
    [...reachable(web + startModule, context)].filter((id) => !early.has(id) && !id.includes(preloadHelper)),
  )
}

/** What a module imports statically, and what that imports. */
function reachable(from: string, context: ChunkingContext): Set<string> {
  const found = new Set<string>()
  const queue = [from]
  for (const id of queue) {
    if (found.has(id)) continue
    found.add(id)
    queue.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
