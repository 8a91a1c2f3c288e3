/** Few chunks behind the door, too: what stands around its pages, what they share, and what they share with pages of links. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type ChunkingContext, mainModule, preloadHelper, reachable } from './start-chunk.ts'
import { webFolder } from '../web-folder.ts'

/** By which the manifest knows it. */
export const signedInChunkName = 'signed-in'
const consoleChunkName = 'console'

/** Around the pages behind the door. */
const frames = [
  ...['signed-in-frame', 'app-frame', 'wizard-frame'].map((name) => `/src/app/frames/${name}.tsx`),
  '/src/ui/feedback/toaster.tsx',
]

/** The page that most people see first once they have signed in: a few lines around what is in that chunk as well. */
const firstPage = '/src/features/organizations/organizations-page.tsx'

const peoplePage = '/src/features/people/people-page.tsx'
const consoleFrame = '/src/app/frames/console-frame.tsx'

/** The consoles: their frame, and the page of an organization's that most people see first. */
const consoleRoots = [consoleFrame, '/src/app/console-routes.tsx', peoplePage]

/** The other pages of the console, each a chunk of its own. What they share with its frame comes with that. */
const consolePages = globSync('features/console/**/*-page.tsx', { cwd: join(webFolder(), 'src') }).map(
  (page) => `/src/${page.replaceAll('\\', '/')}`,
)

/** What dialogs, and several pages of consoles, have in common: each alone would be one more name in every list of files. */
const oftenBehind =
  /\/ui\/(?:overlay\/modal|form\/fields\/(?:choice|copyable|text-area)-field|list\/line-list)\.|\/(?:invite-role-field|use-saved-settings|use-begun-version)\./

/** Of the consoles alone, and made of what these have: no form elsewhere is to bring that. */
const oftenInConsoles = /\/domain\/organization\/leave-button\./

