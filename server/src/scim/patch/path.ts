/** The path of a change (RFC 7644, section 3.5.2): `emails[type eq "work"].value`. */
import { type Filter, parseFilter } from '#scim/filter/parse.ts'
import { badRequest, ScimError } from '#scim/protocol/scim-error.ts'
import { membershipSchema } from '#scim/users/user-resource.ts'

export interface Path {
  /** In lower case, without its schema: `name.givenname`, `members`. */
  attribute: string
  /** What stands in brackets. */
  filter?: Filter
}

const MAX_LENGTH = 1_000
const PLAIN = /^[a-z$][\w$-]*(?:\.[a-z$][\w$-]*)?$/i
const FILTERED = /^([a-z$][\w$-]*)\[(.*)\](?:\.([a-z$][\w$-]*))?$/is
const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:(?:User|Group):/i
/** All of what is kept, named by its schema alone. */
const WHOLE = /^urn:ietf:params:scim:schemas:core:2\.0:(?:User|Group):?$/i
/** In lower case: what became of somebody, of which nothing can be said. */
const MEMBERSHIP = `${membershipSchema.toLowerCase()}:`
/** Schemas of which nothing is kept: what is said in them is passed over, of one of several values too. */
const OTHER_SCHEMA = /^urn:[\w.:/-]+(?:\[(.*)\](?:\.[a-z$][\w$-]*)?)?$/is

/** Whether it means the resource itself, whose attributes stand in the value then. */
export function meansAll(path: unknown): boolean {
  return path === undefined || path === null || path === '' || (typeof path === 'string' && WHOLE.test(path.trim()))
}

/** The name of an attribute that is kept, as it is without its schema in front. */
export function withoutCoreSchema(name: string): string {
  return name.trim().replace(CORE, '')
}

/** Undefined for what stands in a schema of which nothing is kept. Refuses with `invalidPath`. */
export function parsePath(text: unknown): Path | undefined {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) throw invalidPath(text)
  const path = withoutCoreSchema(text)
  if (PLAIN.test(path)) return { attribute: path.toLowerCase() }
  if (path.toLowerCase().startsWith(MEMBERSHIP)) return { attribute: path.slice(MEMBERSHIP.length).toLowerCase() }
  const other = WHOLE.test(path) ? null : OTHER_SCHEMA.exec(path)
  if (other) {
    if (other[1] !== undefined) filterOf(other[1])
    return undefined
  }
  const [, attribute, inside, sub] = FILTERED.exec(path) ?? []
  if (attribute === undefined || inside === undefined) throw invalidPath(text)
  const named = sub === undefined ? attribute : `${attribute}.${sub}`
  return { attribute: named.toLowerCase(), filter: filterOf(inside) }
}

function filterOf(text: string): Filter {
  try {
    return parseFilter(text)
  } catch (error) {
    // Of a path it says that the path is none.
    if (error instanceof ScimError) throw badRequest('invalidPath', error.message)
    throw error
  }
}

export function invalidPath(path: unknown): ScimError {
  const named = typeof path === 'string' ? path.slice(0, 100) : 'what was sent'
  return badRequest('invalidPath', `${named} is no path of an attribute here.`)
}
