/** Calls of an endpoint, made from its description: right ones, bent ones and wild ones. */
import type { Endpoint } from '@atrium/contract/endpoint'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { hostileText, hostileValue, type JsonSchema, type Known, valueOf } from './values.ts'

/** Who asks: a person of the world, or nobody. */
const callers = ['owner', 'staff', 'User', 'stranger', 'nobody'] as const
export type CallerName = (typeof callers)[number]

export interface FuzzCall {
  endpoint: Endpoint
  as: CallerName
  /** With its parameters filled in, and its query. */
  url: string
  /** Absent for none. */
  payload?: unknown
}

type Values = Record<string, unknown>

/**
 * `everything` names what there is in the world that is asked; under `/labels/:id` too, where an address says whose id
 * is meant.
 */
export function callsOf(endpoint: Endpoint, everything: Known): fc.Arbitrary<FuzzCall> {
  const [of] = /\/[\w-]+\/:id/.exec(endpoint.path) ?? []
  const known = { ...everything, id: everything[of ?? 'id'] ?? everything['id'] ?? [] }
  const body = schemaOf(endpoint.body)
  const hasBody = endpoint.method !== 'GET' && endpoint.multipart !== 'required'
  const right = fc.record({
    params: valueOf(schemaOf(endpoint.params), known) as fc.Arbitrary<Values>,
    query: valueOf(schemaOf(endpoint.query), known) as fc.Arbitrary<Values>,
    payload: hasBody ? valueOf(body, known) : fc.constant(undefined),
  })
  const bent = fc
    .record({ call: right, text: hostileText, value: hostileValue, where: fc.nat(), key: hostileText })
    .map(({ call: { params, query, payload }, text, value, where, key }) => {
      const places = ['params', 'query', ...(hasBody ? ['body', 'body', 'body'] : [])]
      const place = places[where % places.length]
      if (place === 'params') return { params: bend(params, where, text), query, payload }
      if (place === 'query') return { params, query: bend(query, where, text), payload }
      return { params, query, payload: bendDeep(payload, where, value, key) }
    })
  const wild = fc.record({
    params: fc.constant({}),
    query: fc.dictionary(fc.string({ maxLength: 8 }), hostileText, { maxKeys: 3 }),
    payload: hasBody ? hostileValue : fc.constant(undefined),
  })
  const made = fc.oneof({ weight: 5, arbitrary: right }, { weight: 5, arbitrary: bent }, { weight: 1, arbitrary: wild })
  const as = fc.constantFrom<CallerName>('owner', 'owner', 'owner', ...callers)
  return fc.record({ as, made }).map(({ as, made: { params, query, payload } }) => ({
    endpoint,
    as,
    url: urlOf(endpoint.path, params, query),
    ...(payload === undefined ? {} : { payload }),
  }))
}

function schemaOf(schema: z.core.$ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

/** Puts `value` in the place of one of the fields. */
function bend(values: Values, where: number, value: unknown): Values {
  const names = Object.keys(values)
  const name = names[where % Math.max(names.length, 1)]
  return name === undefined ? values : { ...values, [name]: value }
}

/** The same at any depth; or takes a field away, or adds one of that name. */
function bendDeep(payload: unknown, where: number, value: unknown, key: string): unknown {
  if (where % 7 === 0) return value
  if (Array.isArray(payload)) return [...(payload as unknown[]).slice(1), value]
  if (typeof payload !== 'object' || payload === null) return value
  const values = payload as Values
  const names = Object.keys(values)
  const name = names[where % Math.max(names.length, 1)]
  if (name === undefined || where % 5 === 0) return { ...values, [key]: value }
  if (where % 5 === 1) return Object.fromEntries(Object.entries(values).filter(([other]) => other !== name))
  const inner = values[name]
  const deeper = typeof inner === 'object' && inner !== null
  return { ...values, [name]: deeper ? bendDeep(inner, where >> 3, value, key) : value }
}

function urlOf(path: string, params: Values, query: Values): string {
  const filled = path.replaceAll(/:(\w+)/g, (_colon, name: string) => encoded(params[name] ?? 'x') || '%20')
  const search = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encoded(name)}=${encoded(one)}`),
  )
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`
}

/** Dots too: an address of dots alone is another's. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E')
}
