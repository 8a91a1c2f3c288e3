/** What somebody owns and nobody else does: it would be left without an owner. */
import type { Queryable } from '#db/database.ts'
import { organizationsOwnedAlone } from '#members/ends/ends.ts'
import { publishersOwnedAlone } from '#publishers/leave.ts'

const MOST = 100

export interface OwnedAlone {
  organizations: { name: string; displayName: string }[]
  publishers: { author_id: string; name: string }[]
}

/** The first hundred of each, by name. */
export async function ownedAlone(q: Queryable, uid: string): Promise<OwnedAlone> {
  const asked = { uid, limit: MOST }
  const organizations = await organizationsOwnedAlone(q, asked)
  return { organizations, publishers: await publishersOwnedAlone(q, asked) }
}

/** What people call them, without those that have no name. */
export function namesOf({ organizations, publishers }: OwnedAlone): string[] {
  return [...organizations.map(({ displayName }) => displayName), ...publishers.map(({ name }) => name)]
}
