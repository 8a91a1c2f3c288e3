/** The calls about classes. */
import {
  createClass,
  deleteClass,
  deleteClasses,
  listClasses,
  restoreClasses,
  updateClass,
} from '@atrium/contract/classes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { peopleKey } from './keys.ts'

export function classList(organization: string) {
  return queryOptions({
    queryKey: [...peopleKey(organization), 'classes'],
    queryFn: ({ signal }) => call(listClasses, { query: { organization }, signal }),
  })
}

export interface ClassChange {
  name: string
  add: readonly string[]
  remove: readonly string[]
}

/** `id` is null for a new class. Lists that are empty stay out: the call takes none. */
export function saveClass(organization: string, id: string | null, { name, add, remove }: ClassChange) {
  const query = { organization }
  if (id === null) {
    return call(createClass, { query, body: { name, ...(add.length > 0 ? { members: [...add] } : {}) } })
  }
  return call(updateClass, {
    params: { id },
    query,
    body: {
      name,
      ...(add.length > 0 ? { add: [...add] } : {}),
      ...(remove.length > 0 ? { remove: [...remove] } : {}),
    },
  })
}

/** One by its own call, several by theirs: the specification has both. */
export async function removeClasses(organization: string, ids: readonly string[]): Promise<void> {
  const [id] = ids
  const query = { organization }
  if (ids.length === 1 && id !== undefined) await call(deleteClass, { params: { id }, query })
  else await call(deleteClasses, { query, body: { ids: [...ids] } })
}

export async function bringClassesBack(organization: string, ids: readonly string[]): Promise<void> {
  await call(restoreClasses, { query: { organization }, body: { ids: [...ids] } })
}
