/** The one way from an address to an action: limit, bearer, parse, role, act, and let out what is declared. */
import type { IncomingMessage } from 'node:http'
import type { Access, AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf, RequestLimit } from '@atrium/contract/endpoint'
import { everyEndpointErrors, idempotencyHeader, refusalsOf } from '@atrium/contract/endpoint'
import type { ErrorCode } from '@atrium/contract/errors'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { Actor } from './actor.ts'
import { compileGuard } from './answers/answer-guard.ts'
import { CheckedJson } from './answers/checked-json.ts'
import { compileTextGuard } from './answers/text-guard.ts'
import { WrittenJson } from './answers/written-json.ts'
import { bearerOf } from './bearer.ts'
import { dismissRest, type FilePart, isForm, readForm } from './input/form.ts'
import {
  type FindMembership,
  membershipAhead,
  type MembershipFor,
  membershipFor,
  type MembershipGuards,
} from './membership.ts'
import { utf8Of } from './input/json-body.ts'
import { receiveBody } from './input/long-body.ts'
import { parse } from './input/parse.ts'
import { ReadAhead } from './read-ahead.ts'
import { refuseLearners } from './learners.ts'
import { requireRecentSignIn } from './recent-sign-in.ts'
import { Refusal } from './refusal.ts'

/** `whateverIsAsked`: by the rules of the organization on whose site the session is. */
export interface Verifying {
  whateverIsAsked?: boolean
}

/** What the adapter needs of the areas, handed in by `app.ts`. */
export interface Guards extends MembershipGuards {
  /**
   * Rejects with `Refusal('unauthenticated')`. `named` may be called with whom the token names, once it is known to be a
   * right one, and before it is known whether they are still signed in.
   */
  verifyIdToken(token: string, named?: (uid: string) => void, how?: Verifying): Promise<Actor>
  findMembership: FindMembership
  /** Rejects with `Refusal('too_many_requests')`. */
  countRequest(limit: RequestLimit, ip: string): Promise<void>
}

export interface Input<E> {
  params: ParamsOf<E>
  query: QueryOf<E>
  /** Not for endpoints that take forms: their body is in `form`. */
  body: BodyOf<E>
  form: Form<BodyOf<E>>
  /** A long body as it came, where the endpoint says that it is read elsewhere. `body` is undefined then. */
  json?: Uint8Array
}

/** What an endpoint with `multipart` takes. A request as JSON, where that is allowed, has no files. */
export interface Form<Body> {
  /** As they arrive, to be read before anything else. */
  files: AsyncIterable<FilePart>
  /** What stood beside the files, by the contract; to be asked once they were read. Throws `invalid_input`. */
  body(): Body
}

/** Who asks: an actor, whom an endpoint for `anyone` knows only where it heeds them, and their membership where a role decides who may. */
type Caller<Who extends Access> = { actor: Who extends 'anyone' ? Actor | null : Actor } & (Who extends string
  ? unknown
  : { membership: MembershipFor<Who> })

/** `ip` and `cookie`, the header, are for limits of the action's own, `ahead` what `serve` was told to read ahead. */
export type Action<E extends Endpoint, Ahead = undefined> = (
  input: Input<E> &
    Caller<E['access']> & {
      ip: string
      cookie: string | undefined
      idempotencyKey?: string
      ahead: ReadAhead<Ahead>
    },
) => Promise<[AnswerOf<E>] extends [undefined] ? void : AnswerOf<E> | CheckedJson | WrittenJson>

/**
 * Registers an endpoint of the contract with the action that answers it, and with what that reads of its caller whatever
 * else is asked, where there is such a thing.
 */
export function serve<E extends Endpoint, Ahead = undefined>(
  app: FastifyInstance,
  guards: Guards,
  endpoint: E,
  action: Action<E, Ahead>,
  readAhead?: (uid: string) => Promise<Ahead>,
): void {
  const declared = new Set<ErrorCode>([...refusalsOf(endpoint), ...everyEndpointErrors, 'unauthenticated'])
  const isAnswer = compileGuard(endpoint.answer)
  const isAnswerText = compileTextGuard(endpoint.answer)
  const byRole = typeof endpoint.access !== 'string'
  const handler: RouteHandlerMethod = async (request, reply) => {
    let content: OpenContent<BodyOf<E>> | undefined
    try {
      if (endpoint.limit) await guards.countRequest(endpoint.limit, request.ip)
      const ahead = readAhead && new ReadAhead(readAhead)
      let inAhead: ReturnType<typeof membershipAhead>
      const named = (uid: string) => {
        ahead?.begin(uid)
        inAhead = membershipAhead(endpoint, guards.findMembership, request)
        inAhead?.begin(uid)
      }
      const actor =
        endpoint.access === 'anyone'
          ? await callerHeeded(request, guards, endpoint)
          : await actorOf(request, guards, endpoint, named)
      if (endpoint.recent) requireRecentSignIn(actor)
      const params = parse(endpoint.params, request.params)
      const query = parse(endpoint.query, request.query)
      content = openContent(endpoint, request)
      const more = endpoint.idempotent ? idempotencyKeyOf(request) : {}
      const parsed = { params, query, body: content.body }
      const membership = byRole ? await membershipFor(endpoint, guards, actor, parsed, inAhead) : undefined
      if (!endpoint.readElsewhere) content = readLong(endpoint, content)
      const of = { ip: request.ip, cookie: request.headers.cookie }
      const input = { params, query, ...content, actor, membership, ahead, ...of, ...more }
      const acted: unknown = await action(input as unknown as Parameters<typeof action>[0])
      void reply.status(endpoint.status)
      if (acted instanceof CheckedJson) return checkedBytes(reply, acted)
      if (acted instanceof WrittenJson && isAnswerText?.(acted.text)) return writtenText(reply, acted)
      const answered: unknown = acted instanceof WrittenJson ? JSON.parse(acted.text) : acted
      if (isAnswer?.(answered)) return acted instanceof WrittenJson ? writtenText(reply, acted) : answered
      const answer = endpoint.answer.safeParse(answered)
      if (!answer.success)
        throw new Error(`${endpoint.id} answered what its contract does not declare`, { cause: answer.error })
      return answer.data
    } catch (error) {
      if (error instanceof Refusal && !declared.has(error.code)) {
        throw new Error(`${endpoint.id} refused with ${error.code}, which its contract does not declare`, {
          cause: error,
        })
      }
      throw error
    } finally {
      content?.close()
      if (endpoint.multipart) dismissRest(request)
    }
  }
  const { method, path: url, multipart, bodyLimitBytes } = endpoint
  if (!multipart && bodyLimitBytes === undefined) app.route({ method, url, handler })
  else
    void app.register(async (scope) => {
      if (!multipart) {
        if (endpoint.access !== 'anyone')
          scope.addHook('onRequest', async (asked) => void (await actorOf(asked, guards, endpoint)))
        leaveUnparsed(scope, bodyLimitBytes ?? 0)
        scope.route({ method, url, handler })
        return
      }
      if (multipart === 'required') scope.removeAllContentTypeParsers()
      // Left unread: the handler reads it once it knows who sends it.
      scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
      scope.route({ method, url, handler })
    })
}

