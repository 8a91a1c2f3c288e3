/** The calls about classes. */
import type { AnswerOf } from '@atrium/contract/endpoint'
import {
  createClass,
  deleteClass,
  deleteClasses,
  listClasses,
  restoreClasses as restoreEndpoint,
  updateClass,
} from '@atrium/contract/people/classes'
import type { MemberMatch } from '@atrium/contract/rules/people'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { peopleKey } from '#domain/organization/keys.ts'
import { sortedByName } from '#messages/names.ts'

const byName = (list: AnswerOf<typeof listClasses>) => ({
  ...list,
  results: sortedByName(list.results),
})

/** Those of now, or those in the archive. */
export function classList(organization: string, isArchive = false) {
  const archived = isArchive ? ({ archived: 'true' } as const) : {}
  return queryOptions({
    queryKey: [...peopleKey(organization), 'classes', ...(isArchive ? ['archived'] : [])],
    queryFn: ({ signal }) => call(listClasses, { query: { organization, ...archived }, signal }),
    select: byName,
  })
}

export interface ClassChange {
  name: string
  add: readonly string[]
  /** Everybody whom one of these filters selects, when it is saved. */
  matching: readonly MemberMatch[]
  remove: readonly string[]
}

/** `id` is null for a new class. Lists that are empty stay out: the call takes none. */
export function saveClass(organization: string, id: string | null, { name, add, matching, remove }: ClassChange) {
  const query = { organization }
  const matched = matching.length > 0 ? { matching: [...matching] } : {}
  if (id === null) {
    return call(createClass, { query, body: { name, ...(add.length > 0 ? { members: [...add] } : {}), ...matched } })
  }
  return call(updateClass, {
    params: { id },
    query,
    body: {
      name,
      ...(add.length > 0 ? { add: [...add] } : {}),
      ...matched,
      ...(remove.length > 0 ? { remove: [...remove] } : {}),
    },
  })
}

/** Who is to be put into a class: some by their ids, or everybody whom a filter selects. */
export type WhoToAdd = { ids: readonly string[] } | { matching: MemberMatch }

/** Into the class with this id, or into a new one of this name. */
export function addToClass(organization: string, into: { id: string } | { name: string }, who: WhoToAdd) {
  const query = { organization }
  const matching = 'matching' in who ? { matching: [who.matching] } : {}
  if ('name' in into) {
    const members = 'ids' in who ? { members: [...who.ids] } : {}
    return call(createClass, { query, body: { name: into.name, ...members, ...matching } })
  }
  const add = 'ids' in who ? { add: [...who.ids] } : {}
  return call(updateClass, { params: { id: into.id }, query, body: { ...add, ...matching } })
}

export async function removeFromClass(organization: string, id: string, ids: readonly string[]): Promise<void> {
  await call(updateClass, { params: { id }, query: { organization }, body: { remove: [...ids] } })
}

/** One by its own call, several by theirs: the API has both. */
export async function removeClasses(organization: string, ids: readonly string[]): Promise<void> {
  const [id] = ids
  const query = { organization }
  if (ids.length === 1 && id !== undefined) await call(deleteClass, { params: { id }, query })
  else await call(deleteClasses, { query, body: { ids: [...ids] } })
}

export async function restoreClasses(organization: string, ids: readonly string[]): Promise<void> {
  await call(restoreEndpoint, { query: { organization }, body: { ids: [...ids] } })
}
