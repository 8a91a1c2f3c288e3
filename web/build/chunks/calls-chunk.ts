/** What comes to a page at the door once it is alive, and what only forms need. */
import { neededByFirst, sharedWithLinks } from './signed-in-chunks.ts'
import { type ChunkingContext, mainModule, preloadHelper, reachable, startModule } from './start-chunk.ts'
import { webFolder } from '../web-folder.ts'

const laterStepsModule = '/src/features/sign-in/later-steps.tsx'
const clientModule = '/src/api/client.ts'
/** A few lines that pages ask for by themselves, soon after they are alive. */
const soonModule = '/src/domain/usernames/check-username.ts'
const schemaLibrary = '/node_modules/zod/'
/** Need no schema and are asked by schemas alone. */
const schemasRules = /\/contract\/src\/rules\/(?:person-name|reserved-organization-names)\.ts$/

/** Every refusal's sentence: the server sends the one that is needed, and few pages say one by themselves. */
const sentencesModule = /\/contract\/src\/sentences\/[\w-]+\/refusals\.ts$/

/**
 * The API client with the calls that several pages make, what the later steps of sign-in need, and what pages
 * behind the door share with those of links, in one request. Nothing may be in here that a page at the door needs sooner,
 * and what one page alone calls stays with that page.
 */
export function callsChunk() {
  let members: Set<string> | undefined
  return {
    debugName: 'calls',
    includeDependenciesRecursively: false,
    name: (id: string, context: ChunkingContext): string | null => {
      if (codesModules.test(id)) return 'codes'
      members ??= afterStart(context)
      if (isSchema(id, context) || sentencesModule.test(id)) return null
      return members.has(id) || isSharedContract(id, context) ? 'calls' : null
    },
  }
}

/**
 * The rules that forms check by, with their library; no call needs them (`slim-contract.ts`). Those of forms behind the
 * door alone are apart.
 */
export function schemasChunk() {
  let first: Set<string> | undefined
  return {
    debugName: 'schemas',
    includeDependenciesRecursively: false,
    name: (id: string, context: ChunkingContext): string | null => {
      if (!isSchema(id, context)) return null
      first ??= neededByFirst(context)
      return first.has(id) || id.includes(schemaLibrary) ? 'schemas' : 'schemas-behind'
    },
  }
}

/** Fields for codes: the later steps of sign-in have them, and dialogs, which no page waits for. */
const codesModules = /\/domain\/codes\/(?:plain-text|six-digits)\.ts$|\/code-field\.tsx$/

/** All of that, without what is there already by then, and without the sign-in page's own part. */
function afterStart(context: ChunkingContext): Set<string> {
  const sooner = [mainModule, startModule].flatMap((module) => [...reachable(webFolder() + module, context)])
  const later = [clientModule, laterStepsModule, soonModule].flatMap((module) => [
    ...reachable(webFolder() + module, context),
  ])
  const there = new Set(sooner)
  return new Set(
    [...later, ...sharedWithLinks(context)].filter(
      (id) => !there.has(id) && !id.includes(preloadHelper) && !id.includes('/features/sign-in/'),
    ),
  )
}

/** What is called from consoles alone: it stays with them, though several of their modules ask for it. */
const consolesContract =
  /\/contract\/src\/(?:authors\/|people\/(?:rosters|learners)\.ts|organizations\/(?:provisioning|single-sign-on|sign-in-connection|sign-in-presets)\.ts)/

function isSharedContract(id: string, context: ChunkingContext): boolean {
  if (consolesContract.test(id)) return false
  return id.includes('/contract/src/') && (context.getModuleInfo(id)?.importers.length ?? 0) > 1
}

function isSchema(id: string, context: ChunkingContext): boolean {
  if (id.includes(schemaLibrary) || schemasRules.test(id)) return true
  return (
    id.includes('/contract/src/rules/') && [...reachable(id, context)].some((found) => found.includes(schemaLibrary))
  )
}
