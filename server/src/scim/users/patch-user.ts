/** A PATCH of somebody, change by change, on a copy of what is said of them. */
import { complexOf, flagOf, isObject, textOrNull } from '#scim/protocol/fields.ts'
import { badRequest, notRemovable } from '#scim/protocol/scim-error.ts'
import type { Operation } from '#scim/patch/operations.ts'
import { invalidPath } from '#scim/patch/path.ts'
import {
  addressOf,
  emailAdded,
  emailIn,
  meansOurEmail,
  namesOurEmail,
  type SaidFields,
  setName,
  type UserFields,
} from './user-fields.ts'

/** Attributes of RFC 7643 of which nothing is kept here: whoever maps them is not refused for it. */
const passedOver = new Set([
  ...[
    'id',
    'schemas',
    'password',
    'nickname',
    'profileurl',
    'title',
    'usertype',
    'preferredlanguage',
    'locale',
    'timezone',
  ],
  ...['phonenumbers', 'ims', 'photos', 'addresses', 'entitlements', 'roles', 'x509certificates'],
  ...['name.middlename', 'name.honorificprefix', 'name.honorificsuffix'],
  // As directories write those of the enterprise schema without it.
  ...['employeenumber', 'costcenter', 'organization', 'division', 'department', 'manager'],
])
/** An id that is named is the person's own: that was asked before (`requireOwnId`). */
const readOnly = new Set(['meta', 'groups', 'state'])
/** What somebody never is without. */
const lasting = new Map([
  ['username', 'userName'],
  ['active', 'active'],
])
const noName = { givenName: null, familyName: null, formatted: null }

/** Refuses with `invalidPath`, `invalidValue`, `mutability` and `noTarget`. */
export function patchedUser(before: UserFields, operations: Operation[]): SaidFields {
  const fields: SaidFields = { ...before, active: undefined }
  for (const operation of operations) apply(fields, operation)
  return fields
}

function apply(fields: SaidFields, operation: Operation): void {
  const { op, path, value } = operation
  const attribute = path?.attribute ?? ''
  const [root = ''] = attribute.split('.')
  if (readOnly.has(root)) throw badRequest('mutability', `${attribute} cannot be changed.`)
  if (passedOver.has(attribute) || passedOver.has(root)) return
  if (root === 'emails') return applyEmail(fields, operation)
  if (path?.filter !== undefined) throw invalidPath(`${attribute}[...]`)
  const stays = op === 'remove' ? lasting.get(attribute) : undefined
  if (stays !== undefined) throw notRemovable(stays)
  // `[{"value": "x"}]` is how some write a value that is one.
  const plain = op === 'remove' ? null : unwrapped(value)
  switch (attribute) {
    case 'username':
      fields.userName = required(textOrNull(plain, 'userName'), 'userName')
      return
    case 'active':
      fields.active = flagOf(plain, 'active')
      return
    case 'externalid':
      fields.externalId = textOrNull(plain, 'externalId')
      return
    case 'displayname':
      fields.displayName = textOrNull(plain, 'displayName') ?? ''
      return
    case 'name':
      // What is no object says nothing of a name: only a removal empties it.
      setName(fields, op === 'remove' ? noName : complexOf(value, 'name'))
      return
    case 'name.givenname':
      fields.givenName = textOrNull(plain, attribute) ?? ''
      return
    case 'name.familyname':
      fields.familyName = textOrNull(plain, attribute) ?? ''
      return
    case 'name.formatted':
      fields.formatted = textOrNull(plain, attribute) ?? ''
      return
    default:
      throw invalidPath(attribute)
  }
}

function required(text: string | null, name: string): string {
  if (text === null) throw badRequest('invalidValue', `${name} is required.`)
  return text
}

function unwrapped(value: unknown): unknown {
  if (!Array.isArray(value) || value.length !== 1) return value
  const only: unknown = value[0]
  if (isObject(only) && 'value' in only) return only['value']
  // A list of nothing is no value that is empty.
  return only ?? value
}

/** Of several addresses one is kept; what is said of another, such as that of home, is passed over. */
function applyEmail(fields: UserFields, { op, path, value }: Operation): void {
  const [, sub] = path?.attribute.split('.') ?? []
  if (sub !== undefined && !['value', 'type', 'primary', 'display'].includes(sub)) throw invalidPath(path?.attribute)
  if (!meansOurEmail(path?.filter, addressOf(fields))) {
    if (namesAddress(path)) throw badRequest('noTarget', 'Nobody has this address here.')
    return
  }
  if (sub !== undefined && sub !== 'value') return
  if (op === 'remove') {
    // Entra ID says by a value which of several it removes.
    if (isSaid(value) && sub === undefined && !namesOurEmail(value, addressOf(fields))) return
    fields.email = null
  } else if (sub === 'value') fields.email = textOrNull(unwrapped(value), 'An email')
  else if (op === 'add' && path?.filter === undefined) fields.email = emailAdded(value) ?? fields.email
  else fields.email = emailIn(value) ?? fields.email
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)
}

function namesAddress(path: Operation['path']): boolean {
  return path?.filter?.kind === 'compare' && path.filter.attribute === 'value'
}
