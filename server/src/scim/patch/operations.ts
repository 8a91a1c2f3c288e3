/** The changes of a PATCH, as they are written by Entra ID, Okta and whoever keeps to the RFC. */
import { complexOf, fieldOf, isObject, type Json, listOf, objectOf, ofFewFields } from '#scim/protocol/fields.ts'
import { badRequest } from '#scim/protocol/scim-error.ts'
import { meansAll, parsePath, type Path } from './path.ts'

export interface Operation {
  op: 'add' | 'replace' | 'remove'
  /** Absent: the value's fields say it. */
  path?: Path
  value: unknown
}

const maxPatchOperations = 1_000

/** Each of them, in order, one for each attribute. Refuses with `invalidSyntax`, `invalidPath` and `noTarget`. */
export function operationsOf(body: unknown): Operation[] {
  const written = fieldOf(objectOf(body, 'The body'), 'Operations')
  if (!Array.isArray(written) || written.length === 0) throw badRequest('invalidSyntax', 'Operations are missing.')
  const operations: Operation[] = []
  let many = 0
  for (const one of written) {
    const fields = objectOf(one, 'An operation')
    many += changesIn(fields)
    if (many > maxPatchOperations) throw badRequest('tooMany', `No more than ${maxPatchOperations} operations.`)
    operations.push(...operation(fields))
  }
  return operations
}

/** Each field of one without a path is one: asked before any of them is read. */
function changesIn(written: Json): number {
  const value = fieldOf(written, 'value')
  return !meansAll(fieldOf(written, 'path')) || !isObject(value)
    ? 1
    : Math.max(1, saidIn(ofFewFields(value, 'The value of an operation')).length)
}

function operation(written: Json): Operation[] {
  const name = fieldOf(written, 'op')
  const op = (['add', 'replace', 'remove'] as const).find(
    (one) => typeof name === 'string' && name.toLowerCase() === one,
  )
  if (op === undefined) throw badRequest('invalidSyntax', 'An operation is neither add, replace nor remove.')
  const value = fieldOf(written, 'value')
  const path = fieldOf(written, 'path')
  if (!meansAll(path)) {
    const parsed = parsePath(path)
    return parsed === undefined ? [] : [{ op, path: parsed, value }]
  }
  if (op === 'remove') throw badRequest('noTarget', 'A remove says no path.')
  return withoutPath(op, objectOf(value, 'The value of an operation without a path'))
}

/**
 * What a value says of each attribute. Some write those that are kept below the name of their schema, as those of others
 * are: passed over with these, whoever is to be shut out would stay. Refuses with `invalidValue`.
 */
function saidIn(value: Json): [path: string, value: unknown][] {
  return Object.entries(value).flatMap(([key, one]) =>
    key !== '' && meansAll(key) ? Object.entries(complexOf(one, key)) : [[key, one] as [string, unknown]],
  )
}

/** Each field is a path of its own: `{"name.givenName": "Ada"}`, `{"emails[type eq \"work\"].value": ...}`. */
function withoutPath(op: 'add' | 'replace', value: Json): Operation[] {
  return saidIn(value).flatMap(([key, one]): Operation[] => {
    const path = parsePath(key)
    return path === undefined ? [] : [{ op, path, value: one }]
  })
}

/**
 * Refuses with `mutability` another id than the one that is asked for, and none. Okta names the group's own one beside a
 * new name, which changes nothing.
 */
export function requireOwnId(operations: readonly Operation[], id: string): void {
  for (const { op, path, value } of operations) {
    if (path?.attribute !== 'id') continue
    const isOwn = op !== 'remove' && typeof value === 'string' && value.toLowerCase() === id.toLowerCase()
    if (!isOwn) throw badRequest('mutability', 'id cannot be changed.')
  }
}

/** The ids that `members` names, several or one. Refuses with `invalidValue` what names none. */
export function memberIdsOf(value: unknown): string[] {
  return listOf(value).map((one) => {
    const id = typeof one === 'string' ? one : fieldOf(complexOf(one, 'A member'), 'value')
    if (typeof id !== 'string' || id === '') throw badRequest('invalidValue', 'A member has no value.')
    return id
  })
}
