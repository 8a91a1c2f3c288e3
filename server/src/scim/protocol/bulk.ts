/** Many changes in one request (RFC 7644, section 3.7): one after the other, each by itself. */
import type { ScimContext } from '#scim/context.ts'
import type { Asked, Caller } from './asked.ts'
import { fieldOf, isObject, type Json, objectOf } from './fields.ts'
import { operate, type Resource, toScimError } from './operate.ts'
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
const REFERENCE = /^bulkId:(.+)$/

/** Refuses as a whole what is no bulk, or too large; what is wrong with one operation is answered in its place. */
export async function bulk(context: ScimContext, caller: Caller, body: unknown): Promise<object> {
  const written = objectOf(body, 'The body')
  const operations = fieldOf(written, 'Operations')
  if (!Array.isArray(operations)) throw badRequest('invalidSyntax', 'Operations are missing.')
  if (operations.length > maxBulkOperations) {
    throw new ScimError(413, `No more than ${maxBulkOperations} operations.`, 'tooMany')
  }
  const failOnErrors = fieldOf(written, 'failOnErrors')
  const most = typeof failOnErrors === 'number' && failOnErrors >= 1 ? failOnErrors : Infinity
  const run = new Run(context, caller)
  const order = inOrder(operations.map((one) => objectOf(one, 'An operation')))
  for (const { place, operation } of order) {
    if (run.errors >= most) break
    await run.one(place, operation)
  }
  return { schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkResponse'], Operations: run.answers() }
}

/** What refers to something that is made further down comes behind it; a circle stays as it is, and fails. */
function inOrder(operations: Json[]): { place: number; operation: Json }[] {
  const waiting = operations.map((operation, place) => ({ place, operation, needs: referencesIn(operation) }))
  const made = new Map(operations.map((one, place) => [fieldOf(one, 'bulkId'), place]))
  const done = new Set<number>()
  const ordered: { place: number; operation: Json }[] = []
  for (let rest = waiting; rest.length > 0;) {
    const ready = rest.filter(({ needs }) => needs.every((id) => !made.has(id) || done.has(made.get(id) ?? -1)))
    const next = ready.length > 0 ? ready.slice(0, 1) : rest
    for (const { place, operation } of next) {
      ordered.push({ place, operation })
      done.add(place)
    }
    rest = rest.filter(({ place }) => !done.has(place))
  }
  return ordered
}

function referencesIn(operation: Json): string[] {
  const found: string[] = []
  const path = fieldOf(operation, 'path')
  const inPath = typeof path === 'string' ? /bulkId:([^/]+)/.exec(path)?.[1] : undefined
  if (inPath !== undefined) found.push(inPath)
  mapReferences(fieldOf(operation, 'data'), (id) => {
    found.push(id)
    return id
  })
  return found
}

const MAX_DEPTH = 10

/** The same value, with what `bulkId:x` stands for. */
function mapReferences(value: unknown, of: (bulkId: string) => string, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw badRequest('invalidSyntax', 'The data is nested too deep.')
  if (typeof value === 'string') {
    const id = REFERENCE.exec(value)?.[1]
    return id === undefined ? value : of(id)
  }
  if (Array.isArray(value)) return value.map((one) => mapReferences(one, of, depth + 1))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapReferences(one, of, depth + 1)]))
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

  async one(place: number, written: Json): Promise<void> {
    const method = fieldOf(written, 'method')
    const bulkId = fieldOf(written, 'bulkId')
    const shown = { ...(typeof method === 'string' && { method }), ...(typeof bulkId === 'string' && { bulkId }) }
    try {
      const { resource, id, data, ...wanted } = this.#wanted(written)
      const asked = { ...this.#caller, operation: wanted.method, id, body: data, version: wanted.version }
      const answered = await operate(this.#context, resource, asked)
      if (wanted.bulkId !== undefined) this.#ids.set(wanted.bulkId, answered.id)
      const location = `${this.#caller.base}/${resource}/${answered.id}`
      this.#answers.set(place, { ...shown, location, status: String(answered.status) })
    } catch (error) {
      const refused = toScimError(error)
      if (!refused) throw error
      this.errors += 1
      this.#answers.set(place, { ...shown, status: String(refused.status), response: toBody(refused) })
    }
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
      ...{ method, resource: resource as Resource, id: String(mapReferences(id, (one) => this.#idOf(one))) },
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
