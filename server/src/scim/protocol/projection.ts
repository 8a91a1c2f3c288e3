/** Which attributes are answered (RFC 7644, section 3.9): `attributes`, `excludedAttributes`. */
import { isObject, type Json } from './fields.ts'
import { badRequest } from './scim-error.ts'

export interface Projection {
  /** In lower case. Absent: all. */
  only?: ReadonlySet<string>
  without: ReadonlySet<string>
}

/** Whatever is asked for, these are told. */
const always = new Set(['id', 'schemas'])
const MAX_LENGTH = 2_000
/** Which of several values: `emails[type eq "work"].value`, as Microsoft's collection asks. */
const SELECTION = /\[[^[\]]*\]/g
const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/

/**
 * What a request asks to be told. Of several values every one is told, whichever `attributes` selects: more does no
 * harm, while what `excludedAttributes` selects would take others along, so that is passed over.
 * Refuses with 400 what is no list of names.
 */
export function projectionOf({
  attributes,
  excludedAttributes,
}: {
  attributes?: unknown
  excludedAttributes?: unknown
}): Projection {
  const only = namesIn(attributes, (list) => list.replaceAll(SELECTION, ''))
  return { ...(only.size > 0 && { only }), without: namesIn(excludedAttributes) }
}

function namesIn(value: unknown, read = (list: string) => list): Set<string> {
  if (value === undefined) return new Set()
  if (typeof value !== 'string' || value.length > MAX_LENGTH) {
    throw badRequest('invalidValue', 'attributes and excludedAttributes are lists of names.')
  }
  const names = read(value)
    .split(',')
    .map((name) => name.trim().toLowerCase().replace(CORE, ''))
  return new Set(names.filter(Boolean))
}

/** Whether an attribute would be told at all: what nobody reads is not looked up. */
export function isReturned(name: string, { only, without }: Projection): boolean {
  if (without.has(name)) return false
  return only === undefined || only.has(name) || [...only].some((one) => one.startsWith(`${name}.`))
}

export function projected(resource: Json, projection: Projection): Json {
  const kept = Object.entries(resource).flatMap(([key, value]): [string, unknown][] => {
    const name = key.toLowerCase()
    if (always.has(name)) return [[key, value]]
    if (!isReturned(name, projection)) return []
    return [[key, partsOf(name, value, projection)]]
  })
  return Object.fromEntries(kept)
}

/** Which parts of an attribute that is told are told. */
export function partsReturned<Part extends string>(
  name: string,
  parts: readonly Part[],
  { only, without }: Projection,
): Part[] {
  const whole = only === undefined || only.has(name)
  return parts.filter((part) => {
    const path = `${name}.${part.toLowerCase()}`
    return !without.has(path) && (whole || only.has(path))
  })
}

/** `name.givenName` alone, or all but it. */
function partsOf(name: string, value: unknown, projection: Projection): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => partsOf(name, one, projection))
  if (!isObject(value)) return value
  return Object.fromEntries(partsReturned(name, Object.keys(value), projection).map((part) => [part, value[part]]))
}
