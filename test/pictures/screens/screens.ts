/** Every screen: the addresses of the registry of paths, and who looks at them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { School } from '../server/school.ts'

export type Viewer = 'guest' | 'newcomer' | 'owner'

export interface Screen {
  name: string
  path: string
  viewer: Viewer
}

/** Lead on to another page, or to another site. */
const leadOn = ['/go/organizations/:name', '/go/authors/:author_id', '/organizations/:name', '/authors/:author_id']

/** Stand behind the door, and are for whoever is not signed in as well. */
const open = ['/reset-password']

/** Look otherwise to somebody who belongs to nothing yet. */
const empty = ['/organizations', '/authors', '/profile/:user_id', '/welcome']

/** Those of the pages that the checkout at `root` has built. */
export function screensOf(root: string, origin: string, school: School): Screen[] {
  const { patterns, behindDoor } = builtRoutes(root)
  const one = (pattern: string, viewer: Viewer): Screen => {
    const path = pattern
      .replace(':name', school.name)
      .replace(':user_id', viewer === 'newcomer' ? school.newcomerUid : school.uid)
      .replace(':author_id', school.author_id)
      .replace(':id', idIn(pattern, school))
    return { name: nameOf(pattern, viewer), path, viewer }
  }
  return [
    ...patterns.map((pattern) => one(pattern, behindDoor.includes(pattern) ? 'owner' : 'guest')),
    ...patterns.filter((pattern) => empty.includes(pattern)).map((pattern) => one(pattern, 'newcomer')),
    one('/nowhere', 'guest'),
    { name: 'site', path: origin.replace('//', `//${school.name}.`), viewer: 'guest' },
  ]
}

/** What the built pages know as addresses, and which of them want somebody who is signed in. */
function builtRoutes(root: string): { patterns: string[]; behindDoor: string[] } {
  const file = join(root, 'web/dist/routes.json')
  const { patterns, shells } = JSON.parse(readFileSync(file, 'utf8')) as {
    patterns: string[]
    shells: Record<string, string>
  }
  return {
    patterns: patterns.filter((pattern) => !leadOn.includes(pattern)),
    behindDoor: Object.keys(shells).filter((pattern) => !open.includes(pattern)),
  }
}

/** Which thing of the school's the page of `pattern` is about. */
function idIn(pattern: string, { directoryId, connectionId, rosterId, importId }: School): string {
  if (pattern.includes('/provisioning/')) return directoryId
  if (pattern.includes('/single-sign-on/')) return connectionId
  if (pattern.includes('/rosters/')) return rosterId
  return importId
}

function nameOf(pattern: string, viewer: Viewer): string {
  const name = pattern.slice(1).replaceAll(':', '').replaceAll('/', '-') || 'home'
  return viewer === 'newcomer' ? `${name}-newcomer` : name
}
