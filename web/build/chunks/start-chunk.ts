/** Few chunks where the bundler would make dozens: what every page needs at once, and what calls need that pages share. */
import { webFolder } from '../web-folder.ts'

interface ModuleInfo {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  importers: readonly string[]
}

export interface ChunkingContext {
  getModuleInfo: (id: string) => ModuleInfo | null
}

/** By which the manifest knows it. */
export const startChunkName = 'base'

export const startModule = '/src/boot/start.tsx'
/** Runs before the first paint, so nothing of its own may drag the start chunk along. */
export const mainModule = '/src/main.ts'

/** A few lines each, that the routes and pages of several kinds share: else requests of their own. */
const sharedLines =
  /\/contract\/src\/identity\/hand-off\.ts$|\/ui\/feedback\/(?:failure-notice|offline-note)\.tsx$|\/browser-storage\.ts$|\/api\/may-pass\.ts$|\/ui\/form\/fields\/password-field\.|\/api\/early-answers\.ts$/

/** Vite's loader of chunks, which the first script uses as well. */
export const preloadHelper = 'vite/preload-helper'

/** The bundler's own few lines, which everything but the first script needs: else a request of their own. */
const bundlerRuntime = 'rolldown/runtime'

export function startChunk() {
  let members: Set<string> | undefined
  return {
    debugName: startChunkName,
    // Else the group would take in what the first script imports, and that script then wait for it.
    includeDependenciesRecursively: false,
    name: (id: string, context: ChunkingContext): string | null => {
      members ??= findMembers(webFolder(), context)
      return members.has(id) || id.includes(bundlerRuntime) || sharedLines.test(id) ? startChunkName : null
    },
  }
}

/** What the pages of sign-up share, beside the username's field. */
export function signUpChunk() {
  return {
    name: 'sign-up',
    includeDependenciesRecursively: false,
    minShareCount: 2,
    test: /\/features\/sign-up\/|\/messages\/account\/sign-up\.ts$|\/domain\/agreement\/|\/session\/new-account\.ts$/,
  }
}

/** The username's field with its rule and its check, which sign-up and a profile have. */
export function usernamesChunk() {
  return {
    name: 'usernames',
    includeDependenciesRecursively: false,
    minShareCount: 2,
    test: /\/domain\/(?:usernames|availability)\/|\/rules\/usernames\/|\/(?:use-hydrated\.ts|put-into\.tsx)$/,
  }
}

/** How strong a password is, wherever a new one is chosen. */
export function strengthChunk() {
  return {
    name: 'strength',
    includeDependenciesRecursively: false,
    test: /\/ui\/form\/fields\/(?:strength-meter\.|use-is-common\.)|\/rules\/passwords\/strength\./,
  }
}

function findMembers(web: string, context: ChunkingContext): Set<string> {
  const early = reachable(web + mainModule, context)
  return new Set(
    [...reachable(web + startModule, context)].filter((id) => !early.has(id) && !id.includes(preloadHelper)),
  )
}

/** What a module imports statically, and what that imports; with `but`, also what is imported later, except by way of these. */
export function reachable(from: string, context: ChunkingContext, but?: readonly string[]): Set<string> {
  const found = new Set<string>()
  const queue = [from]
  for (const id of queue) {
    if (found.has(id) || but?.includes(id)) continue
    found.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {}
    queue.push(...importedIds, ...(but ? dynamicallyImportedIds : []))
  }
  return found
}