/** What two or three pages or dialogs share, by what it is about: each file of it alone would be one more name as well. */
const sharedByFew: readonly (readonly [string, RegExp])[] = [
  // Heavy.
  ['qr-code', /\/node_modules\/uqr\/|\/ui\/media\/qr-code\./],
  ['connections', /\/domain\/connections\/|\/console\/domains\/api\//],
  // With the texts of labels, which no list of people waits for.
  ['label-boxes', /\/domain\/labels\/(?:label-boxes|label-filter|many-groups)\./],
  ['terms', /\/people\/(?:api\/terms|terms\/term-fields)\./],
]

/** What waits for no form. */
const lists = [consoleFrame, peoplePage, '/src/features/publishers/authors-page.tsx']

const signedInRoots = [
  ...frames,
  firstPage,
  ...[
    'organizations/create/create-organization-page',
    ...['organizations/welcome/welcome-page', 'publishers/authors-page', 'publishers/create-author-page'],
    ...['profile/profile-page', 'security/security-page'],
    ...['account/account-page', 'account/export/download-page', 'account/deletion/deletion-banner'],
    'sites/hand-off/refused-hand-off',
  ].map((name) => `/src/features/${name}.tsx`),
  ...[...consoleRoots, ...consolePages],
]

/** Whose weight has a budget (`npm run size`), with the routes. */
const firstPages = [
  ...['/src/main.ts', '/src/boot/start.tsx', '/src/app/routes.tsx'],
  ...['sign-up/sign-up-page', 'sign-up/email/email-sign-up-page', 'find/find-page'].map(
    (name) => `/src/features/${name}.tsx`,
  ),
]

/** What stands around every signed-in page, and what a list needs before anybody does anything: one request, not thirty. */
export function signedInChunk() {
  let members: Set<string> | undefined
  return {
    debugName: signedInChunkName,
    includeDependenciesRecursively: false,
    name: (id: string, context: ChunkingContext): string | null => {
      members ??= new Set(
        [...firstBehindTheDoor(context), ...sharedByLists(context)].filter(isIn(beforeTheDoor(context), false)),
      )
      return members.has(id) ? signedInChunkName : null
    },
  }
}

/** Of what pages behind the door share, what the lists need at once. */
function sharedByLists(context: ChunkingContext): string[] {
  const shared = sharedBehindTheDoor(context)
  return lists.flatMap((list) => [...reachable(webFolder() + list, context)].filter((id) => shared.has(id)))
}

/** What else several pages behind the door share and none before it needs: forms above all, which no list waits for. */
export function signedInFormsChunk() {
  let members: Set<string> | undefined
  return {
    debugName: 'signed-in-forms',
    includeDependenciesRecursively: false,
    name: (id: string, context: ChunkingContext): string | null => {
      const few = sharedByFew.find(([, modules]) => modules.test(id))
      if (few) return few[0]
      members ??= new Set([...sharedBehindTheDoor(context)].filter(isIn(beforeTheDoor(context), false)))
      return members.has(id) || oftenBehind.test(id) ? 'signed-in-forms' : null
    },
  }
}

/** What the pages with a budget of their own need at once. */
export function neededByFirst(context: ChunkingContext): Set<string> {
  return new Set(firstPages.flatMap((page) => [...reachable(webFolder() + page, context)]))
}

/** What they share with pages of links and invites, which come without the rest; the first pages need none of it. */
export function sharedWithLinks(context: ChunkingContext): Set<string> {
  const first = neededByFirst(context)
  const behind = [...sharedBehindTheDoor(context), ...firstBehindTheDoor(context)]
  const before = beforeTheDoor(context)
  return new Set(behind.filter((id) => !first.has(id) && before.has(id)))
}

/** The console's frame and the people page with all that is their own: what the pages inside share comes with them, not in a file for each. */
export function consoleChunk() {
  let members: Set<string> | undefined
  return {
    debugName: consoleChunkName,
    includeDependenciesRecursively: false,
    name: (id: string, context: ChunkingContext): string | null => {
      members ??= consoleMembers(context)
      return members.has(id) || oftenInConsoles.test(id) ? consoleChunkName : null
    },
  }
}

function consoleMembers(context: ChunkingContext): Set<string> {
  const there = new Set([...beforeTheDoor(context), ...reachable(webFolder() + mainModule, context)])
  return new Set(
    consoleRoots
      .flatMap((root) => [...reachable(webFolder() + root, context)])
      .filter((id) => !there.has(id) && !id.includes(preloadHelper)),
  )
}

/** The frames and the first page themselves, and all that they need at once. */
function firstBehindTheDoor(context: ChunkingContext): Set<string> {
  return new Set([...frames, firstPage].flatMap((root) => [...reachable(webFolder() + root, context)]))
}

const isIn = (set: ReadonlySet<string>, wanted: boolean) => (id: string) => set.has(id) === wanted

/** The chunk that a page's module comes with, where it has none of its own. */
export function chunkOfPage(module: string): string | undefined {
  if (`/${module}` === firstPage) return signedInChunkName
  return consoleRoots.includes(`/${module}`) ? consoleChunkName : undefined
}

const isOfConsole = (root: string) => consoleRoots.includes(root) || consolePages.includes(root)

/** By more than one page; the console's are one. */
function sharedBehindTheDoor(context: ChunkingContext): Set<string> {
  const times = new Map<string, number>()
  const apart = signedInRoots.filter((root) => !isOfConsole(root)).map((root) => [root])
  for (const roots of [...apart, [...consoleRoots, ...consolePages]]) {
    const needed = new Set(roots.flatMap((root) => [...reachable(webFolder() + root, context)]))
    for (const id of needed) times.set(id, (times.get(id) ?? 0) + 1)
  }
  return new Set([...times].filter(([, count]) => count > 1).map(([id]) => id))
}

function beforeTheDoor(context: ChunkingContext): Set<string> {
  const web = webFolder()
  const behind = signedInRoots.map((root) => web + root)
  return reachable(`${web}/src/app/routes.tsx`, context, behind)
}
