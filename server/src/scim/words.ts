/** What directories say of people: asked by whatever else begins or ends memberships. */
import type { Queryable } from '#db/database.ts'
import { activeFlagsOf, activeFlagsOn } from './users/queries.ts'

/** `active`: one of the organization's directories has them so. `inactive`: one has them, and none as active. */
export type DirectoryWord = 'active' | 'inactive'

/** By uid; of whom no directory has, nothing. */
export async function directoryWords(
  db: Queryable,
  organizationId: string,
  uids: readonly string[],
): Promise<Map<string, DirectoryWord>> {
  if (uids.length === 0) return new Map()
  const said = Map.groupBy(await activeFlagsOf(db, organizationId, uids), ({ uid }) => uid ?? '')
  return new Map([...said].map(([uid, flags]) => [uid, wordOf(flags)]))
}

/** The same of one person, also where a directory knows no more of them than the address that they have confirmed. */
export async function directoryWordOn(
  db: Queryable,
  person: { organizationId: string; uid: string; emailKey: string },
): Promise<DirectoryWord | undefined> {
  const flags = await activeFlagsOn(db, person)
  return flags.length === 0 ? undefined : wordOf(flags)
}

function wordOf(flags: readonly { active: boolean }[]): DirectoryWord {
  return flags.some(({ active }) => active) ? 'active' : 'inactive'
}
