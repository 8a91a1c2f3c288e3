/** The API's description, made from the contract. */
import type { Endpoint } from '@atrium/contract/endpoint'
import { everyEndpointErrors, idempotencyHeader } from '@atrium/contract/endpoint'
import { endpoints } from '@atrium/contract/endpoints'
import { type ErrorCode, errors } from '@atrium/contract/errors'
import * as z from 'zod/mini'

const OPENAPI_VERSION = '3.1.0'
type Json = Record<string, unknown>

export interface About {
  title: string
  server: string
}

/** An OpenAPI 3.1 document: JSON Schema 2020-12 comes from the same schemas that guard the endpoints. */
export function openApiDocument({ title, server }: About): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints as readonly Endpoint[]) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: OPENAPI_VERSION,
    info: { title, version: '1' },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

const errorSchema = {
  type: 'object',
  required: ['code', 'error', 'message'],
  properties: {
    code: { type: 'integer' },
    error: { enum: Object.keys(errors) },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

function operation(endpoint: Endpoint): Json {
  const hasBody = endpoint.method !== 'GET' && !(endpoint.body instanceof z.ZodMiniUndefined)
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    ...(endpoint.access === 'bearer' ? { security: [{ idToken: [] }] } : {}),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.idempotent ? [{ name: idempotencyHeader, in: 'header', schema: { type: 'string' } }] : []),
    ],
    ...(hasBody ? { requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) } } : {}),
    responses: { [endpoint.status]: answer(endpoint), ...refusals(endpoint) },
  }
}

function answer({ answer: schema }: Endpoint): Json {
  const empty = schema instanceof z.ZodMiniUndefined
  return { description: 'Done.', ...(empty ? {} : { content: json(schemaOf(schema, 'output')) }) }
}

/** Codes that share a status share a response; its description names them. */
function refusals(endpoint: Endpoint): Json {
  const codes: ErrorCode[] = [...endpoint.errors, ...everyEndpointErrors]
  if (endpoint.access === 'bearer') codes.push('unauthenticated')
  const byStatus = Object.groupBy(codes, (code) => String(errors[code].status))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, same = []]) => [
      status,
      {
        description: same.map((code) => `\`${code}\`: ${errors[code].message}`).join(' '),
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    ]),
  )
}

function parameters(place: 'path' | 'query', schema: z.ZodMiniType): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}
