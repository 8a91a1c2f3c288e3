/** Pages of resources, found by a filter (RFC 7644, section 3.4.2). */
import { parseFilter } from '#scim/filter/parse.ts'
import { filterToSql } from '#scim/filter/to-sql.ts'
import { invalidFilter } from '#scim/filter/tokens.ts'
import type { ScimContext } from '#scim/context.ts'
import { countGroups, groupFilterables, groupPage } from '#scim/groups/queries.ts'
import { toGroupResources } from '#scim/groups/group-resource.ts'
import { countUsers, userFilterables, userPage } from '#scim/users/queries.ts'
import { toUserResource } from '#scim/users/user-resource.ts'
import type { Caller } from './asked.ts'
import type { Resource } from './operate.ts'
import { isReturned, projected, type Projection } from './projection.ts'
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

/** Refuses with `invalidFilter`, and with `invalidValue` for what is no number. */
export async function list(
  { db }: ScimContext,
  resource: Resource,
  { connection, base }: Caller,
  { filter, ...query }: ListQuery,
  projection: Projection,
): Promise<object> {
  if (filter !== undefined && typeof filter !== 'string') throw invalidFilter('it is there more than once')
  const parsed = filter === undefined || filter.trim() === '' ? undefined : parseFilter(filter)
  const where = parsed && filterToSql(parsed, resource === 'Users' ? userFilterables : groupFilterables)
  const startIndex = Math.max(1, numberOf(query.startIndex, 'startIndex') ?? 1)
  const limit = Math.min(maxListed, Math.max(0, numberOf(query.count, 'count') ?? LISTED))
  const page = { where, limit, offset: startIndex - 1 }
  const totalResults = await (resource === 'Users' ? countUsers : countGroups)(db, connection.id, where)
  const isEmpty = limit === 0 || page.offset >= totalResults
  const found = isEmpty
    ? []
    : resource === 'Users'
      ? (await userPage(db, connection.id, page)).map((one) => toUserResource(one, base))
      : await toGroupResources(db, await groupPage(db, connection.id, page), {
          base,
          withMembers: isReturned('members', projection),
        })
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    ...{ totalResults, startIndex, itemsPerPage: found.length },
    Resources: found.map((one) => projected(one, projection)),
  }
}

function numberOf(value: unknown, name: string): number | undefined {
  if (value === undefined || value === '') return undefined
  if (typeof value !== 'string' || !/^[+-]?\d{1,15}$/.test(value)) {
    throw badRequest('invalidValue', `${name} is no whole number.`)
  }
  return Math.min(LAST_INDEX, Number(value))
}
