/** What a directory says of a group: from a whole resource, and changed by a PATCH. */
import type { Filter } from '#scim/filter/parse.ts'
import { memberIdsOf, type Operation } from '#scim/patch/operations.ts'
import { invalidPath } from '#scim/patch/path.ts'
import { fieldOf, type Json, textOrNull } from '#scim/protocol/fields.ts'
import { badRequest, notRemovable } from '#scim/protocol/scim-error.ts'

/** Who comes and who goes; nobody is in both. */
export interface MemberChange {
  /** These alone stay, with those who come. */
  all?: string[]
  add: ReadonlySet<string>
  remove: ReadonlySet<string>
}

export interface GroupFields {
  displayName: string
  externalId: string | null
  members: MemberChange
}

/** Of a POST or a PUT. Refuses with `invalidValue`. */
export function groupFieldsOf(body: Json): GroupFields {
  return {
    displayName: nameOf(fieldOf(body, 'displayName')),
    externalId: textOrNull(fieldOf(body, 'externalId'), 'externalId'),
    members: { add: new Set(folded(fieldOf(body, 'members') ?? [])), remove: new Set() },
  }
}

function nameOf(value: unknown): string {
  const name = textOrNull(value, 'displayName')
  if (name === null) throw badRequest('invalidValue', 'displayName is required.')
  return name
}

/** Ids are the same in either case. */
function folded(value: unknown): string[] {
  return memberIdsOf(value).map((id) => id.toLowerCase())
}

const passedOver = new Set(['schemas', 'id'])

/** Refuses with `invalidPath`, `invalidValue` and `mutability`. */
export function patchedGroup(before: Omit<GroupFields, 'members'>, operations: Operation[]): GroupFields {
  const fields = { ...before }
  const change = new Members()
  for (const { op, path, value } of operations) {
    const attribute = path?.attribute ?? ''
    if (attribute === 'members' || attribute === 'members.value') change.apply(op, path?.filter, value)
    else if (attribute === 'displayname') {
      if (op === 'remove') throw notRemovable('displayName')
      fields.displayName = nameOf(value)
    } else if (attribute === 'externalid') {
      fields.externalId = op === 'remove' ? null : textOrNull(value, 'externalId')
    } else if (attribute === 'meta' || attribute.startsWith('meta.'))
      throw badRequest('mutability', 'meta cannot be changed.')
    else if (!passedOver.has(attribute)) throw invalidPath(attribute)
  }
  return { ...fields, members: change.whole() }
}

/** The changes of `members`, one after the other, without who is in it now: that may be thousands. */
class Members {
  #all: string[] | undefined
  readonly #add = new Set<string>()
  readonly #remove = new Set<string>()

  apply(op: Operation['op'], filter: Filter | undefined, value: unknown): void {
    // Without anybody named, everybody goes; to come or to stay, somebody is named.
    const isWhole = op === 'remove' && filter === undefined && (value === undefined || value === null)
    if (isWhole) return this.#only([])
    const named = filter === undefined ? folded(value) : idsIn(filter)
    if (op === 'replace' && filter !== undefined) requireSame(named, value)
    if (op === 'replace' && filter === undefined) this.#only(named)
    else if (op !== 'remove') this.#come(named)
    else this.#go(named)
  }

  whole(): MemberChange {
    const all = this.#all?.filter((id) => !this.#remove.has(id))
    return { ...(all && { all }), add: this.#add, remove: this.#remove }
  }

  #only(ids: string[]): void {
    this.#all = ids
    this.#add.clear()
    this.#remove.clear()
  }

  #come(ids: string[]): void {
    for (const id of ids) {
      this.#add.add(id)
      this.#remove.delete(id)
    }
  }

  #go(ids: string[]): void {
    for (const id of ids) {
      this.#remove.add(id)
      this.#add.delete(id)
    }
  }
}

/** Who a member is cannot be changed (RFC 7643, section 4.2): the one is removed, and the other added. */
function requireSame(named: readonly string[], value: unknown): void {
  if (value === undefined || value === null || folded(value).every((id) => named.includes(id))) return
  throw badRequest('mutability', 'A member cannot become another one: remove the one, and add the other.')
}

/** `members[value eq "a" or value eq "b"]`. */
function idsIn(filter: Filter): string[] {
  if (filter.kind === 'or') return filter.parts.flatMap(idsIn)
  if (
    filter.kind === 'compare' &&
    filter.attribute === 'value' &&
    filter.by === 'eq' &&
    typeof filter.value === 'string'
  ) {
    return [filter.value.toLowerCase()]
  }
  throw invalidPath('members[...]')
}
