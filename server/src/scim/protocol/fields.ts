/** Reading what a directory sends: names of attributes are the same in any case (RFC 7643, section 2.1). */
import { isStorable } from '#http/input/storable-text.ts'
import { badRequest } from './scim-error.ts'

export type Json = Record<string, unknown>

const maxTextLength = 256
/** Far more than any schema has: each is looked through for every attribute that is read. */
const maxFields = 1_000

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Refuses with `invalidSyntax` what is no object, and with `tooMany` one that nobody would look through. */
export function objectOf(value: unknown, what: string): Json {
  if (!isObject(value)) throw badRequest('invalidSyntax', `${what} is not an object.`)
  return ofFewFields(value, what)
}

/** The value of an attribute that has parts. Refuses with `invalidValue` what has none: a list, a text, nothing at all; and as `objectOf` does. */
export function complexOf(value: unknown, name: string): Json {
  if (!isObject(value)) throw badRequest('invalidValue', `${name} is not an object.`)
  return ofFewFields(value, name)
}

/** Refuses with `tooMany`. */
export function ofFewFields(value: Json, what: string): Json {
  if (!isOfFewFields(value)) {
    throw badRequest('tooMany', `${what} has more than ${maxFields} attributes.`)
  }
  return value
}

/** Whether somebody would look through it. */
export function isOfFewFields(value: Json): boolean {
  return Object.keys(value).length <= maxFields
}

/** A field of that name, in whatever case it is written; the first, where it is there twice. */
export function fieldOf(value: Json, name: string): unknown {
  const wanted = name.toLowerCase()
  const key = Object.keys(value).find((one) => one.toLowerCase() === wanted)
  return key === undefined ? undefined : value[key]
}

/** Null for what is absent or empty. Refuses with `invalidValue`. */
export function textOrNull(value: unknown, name: string): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value !== 'string') throw badRequest('invalidValue', `${name} is not a text.`)
  const text = value.trim()
  if (text.length > maxTextLength)
    throw badRequest('invalidValue', `${name} is longer than ${maxTextLength} characters.`)
  if (!isStorable(text) || /\p{Cc}/u.test(text))
    throw badRequest('invalidValue', `${name} has characters that cannot be kept.`)
  return text === '' ? null : text
}

/** Also as Entra ID writes it: `"True"`, `"False"`. Undefined for what is neither. */
export function flagIn(value: unknown): boolean | undefined {
  const plain = typeof value === 'string' ? value.toLowerCase() : value
  if (plain === true || plain === 'true') return true
  return plain === false || plain === 'false' ? false : undefined
}

/** Refuses with `invalidValue`. */
export function flagOf(value: unknown, name: string): boolean {
  const flag = flagIn(value)
  if (flag === undefined) throw badRequest('invalidValue', `${name} is neither true nor false.`)
  return flag
}

/** Several, or one that stands alone. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}
