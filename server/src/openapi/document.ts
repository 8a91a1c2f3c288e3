/** The API's description, made from the contract. */
import type { Endpoint } from '@atrium/contract/endpoint'
import { everyEndpointErrors, idempotencyHeader, noBody, refusalsOf } from '@atrium/contract/endpoint'
import { endpoints } from '@atrium/contract/endpoints'
import { type ErrorCode, errorStatuses } from '@atrium/contract/errors'
import { refusals } from '@atrium/contract/sentences/en/refusals'
import { requestIdHeader } from '@atrium/contract/request-id'
import * as z from 'zod/mini'
import { accessFields, accessSentence } from './access.ts'

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
      headers: {
        RequestId: { description: 'What the request is called in the log.', schema: { type: 'string' } },
        RetryAfter: { description: 'In how many seconds it is worth asking again.', schema: { type: 'integer' } },
      },
      securitySchemes: { idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

const errorSchema = {
  type: 'object',
  required: ['code', 'error', 'message'],
  properties: {
    code: { type: 'integer' },
    error: { enum: Object.keys(errorStatuses) },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    about: { type: 'string' },
  },
}

function operation(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    description: accessSentence(endpoint),
    ...(endpoint.access === 'anyone' ? {} : { security: [{ idToken: [] }] }),
    ...accessFields(endpoint),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.idempotent ? [{ name: idempotencyHeader, in: 'header', schema: { type: 'string' } }] : []),
    ],
    ...requestBody(endpoint),
    responses: eachWithHeaders({ [endpoint.status]: answer(endpoint), ...refusalAnswers(endpoint) }),
  }
}

const requestId = { [requestIdHeader]: { $ref: '#/components/headers/RequestId' } }
const retryAfter = { 'retry-after': { $ref: '#/components/headers/RetryAfter' } }
const askedAgainLater = ['429', '503']

function eachWithHeaders(responses: Record<string, Json>): Json {
  const withHeaders = ([status, one]: [string, Json]) => {
    const headers = { ...requestId, ...(askedAgainLater.includes(status) ? retryAfter : {}) }
    return [status, { ...one, headers }] as const
  }
  return Object.fromEntries(Object.entries(responses).map(withHeaders))
}

function requestBody({ method, body, multipart, files }: Endpoint): Json {
  if (method === 'GET' || (body === noBody && !multipart)) return {}
  const schema = schemaOf(body, 'input')
  const content = {
    ...(multipart === 'required' ? {} : json(schema)),
    ...(multipart && files ? { 'multipart/form-data': { schema: formSchema(schema, files, multipart) } } : {}),
  }
  return { requestBody: { required: true, content } }
}

/** The body's own fields, and the one for files. */
function formSchema(
  body: Json,
  { field, max }: { field: string; max: number },
  multipart: 'required' | 'allowed',
): Json {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const value = max === 1 ? file : { type: 'array', items: file, minItems: 1, maxItems: max }
  return {
    ...body,
    properties: { ...(body['properties'] as Json | undefined), [field]: value },
    ...(multipart === 'required' ? { required: [field] } : {}),
  }
}

function answer({ answer: schema, file }: Endpoint): Json {
  if (file !== undefined) {
    const each = [file].flat().map((kind) => [kind, { schema: { type: 'string' } }])
    return { description: 'A file.', content: Object.fromEntries(each) as Json }
  }
  const empty = schema instanceof z.ZodMiniUndefined
  return { description: 'Done.', ...(empty ? {} : { content: json(schemaOf(schema, 'output')) }) }
}

/** Codes that share a status share a response; its description names them. */
function refusalAnswers(endpoint: Endpoint): Record<string, Json> {
  const codes = new Set<ErrorCode>([...refusalsOf(endpoint), ...everyEndpointErrors])
  const byStatus = Object.groupBy(codes, (code) => String(errorStatuses[code]))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, same = []]) => [
      status,
      {
        description: same.map((code) => `\`${code}\`: ${refusals[code]}`).join(' '),
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
