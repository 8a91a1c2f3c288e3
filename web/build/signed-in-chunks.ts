/** Few chunks behind the door, too: what stands around its pages, what they share, and what they share with pages of links. */
import { type ChunkingContext, mainModule, preloadHelper, reachable, webFolder } from './start-chunk.ts'

/** By which the manifest knows it. */
export const signedInChunkName = 'signed-in'

/** Around the pages behind the door. */
const frames = [
  ...['signed-in-frame', 'app-frame', 'wizard-frame'].map((name) => `/src/app/frames/${name}.tsx`),
  '/src/ui/feedback/toaster.tsx',
]

/** The page that most people see first once they have signed in; itself a chunk of its own, as every page. */
const firstPage = '/src/features/organizations/organizations-page.tsx'

const peoplePage = '/src/features/people/people-page.tsx'

const modal = /\/ui\/overlay\/modal\./

const lists = [peoplePage, '/src/features/publishers/authors-page.tsx']

const signedInRoots = [
  ...frames,
  firstPage,
  ...[
    'organizations/create/create-organization-page',
    ...['organizations/welcome/welcome-page', 'publishers/authors-page', 'publishers/create-author-page'],
    ...['profile/profile-page', 'security/security-page', 'people/people-page'],
    ...['account/account-page', 'account/export/download-page', 'account/deletion/deletion-banner'],
  ].map((name) => `/src/features/${name}.tsx`),
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
      members ??= new Set([...sharedBehindTheDoor(context)].filter(isIn(beforeTheDoor(context), false)))
      return members.has(id) || modal.test(id) ? 'signed-in-forms' : null
    },
  }
}

/** What they share with pages of links and invites, which come without the rest; the first pages need none of it. */
export function sharedWithLinks(context: ChunkingContext): Set<string> {
  const first = new Set(firstPages.flatMap((page) => [...reachable(webFolder() + page, context)]))
  const behind = [...sharedBehindTheDoor(context), ...firstBehindTheDoor(context)]
  const before = beforeTheDoor(context)
  return new Set(behind.filter((id) => !first.has(id) && before.has(id)))
}

/** A page with all that is its own: what the pages inside it share comes with it, not in a file for each. */
export function peopleChunk() {
  let members: Set<string> | undefined
  return {
    debugName: 'people-page',
    includeDependenciesRecursively: false,
    name: (id: string, context: ChunkingContext): string | null => {
      members ??= peopleMembers(context)
      return members.has(id) ? 'people-page' : null
    },
  }
}

function peopleMembers(context: ChunkingContext): Set<string> {
  const there = new Set([...beforeTheDoor(context), ...reachable(webFolder() + mainModule, context)])
  return new Set(
    [...reachable(webFolder() + peoplePage, context)].filter((id) => !there.has(id) && !id.includes(preloadHelper)),
  )
}

/** The frames themselves, and all that they and the first page need at once. */
function firstBehindTheDoor(context: ChunkingContext): Set<string> {
  const found = [...frames, firstPage].flatMap((root) => [...reachable(webFolder() + root, context)])
  return new Set(found.filter((id) => id !== webFolder() + firstPage))
}

const isIn = (set: ReadonlySet<string>, wanted: boolean) => (id: string) => set.has(id) === wanted

function sharedBehindTheDoor(context: ChunkingContext): Set<string> {
  const times = new Map<string, number>()
  for (const root of signedInRoots)
    for (const id of reachable(webFolder() + root, context)) times.set(id, (times.get(id) ?? 0) + 1)
  return new Set([...times].filter(([, count]) => count > 1).map(([id]) => id))
}

function beforeTheDoor(context: ChunkingContext): Set<string> {
  const web = webFolder()
  const behind = signedInRoots.map((root) => web + root)
  return reachable(`${web}/src/app/routes.tsx`, context, behind)
}
