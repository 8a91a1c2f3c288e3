/** The one way from an address to an action: limit, bearer, parse, act, and let out what is declared. */
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf, RequestLimit } from '@atrium/contract/endpoint'
import { everyEndpointErrors, idempotencyHeader } from '@atrium/contract/endpoint'
import { fieldMessages } from '@atrium/contract/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from './actor.ts'
import { parse } from './parse.ts'
import { Refusal } from './refusal.ts'

/** What the adapter needs of the areas, handed in by `app.ts`. */
export interface Guards {
  /** Rejects with `Refusal('unauthenticated')`. */
  verifyIdToken(token: string): Promise<Actor>
  /** Rejects with `Refusal('too_many_requests')`. */
  countRequest(limit: RequestLimit, ip: string): Promise<void>
}

export interface Input<E> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
}

/** `actor` is there exactly when the endpoint's access is `bearer`; `ip` is for limits of the action's own. */
export type Action<E extends Endpoint> = (
  input: Input<E> & { actor: E['access'] extends 'anyone' ? null : Actor; ip: string; idempotencyKey?: string },
) => Promise<AnswerOf<E>>

const BEARER = /^Bearer ([\w.~+/-]+=*)$/

/** Registers an endpoint of the contract with the action that answers it. */
export function serve<E extends Endpoint>(app: FastifyInstance, guards: Guards, endpoint: E, action: Action<E>): void {
  const declared = new Set([...endpoint.errors, ...everyEndpointErrors, 'unauthenticated', 'too_many_requests'])
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      try {
        if (endpoint.limit) await guards.countRequest(endpoint.limit, request.ip)
        const actor = endpoint.access === 'bearer' ? await actorOf(request, guards) : null
        const input = {
          params: parse(endpoint.params, request.params),
          query: parse(endpoint.query, request.query),
          body: parse(endpoint.body, request.body ?? undefined),
          actor,
          ip: request.ip,
          ...(endpoint.idempotent ? idempotencyKeyOf(request) : {}),
        } as Parameters<Action<E>>[0]
        const answer = endpoint.answer.safeParse(await action(input))
        if (!answer.success)
          throw new Error(`${endpoint.id} answered what its contract does not declare`, { cause: answer.error })
        return await reply.status(endpoint.status).send(answer.data)
      } catch (error) {
        if (error instanceof Refusal && !declared.has(error.code)) {
          throw new Error(`${endpoint.id} refused with ${error.code}, which its contract does not declare`, {
            cause: error,
          })
        }
        throw error
      }
    },
  })
}

/** A random name of the sender's choosing; what is none is refused rather than ignored. */
const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/

function idempotencyKeyOf({ headers }: FastifyRequest): { idempotencyKey?: string } {
  const key = headers[idempotencyHeader]
  if (key === undefined) return {}
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return { idempotencyKey: key }
  throw new Refusal('invalid_input', { fields: { [idempotencyHeader]: fieldMessages.invalid } })
}

async function actorOf(request: FastifyRequest, guards: Guards): Promise<Actor> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw new Refusal('unauthenticated', { detail: 'no bearer token' })
  return guards.verifyIdToken(token)
}
