/** SCIM 2.0 over HTTP (RFC 7644) at `/scim/v2/{organization}`: from an address to an action, and back. */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { receiveBody } from '#http/input/long-body.ts'
import { refuseOtherMethods } from '#http/other-methods.ts'
import { refusalIn } from '#http/refusal.ts'
import type { ScimContext } from '#scim/context.ts'
import { readGroup } from '#scim/groups/groups.ts'
import { groupTexts } from '#scim/groups/group-resource.ts'
import { toUserResource, versionOf } from '#scim/users/user-resource.ts'
import { readUser } from '#scim/users/users.ts'
import { type Asked, type Caller, isVersion } from './asked.ts'
import { callerOf } from './bearer.ts'
import { bulk, maxPayloadBytes } from './bulk.ts'
import { listOf, resourceTypes, schemas, serviceProviderConfig } from './discovery.ts'
import { list, queryOf } from './lists.ts'
import { countRequest, noteRefusal, operate, type Resource, toScimError } from './operate.ts'
import { type Projection, projectionOf } from './projection.ts'
import { readBody } from './read-body.ts'
import { resourceText } from './resource-text.ts'
import { ScimError, toBody } from './scim-error.ts'

const resources = ['Users', 'Groups'] as const
const TYPE = 'application/scim+json; charset=utf-8'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose directory asks, under `/scim`. */
    directory: Caller | null
  }
}

type Params = { organization: string; id?: string }
type Query = Record<string, unknown>

/** A plugin of its own scope: it reads other kinds of body, and says no in other words. */
export async function serveProtocol(app: FastifyInstance, context: ScimContext): Promise<void> {
  app.decorateRequest('directory', null)
  readBodies(app)
  answerErrors(app, context)
  // Who asks is known before a body is read.
  app.addHook('onRequest', async (request) => {
    const { organization = '' } = request.params as Partial<Params>
    const { authorization } = request.headers
    request.directory = await callerOf(context, { authorization, organization })
    if (request.method === 'GET' || request.method === 'HEAD') await countRequest(context, request.directory)
  })
  const refuseMethods = refuseOtherMethods(app, () => new ScimError(405, 'This address has no such method.'))
  for (const resource of resources) serveResource(app, context, resource)
  serveSearch(app, context, '', resources)
  app.post('/Bulk', { bodyLimit: maxPayloadBytes }, async (request, reply) =>
    send(reply, 200, await bulk(context, callerIn(request), request.body)),
  )
  app.get('/ServiceProviderConfig', async (request, reply) =>
    send(reply, 200, serviceProviderConfig(callerIn(request).base)),
  )
  serveDescriptions(app, '/ResourceTypes', resourceTypes)
  serveDescriptions(app, '/Schemas', schemas)
  refuseMethods()
  // RFC 7644, section 3.11: a directory's token is nobody's own.
  app.all('/Me', async () => {
    throw new ScimError(501, 'Nobody is signed in here: a person is asked for by their id.')
  })
  app.all('/*', async () => {
    throw new ScimError(404, 'There is nothing at this address.')
  })
}

/** A query in a body (RFC 7644, section 3.4.3). */
function serveSearch(app: FastifyInstance, context: ScimContext, path: string, among: readonly Resource[]): void {
  app.post(`${path}/.search`, { bodyLimit: maxPayloadBytes }, async (request, reply) => {
    const caller = callerIn(request)
    await countRequest(context, caller)
    const query = queryOf(request.body)
    return send(reply, 200, await list(context, among, caller, query, projectionOf(query)))
  })
}

function serveResource(app: FastifyInstance, context: ScimContext, resource: Resource): void {
  const bodyLimit = maxPayloadBytes
  app.get(`/${resource}`, async (request, reply) => {
    const query = request.query as Query
    return send(reply, 200, await list(context, [resource], callerIn(request), query, projectionOf(query)))
  })
  serveSearch(app, context, `/${resource}`, [resource])
  app.get(`/${resource}/:id`, async (request, reply) => {
    const projection = projectionOf(request.query as Query)
    const found = await one(context, resource, { ...callerIn(request), id: idIn(request) }, projection)
    if (isVersion(request.headers['if-none-match'], found.version)) {
      return reply.status(304).header('etag', tagOf(found.version)).send()
    }
    return sendOne(reply, 200, found)
  })
  app.post(`/${resource}`, { bodyLimit }, (request, reply) => change(request, reply, 'POST'))
  app.put(`/${resource}/:id`, { bodyLimit }, (request, reply) => change(request, reply, 'PUT'))
  app.patch(`/${resource}/:id`, { bodyLimit }, (request, reply) => change(request, reply, 'PATCH'))
  app.delete(`/${resource}/:id`, { bodyLimit }, (request, reply) => change(request, reply, 'DELETE'))

  async function change(request: FastifyRequest, reply: FastifyReply, operation: Asked['operation']) {
    const caller = callerIn(request)
    const projection = projectionOf(request.query as Query)
    const version = request.headers['if-match']
    const asked = { ...caller, operation, id: idIn(request), body: request.body, version }
    await countRequest(context, caller)
    const answered = await operate(context, resource, asked)
    if (answered.status === 204) return reply.status(204).send()
    return sendOne(reply, answered.status, await one(context, resource, { ...caller, id: answered.id }, projection))
  }
}

