/** A call of an endpoint, made when it is its turn: of what there is by then. The same number makes the same of the same. */
import type { Endpoint } from '@atrium/contract/endpoint'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { callsOf } from '#testing/fuzz/calls.ts'
import { type JsonSchema, valueOf } from '#testing/fuzz/values.ts'
import { asks } from '#testing/matrix/access-matrix.ts'
import { knownOf, oneOfEach, thingsOf } from './pool.ts'
import type { Fitting } from './right/all.ts'
import { type HouseName, nameIn, type World } from './world.ts'

export interface Call {
  endpoint: Endpoint
  method: Endpoint['method']
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

export interface Wish {
  endpoint: Endpoint
  house: HouseName
  number: number
}

/** Of a hundred calls of whatever kind, made by the contract though there is a right way to ask; and made to be wrong. */
const BY_CONTRACT = 40
const HOSTILE = 10

export async function callOf(world: World, { endpoint, house, number }: Wish): Promise<Call> {
  const [here, there] = house === 'amber' ? (['amber', 'birch'] as const) : (['birch', 'amber'] as const)
  const [things, other] = [await thingsOf(world, world.houses[here]), await thingsOf(world, world.houses[there])]
  const made = oneOfEach(things, other, number)
  const known = { ...knownOf(world, house, made), name: [nameIn(world, world.houses[house])] }
  const at = number % 100
  const { method } = endpoint
  if (at < HOSTILE) {
    const [sample] = fc.sample(callsOf(endpoint, known), { seed: number, numRuns: 1 })
    if (!sample) throw new Error('no call was made')
    const { payload } = sample
    return { endpoint, method, url: sample.url, ...asJson(payload) }
  }
  const right = at < HOSTILE + BY_CONTRACT ? undefined : asks[endpoint.id]?.(made)
  const sampled = (part: 'params' | 'query' | 'body') =>
    fc.sample(valueOf(schemaOf(endpoint, part), known), { seed: number, numRuns: 1 })[0] as Record<string, unknown>
  const params: Record<string, unknown> = {
    ...(right ? {} : sampled('params')),
    ...(endpoint.path.includes('organizations/:name') && { name: world.houses[house].name }),
    ...(right && { id: right.id ?? made.organization, user_id: right.id, author_id: right.author ?? made.author }),
    ...(endpoint.path.startsWith('/api/iam/organizations/:id') && { id: made.organization }),
  }
  const query: Record<string, unknown> = {
    ...(right ? right.query : sampled('query')),
    ...('organization' in endpoint.query.shape && { organization: world.houses[house].name }),
  }
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_colon, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value).toWellFormed()]),
  ).toString()
  const url = search === '' ? path : `${path}?${search}`
  if (right?.form) return { endpoint, method, url, headers: right.form.headers, payload: right.form.payload }
  const hasBody = method !== 'GET' && endpoint.multipart !== 'required'
  const body = right ? marked(right.body, known.name) : hasBody ? sampled('body') : undefined
  return { endpoint, method, url, ...asJson(body) }
}

/** Of what was found right to ask. */
export function rightCall(
  world: World,
  { endpoint, house, asked: { params = {}, query = {}, body, form } }: Fitting,
): Call {
  const { method } = endpoint
  const { name, author, id } = world.houses[house]
  const all: Record<string, string> = { name, author_id: author, id, ...params }
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_colon, part: string) => encodeURIComponent(all[part] ?? ''))
  const search = new URLSearchParams({
    ...('organization' in endpoint.query.shape && { organization: name }),
    ...query,
  }).toString()
  const url = search === '' ? path : `${path}?${search}`
  return form
    ? { endpoint, method, url, headers: form.headers, payload: form.payload }
    : { endpoint, method, url, ...asJson(body) }
}

/** Whatever the matrix calls "Name 7" is of the organization. */
function marked(body: object | undefined, [name = '']: unknown[]): unknown {
  if (body === undefined) return undefined
  return JSON.parse(JSON.stringify(body).replaceAll(/"Name \d+"/g, JSON.stringify(name))) as unknown
}

function asJson(payload: unknown): Pick<Call, 'headers' | 'payload'> {
  if (payload === undefined) return { headers: {} }
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(payload) }
}

const schemas = new Map<string, JsonSchema>()

function schemaOf(endpoint: Endpoint, part: 'params' | 'query' | 'body'): JsonSchema {
  const key = `${endpoint.id} ${part}`
  const schema = schemas.get(key) ?? z.toJSONSchema(endpoint[part], { io: 'input', unrepresentable: 'any' })
  schemas.set(key, schema)
  return schema
}
