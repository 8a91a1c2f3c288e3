/** Pages of resources, found by a filter (RFC 7644, section 3.4.2). */
import { parseFilter } from '#scim/filter/parse.ts'
import { type Filterables, filterToSql } from '#scim/filter/to-sql.ts'
import { invalidFilter } from '#scim/filter/tokens.ts'
import type { ScimContext } from '#scim/context.ts'
import { countGroups, groupFilterables, groupPage } from '#scim/groups/queries.ts'
import { asManyAsTold, groupTexts } from '#scim/groups/group-resource.ts'
import { countUsers, userFilterables, userPage } from '#scim/users/queries.ts'
import { toUserResource } from '#scim/users/user-resource.ts'
import type { Caller } from './asked.ts'
import { fieldOf, objectOf } from './fields.ts'
import type { Resource } from './operate.ts'
import type { Projection } from './projection.ts'
import { resourceText } from './resource-text.ts'
import { badRequest } from './scim-error.ts'

export const maxListed = 200
const LISTED = 100
/** Further on nobody reads: whoever has so many looks for them. */
const LAST_INDEX = 10_000_000

export interface ListQuery {
  filter?: unknown
  startIndex?: unknown
  count?: unknown
}

/**
 * What the body of a search asks, as a query says it (RFC 7644, section 3.4.3). Refuses with `invalidSyntax` what is no
 * object, and with `invalidValue` attributes that are no list of names.
 */
export function queryOf(body: unknown): Record<string, unknown> {
  const written = objectOf(body, 'The body')
  const query: Record<string, unknown> = {}
  for (const name of ['filter', 'startIndex', 'count']) {
    const value = fieldOf(written, name) ?? undefined
    query[name] = typeof value === 'number' ? String(value) : value
  }
  for (const name of ['attributes', 'excludedAttributes']) {
    const names = fieldOf(written, name) ?? undefined
    query[name] = Array.isArray(names) && names.every((one) => typeof one === 'string') ? names.join(',') : names
  }
  return query
}

const filterables: Record<Resource, Filterables> = { Users: userFilterables, Groups: groupFilterables }
const counted = { Users: countUsers, Groups: countGroups }

/** As JSON: of these kinds, one behind the other. Refuses with `invalidFilter`, and with `invalidValue` for what is no number. */
export async function list(
  { db }: ScimContext,
  resources: readonly Resource[],
  { connection, base }: Caller,
  { filter, ...query }: ListQuery,
  projection: Projection,
): Promise<string> {
  if (filter !== undefined && typeof filter !== 'string') throw invalidFilter('it is there more than once')
  const parsed = filter === undefined || filter.trim() === '' ? undefined : parseFilter(filter)
  const startIndex = Math.max(1, numberOf(query.startIndex, 'startIndex') ?? 1)
  const limit = Math.min(maxListed, Math.max(0, numberOf(query.count, 'count') ?? LISTED))
  const found: string[] = []
  let totalResults = 0
  for (const resource of resources) {
    const where = parsed && filterToSql(parsed, { ...absentOf(resources), ...filterables[resource] })
    const many = await counted[resource](db, connection.id, where)
    const page = { where, limit: limit - found.length, offset: Math.max(0, startIndex - 1 - totalResults) }
    if (page.limit > 0 && page.offset < many) {
      found.push(...(await texts(db, resource, { connection, base }, page, projection)))
    }
    totalResults += many
  }
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:ListResponse']
  const list = { schemas, totalResults, startIndex, itemsPerPage: found.length }
  return `${JSON.stringify(list).slice(0, -1)},"Resources":[${found.join(',')}]}`
}

/** What may be asked of one kind, the others do not have (RFC 7644, section 3.4.2.1). */
function absentOf(resources: readonly Resource[]): Filterables {
  const names = resources.flatMap((resource) => Object.keys(filterables[resource]))
  return Object.fromEntries(names.map((name) => [name, { kind: 'absent' }]))
}

type Page = Parameters<typeof userPage>[2]

/** What is on a page, each as JSON. Whoever goes on does so behind as many as there are. */
async function texts(
  db: ScimContext['db'],
  resource: Resource,
  { connection, base }: Pick<Caller, 'connection' | 'base'>,
  page: Page,
  projection: Projection,
): Promise<string[]> {
  if (resource === 'Users') {
    const users = await userPage(db, connection.id, page)
    return users.map((one) => resourceText(toUserResource(one, base), projection))
  }
  const groups = await asManyAsTold(db, await groupPage(db, connection.id, page), projection)
  return groupTexts(db, groups, { base, projection })
}

function numberOf(value: unknown, name: string): number | undefined {
  if (value === undefined || value === '') return undefined
  if (typeof value !== 'string' || !/^[+-]?\d{1,15}$/.test(value)) {
    throw badRequest('invalidValue', `${name} is no whole number.`)
  }
  return Math.min(LAST_INDEX, Number(value))
}