const JSON_TYPE = 'application/json; charset=utf-8'

function writtenText(reply: FastifyReply, { text }: WrittenJson): string {
  void reply.type(JSON_TYPE)
  return text
}

function checkedBytes(reply: FastifyReply, { bytes }: CheckedJson): Buffer {
  void reply.type(JSON_TYPE)
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Who sends a long body is known before it is read, and asked again behind it; what they may, before it is parsed. */
function leaveUnparsed(scope: FastifyInstance, maxBytes: number): void {
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', (request: FastifyRequest, payload: IncomingMessage) =>
    receiveBody(request, payload, { maxBytes }),
  )
}

type OpenContent<Body> = { body: Body | undefined; json?: Uint8Array; form: Form<Body>; close(): void }

/** Once it is known who sends it. */
function readLong<E extends Endpoint>(endpoint: E, { json, ...content }: OpenContent<BodyOf<E>>) {
  return json === undefined ? content : { ...content, body: parse(endpoint.body, jsonOf(json)) as BodyOf<E> }
}

/** JSON is parsed at once unless it is long, a form as its files are read. */
function openContent<E extends Endpoint>(endpoint: E, request: FastifyRequest): OpenContent<BodyOf<E>> {
  const parsed = (value: unknown) => parse(endpoint.body, value) as BodyOf<E>
  if (endpoint.multipart && isForm(request)) {
    const { files, fields, close } = readForm(request, endpoint.bodyLimitBytes ?? 0)
    const body = () => parsed(Object.fromEntries(fields))
    return { body: undefined, form: { files, body }, close }
  }
  if (endpoint.multipart === 'required') throw new Refusal('unsupported_media_type')
  const long = request.body instanceof Buffer && request.body.length > PARSED_HERE_BYTES
  if (long) return { body: undefined, json: request.body as Buffer, form: noForm, close: () => {} }
  const body = parsed((request.body instanceof Buffer ? jsonOf(request.body) : request.body) ?? undefined)
  return { body, form: { files: noFiles(), body: () => body }, close: () => {} }
}

async function* noFiles(): AsyncGenerator<FilePart> {}
const noForm: Form<never> = {
  files: noFiles(),
  body: () => {
    throw new Error('the body was left as it came')
  },
}

/** No request but those that say so is longer. */
const PARSED_HERE_BYTES = 64 * 1024

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8Of(bytes)) as unknown
  } catch (cause) {
    throw new Refusal('malformed_request', { cause })
  }
}

/** A random name of the sender's choosing; what is none is refused rather than ignored. */
const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/

function idempotencyKeyOf({ headers }: FastifyRequest): { idempotencyKey?: string } {
  const key = headers[idempotencyHeader]
  if (key === undefined) return {}
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return { idempotencyKey: key }
  throw new Refusal('invalid_input', { fields: { [idempotencyHeader]: fieldMessages.invalid } })
}

/** The caller of an endpoint by the request's bearer. Refuses with `unauthenticated` and `learner_not_allowed`. */
async function callerHeeded(request: FastifyRequest, guards: Guards, endpoint: Endpoint): Promise<Actor | null> {
  if (!endpoint.heedsCaller || !request.headers.authorization) return null
  try {
    return await actorOf(request, guards, endpoint)
  } catch (error) {
    // Whose token is not good, or who may not be there as they signed in, is nobody.
    if (error instanceof Refusal && error.status < 500) return null
    throw error
  }
}

export async function actorOf(
  request: FastifyRequest,
  guards: Guards,
  { id, whateverIsAsked }: Pick<Endpoint, 'id' | 'whateverIsAsked'>,
  named?: (uid: string) => void,
): Promise<Actor> {
  const token = bearerOf(request.headers.authorization)
  if (!token) throw new Refusal('unauthenticated', { detail: 'no bearer token' })
  const actor = await guards.verifyIdToken(token, named, { whateverIsAsked: whateverIsAsked === true })
  refuseLearners(actor, id)
  return actor
}