async function one(
  context: ScimContext,
  resource: Resource,
  asked: Caller & { id: string },
  projection: Projection,
): Promise<One> {
  const { base } = asked
  if (resource === 'Users') {
    const found = await readUser(context, asked)
    const text = resourceText(toUserResource(found, base), projection)
    return { text, location: `${base}/Users/${found.row.id}`, version: versionOf(found) }
  }
  const group = await readGroup(context, asked)
  const [text = '{}'] = await groupTexts(context.db, [group], { base, projection })
  return { text, location: `${base}/Groups/${group.id}`, version: group.version }
}

/** One resource: as JSON, where it is, and which version of it. */
interface One {
  text: string
  location: string
  version: number | string
}

function serveDescriptions(
  app: FastifyInstance,
  path: string,
  describe: (base: string) => (object & { id: string })[],
): void {
  app.get(path, async (request, reply) => {
    if ((request.query as Query)['filter'] !== undefined) throw new ScimError(403, 'Nothing is looked for here.')
    return send(reply, 200, listOf(describe(callerIn(request).base)))
  })
  app.get(`${path}/:id`, async (request, reply) => {
    const wanted = idIn(request).toLowerCase()
    const found = describe(callerIn(request).base).find(({ id }) => id.toLowerCase() === wanted)
    if (!found) throw new ScimError(404, 'There is nothing of this id.')
    return send(reply, 200, found)
  })
}

function callerIn({ directory }: FastifyRequest): Caller {
  if (!directory) throw new Error('nobody was asked for a token')
  return directory
}

function idIn({ params }: FastifyRequest): string {
  return (params as Params).id ?? ''
}

function tagOf(version: number | string): string {
  return `W/"${version}"`
}

function sendOne(reply: FastifyReply, status: number, { text, location, version }: One): FastifyReply {
  const headers = { [status === 201 ? 'location' : 'content-location']: location, etag: tagOf(version) }
  return send(reply.headers(headers), status, text)
}

/** An object, or one that is JSON already. */
function send(reply: FastifyReply, status: number, body: object | string): FastifyReply {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return reply.status(status).type(TYPE).header('cache-control', 'no-store').send(text)
}

function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const types = ['application/scim+json', 'application/json']
  app.addContentTypeParser(types, async (request: FastifyRequest, payload: IncomingMessage) => {
    const { connection } = callerIn(request)
    const body = await receiveBody(request, payload, {
      maxBytes: maxPayloadBytes,
      sender: `directory:${connection.id}`,
    })
    return body.length === 0 ? undefined : readBody(body)
  })
}

function answerErrors(app: FastifyInstance, context: ScimContext): void {
  app.setErrorHandler<Error & { statusCode?: number }>(async (error, request, reply) => {
    const isTooLarge = refusalIn(error)?.code === 'request_too_large'
    const known = isTooLarge ? byStatus({ statusCode: 413 }) : (toScimError(error) ?? byStatus(error))
    if (!known) request.log.error({ err: error }, 'request failed')
    const refused = known ?? new ScimError(500, 'Something went wrong here.')
    if (known && !isNothingHere(known) && isRead(request) && request.directory) {
      const asked = { operation: 'GET', resource: resourceOf(request), named: idIn(request) }
      await noteRefusal(context, request.directory, asked, refused)
    }
    if (refused.status === 401) void reply.header('www-authenticate', 'Bearer')
    if (refused.retryAfterSeconds !== undefined) void reply.header('retry-after', refused.retryAfterSeconds)
    return send(reply, refused.status, toBody(refused))
  })
}

/** That somebody is not there, or an address does nothing of the kind, is an answer, and no refusal. */
function isNothingHere({ status }: ScimError): boolean {
  return status === 404 || status === 405
}

/** Of these, nobody has written down what was refused yet. */
function isRead({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'GET' || (routeOptions.url ?? '').endsWith('/.search')
}

function resourceOf({ url }: FastifyRequest): string {
  return /\/(Users|Groups)(?:[/?]|$)/.exec(url)?.[1] ?? ''
}

/** What the server itself refuses before an action is asked. */
function byStatus({ statusCode }: { statusCode?: number }): ScimError | undefined {
  if (statusCode === 413) return new ScimError(413, `No more than ${maxPayloadBytes} bytes.`, 'tooMany')
  if (statusCode === 415)
    return new ScimError(415, 'Only application/scim+json and application/json are read, and nothing compressed.')
  return statusCode !== undefined && statusCode < 500
    ? new ScimError(statusCode, 'The request cannot be read.')
    : undefined
}
