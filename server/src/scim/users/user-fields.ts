/** What a directory says of somebody, as far as it is kept: from a whole resource, and changed by a PATCH. */
import { isEmail } from '@atrium/contract/rules/is-email'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Filter } from '#scim/filter/parse.ts'
import { complexOf, fieldOf, flagIn, flagOf, type Json, listOf, textOrNull } from '#scim/protocol/fields.ts'
import { badRequest } from '#scim/protocol/scim-error.ts'

export interface UserFields {
  userName: string
  externalId: string | null
  /** As it was given; null: the user name is the address. */
  email: string | null
  givenName: string
  familyName: string
  formatted: string
  displayName: string
}

/** As a request has it. */
export interface SaidFields extends UserFields {
  /** Undefined where nothing is said of it. */
  active: boolean | undefined
}

/** The address by which somebody is known. Refuses with `invalidValue` where there is none. */
export function addressOf({ email, userName }: UserFields): string {
  const address = email ?? userName
  if (!isEmail(nameKey(address))) {
    throw badRequest('invalidValue', 'There is no email address: emails has none, and userName is none.').because(
      'no_address',
    )
  }
  return address
}

/** Of a POST or a PUT: what it leaves out is empty, but of `active` nothing is said. Refuses with `invalidValue`. */
export function userFieldsOf(body: Json): SaidFields {
  const userName = textOrNull(fieldOf(body, 'userName'), 'userName')
  if (userName === null) throw badRequest('invalidValue', 'userName is required.')
  const active = fieldOf(body, 'active')
  const fields: SaidFields = {
    userName,
    externalId: textOrNull(fieldOf(body, 'externalId'), 'externalId'),
    email: emailIn(fieldOf(body, 'emails') ?? []),
    givenName: '',
    familyName: '',
    formatted: '',
    displayName: textOrNull(fieldOf(body, 'displayName'), 'displayName') ?? '',
    active: active === undefined || active === null ? undefined : flagOf(active, 'active'),
  }
  const name = fieldOf(body, 'name')
  if (name !== undefined && name !== null) setName(fields, complexOf(name, 'name'))
  return fields
}

/** Only what is said. */
export function setName(fields: UserFields, name: Json): void {
  for (const part of nameParts) {
    const value = fieldOf(name, part)
    if (value !== undefined) fields[part] = textOrNull(value, `name.${part}`) ?? ''
  }
}

const nameParts = ['givenName', 'familyName', 'formatted'] as const

/** The one that counts: the primary one, else that of work, else the first; null of none. Refuses with `invalidValue`. */
export function emailIn(value: unknown): string | null {
  return countingOf(emailsOf(value))
}

/** The same of those that are said beside the one that is kept: what is neither primary nor of work is kept by nobody. */
export function emailAdded(value: unknown): string | null {
  return countingOf(emailsOf(value).filter((one) => !isBeside(one)))
}

/** Whether one of them is the address that is kept: by itself, where it says what it is, else by its kind. */
export function namesOurEmail(value: unknown, address: string): boolean {
  return emailsOf(value).some((one) => {
    const said = textOrNull(fieldOf(one, 'value'), 'An email')
    return said === null ? !isBeside(one) : nameKey(said) === nameKey(address)
  })
}

function emailsOf(value: unknown): Json[] {
  return listOf(value).map((one) => (typeof one === 'string' ? { value: one } : complexOf(one, 'An email')))
}

function countingOf(all: Json[]): string | null {
  const chosen = all.find(isPrimary) ?? all.find((one) => ofWork(fieldOf(one, 'type'))) ?? all[0]
  if (chosen === undefined) return null
  const address = fieldOf(chosen, 'value')
  if (address === undefined) throw badRequest('invalidValue', 'An email has no value.')
  return textOrNull(address, 'An email')
}

function isPrimary(one: Json): boolean {
  return flagIn(fieldOf(one, 'primary')) === true
}

function ofWork(type: unknown): boolean {
  return typeof type === 'string' && type.toLowerCase() === 'work'
}

/** Beside the address that is kept, which is primary and of work. */
function isBeside(one: Json): boolean {
  const type = fieldOf(one, 'type')
  return typeof type === 'string' && !ofWork(type) && !isPrimary(one)
}

/** Whether brackets mean the one address that is kept, which is primary and of work. */
export function meansOurEmail(filter: Filter | undefined, address: string): boolean {
  if (filter === undefined) return true
  if (filter.kind === 'and') return filter.parts.every((part) => meansOurEmail(part, address))
  if (filter.kind === 'or') return filter.parts.some((part) => meansOurEmail(part, address))
  if (filter.kind === 'not') return !meansOurEmail(filter.part, address)
  if (filter.kind === 'present') return ['type', 'primary', 'value'].includes(filter.attribute)
  const value = typeof filter.value === 'string' ? filter.value.toLowerCase() : filter.value
  const own = { type: 'work', primary: true, value: nameKey(address) }[filter.attribute]
  const isSame = own !== undefined && (own === value || String(own) === value)
  return filter.by === 'eq' ? isSame : filter.by === 'ne' ? !isSame : false
}
