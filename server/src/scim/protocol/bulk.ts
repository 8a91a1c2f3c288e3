/** Many changes in one request (RFC 7644, section 3.7): one after the other, each by itself. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ScimContext } from '#scim/context.ts'
import type { Asked, Caller } from './asked.ts'
import { inOrder, mapReferences } from './bulk-references.ts'
import { fieldOf, type Json, objectOf } from './fields.ts'
import { countRequest, operate, type Resource, toScimError } from './operate.ts'
import { badRequest, ScimError, toBody } from './scim-error.ts'

export const maxBulkOperations = 500
export const maxPayloadBytes = 1_048_576

interface Wanted {
  method: Asked['operation']
  resource: Resource
  id: string
  bulkId: string | undefined
  version: string | undefined
  data: unknown
}

const PATH = /^\/(Users|Groups)(?:\/([^/]+))?$/

/**
 * Refuses as a whole what is no bulk, too large, or asked too often; what is wrong with one operation is answered in
 * its place. The request counts, and each of its operations.
 */
export async function bulk(context: ScimContext, caller: Caller, body: unknown): Promise<object> {
  await countRequest(context, caller)
  const written = objectOf(body, 'The body')
  const operations = fieldOf(written, 'Operations')
  if (!Array.isArray(operations)) throw badRequest('invalidSyntax', 'Operations are missing.')
  if (operations.length > maxBulkOperations) {
    throw new ScimError(413, `No more than ${maxBulkOperations} operations.`, 'tooMany')
  }
  const failOnErrors = fieldOf(written, 'failOnErrors')
  const most = typeof failOnErrors === 'number' && failOnErrors >= 1 ? failOnErrors : Infinity
  const { allowed, refused } = await countOperations(context, caller, operations.length)
  const run = new Run(context, caller)
  const order = inOrder(operations.map((one) => objectOf(one, 'An operation')))
  for (const [turn, { place, operation }] of order.entries()) {
    if (run.errors >= most) break
    // The embedded engine answers within the same turn: everybody else would wait for all of them.
    await nextTurn()
    await run.one(place, operation, turn < allowed ? undefined : refused)
  }
  return { schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkResponse'], Operations: run.answers() }
}

/** Before any is looked at, also those that are none: how many of them are within the limit, and what is said to the rest. */
async function countOperations(context: ScimContext, caller: Caller, many: number) {
  for (let allowed = 0; allowed < many; allowed += 1) {
    try {
      await countRequest(context, caller)
    } catch (error) {
      const refused = toScimError(error)
      if (!refused) throw error
      return { allowed, refused }
    }
  }
  return { allowed: many }
}

class Run {
  errors = 0
  readonly #context: ScimContext
  readonly #caller: Caller
  readonly #ids = new Map<string, string>()
  readonly #answers = new Map<number, object>()

  constructor(context: ScimContext, caller: Caller) {
    this.#context = context
    this.#caller = caller
  }

  answers(): object[] {
    return [...this.#answers].sort(([one], [other]) => one - other).map(([, answer]) => answer)
  }

  /** It has been counted; `tooOften` is what is said to it where it is one too many. */
  async one(place: number, written: Json, tooOften: ScimError | undefined): Promise<void> {
    const method = fieldOf(written, 'method')
    const bulkId = fieldOf(written, 'bulkId')
    const shown = { ...(typeof method === 'string' && { method }), ...(typeof bulkId === 'string' && { bulkId }) }
    // RFC 7644, section 3.7: said of all but a POST that failed.
    let location: string | undefined
    try {
      if (tooOften) throw tooOften
      const { resource, id, data, ...wanted } = this.#wanted(written)
      if (id !== '') location = this.#locationOf(resource, id)
      const asked = { ...this.#caller, operation: wanted.method, id, body: data, version: wanted.version }
      const answered = await operate(this.#context, resource, asked)
      if (wanted.bulkId !== undefined) this.#ids.set(wanted.bulkId, answered.id)
      location = this.#locationOf(resource, answered.id)
      this.#answers.set(place, { ...shown, location, status: String(answered.status) })
    } catch (error) {
      const refused = toScimError(error)
      if (!refused) throw error
      this.errors += 1
      const located = location === undefined ? {} : { location }
      const status = String(refused.status)
      this.#answers.set(place, { ...shown, ...located, status, response: toBody(refused) })
    }
  }

  #locationOf(resource: Resource, id: string): string {
    return `${this.#caller.base}/${resource}/${id}`
  }

  #wanted(written: Json): Wanted {
    const named = fieldOf(written, 'method')
    const method = (['POST', 'PUT', 'PATCH', 'DELETE'] as const).find(
      (one) => typeof named === 'string' && named.toUpperCase() === one,
    )
    if (method === undefined) throw badRequest('invalidSyntax', 'An operation says no method.')
    const path = fieldOf(written, 'path')
    const [, resource, id = ''] = PATH.exec(typeof path === 'string' ? path : '') ?? []
    if (resource === undefined || (method === 'POST') !== (id === '')) {
      throw badRequest('invalidPath', 'The path of an operation is not of a resource here.')
    }
    const bulkId = fieldOf(written, 'bulkId')
    const version = fieldOf(written, 'version')
    if (method === 'POST' && typeof bulkId !== 'string') throw badRequest('invalidSyntax', 'A POST has no bulkId.')
    return {
      method,
      resource: resource as Resource,
      id: String(mapReferences(id, (one) => this.#idOf(one))),
      bulkId: typeof bulkId === 'string' ? bulkId : undefined,
      version: typeof version === 'string' ? version : undefined,
      data: mapReferences(fieldOf(written, 'data'), (one) => this.#idOf(one)),
    }
  }

  #idOf(bulkId: string): string {
    const id = this.#ids.get(bulkId)
    if (id === undefined) throw new ScimError(409, `Nothing was made with the bulkId ${bulkId.slice(0, 100)}.`)
    return id
  }
}
