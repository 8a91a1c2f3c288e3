/** Which of an organization's people a list shows, and in which order. */
import type { Role } from '@atrium/contract/rules/roles'
import { type Given, given } from '#db/prepared.ts'
import { withPlannerHints } from '#db/planner-hints.ts'

export interface MemberSelection {
  organizationId: string
  /** Part of the name or username, as it was typed. */
  search?: string | undefined
  labelId?: string | undefined
  classId?: string | undefined
  role?: Role | undefined
  sortBy: { field: 'name' | 'username'; descending: boolean }
  /** Only what comes behind this row, in the order of `sortBy`. */
  after?: { key: string; uid: string } | undefined
}

/** The same as a statement has it, to be given its values. A role stays: it has an index of its own. */
export interface Shape extends Pick<MemberSelection, 'role' | 'sortBy'> {
  organizationId: Given<string>
  search?: Given<string>
  labelId?: Given<string>
  classId?: Given<string>
  after?: { key: Given<string>; uid: Given<string> }
}

const shape = {
  organizationId: given('organizationId'),
  search: given('search'),
  labelId: given('labelId'),
  classId: given('classId'),
  after: { key: given('afterKey'), uid: given('afterUid') },
}

export function shapeOf({ search, labelId, classId, after, role, sortBy }: MemberSelection): Shape {
  return {
    role,
    sortBy,
    organizationId: shape.organizationId,
    ...(search === undefined ? {} : { search: shape.search }),
    ...(labelId === undefined ? {} : { labelId: shape.labelId }),
    ...(classId === undefined ? {} : { classId: shape.classId }),
    ...(after === undefined ? {} : { after: shape.after }),
  }
}

/** All that the statements of two shapes differ in. */
export function shapeName({ sortBy, role, search, labelId, classId, after }: MemberSelection): string {
  const filters = Object.entries({ search, labelId, classId, after }).filter(([, value]) => value !== undefined)
  const names = filters.map(([name]) => name)
  return [sortBy.field, sortBy.descending ? 'desc' : 'asc', ...(role === undefined ? [] : [role]), ...names].join('_')
}

/** What a statement of the selection's shape is given. */
export function valuesOf({ organizationId, search = '', labelId, classId, after }: MemberSelection) {
  return { organizationId, search, labelId, classId, afterKey: after?.key, afterUid: after?.uid }
}

/** The shortest part of a name that the trigram index knows. */
const TRIGRAM = 3

/**
 * Runs `read` so that the selection is read along indexes. Only a search among everybody has the trigram index;
 * what is too short for it is looked for in the entries of the list's own, and no row is visited.
 */
export function withListHints<T>({ search, labelId, classId }: MemberSelection, read: () => Promise<T>): Promise<T> {
  const groups = [labelId, classId].filter((id) => id !== undefined).length
  const trigrams = groups === 0 && search !== undefined && search.length >= TRIGRAM
  // Everybody, and those of one label or one class, stand in an index of each order. What is found otherwise is sorted:
  // by trigrams, or those of a class by their label.
  const sorts = groups === 0 ? search !== undefined : groups > 1
  return withPlannerHints({ bitmaps: trigrams, sorts, byValues: search !== undefined }, read)
}
