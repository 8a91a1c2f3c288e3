/** What an endpoint is: the one description that server, client and OpenAPI are made from. */
import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Names of the configurable request limits an endpoint counts against. */
export type RequestLimit = 'accountLookup' | 'nameCheck'

type Fields = z.ZodMiniObject<Record<string, z.ZodMiniType>>

export interface Endpoint<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Unique; the operation's id in OpenAPI. */
  id: string
  summary: string
  method: Method
  /** Below the origin, with `:name` for each path parameter. */
  path: string
  /** `bearer`: refused with `unauthenticated` unless an ID token names the actor. */
  access: 'anyone' | 'bearer'
  params: Params
  query: Query
  body: Body
  status: 200 | 201 | 204
  answer: Answer
  /** What it may refuse with, beside what every endpoint may (`everyEndpointErrors`). */
  errors: readonly ErrorCode[]
  limit?: RequestLimit
  /**
   * Takes the header `Idempotency-Key`: asked again with the same key and the same body, it answers
   * what it answered, and does nothing twice.
   */
  idempotent?: true
  /** Takes `multipart/form-data`, not JSON: `required` in this one form, or `allowed` beside JSON. */
  multipart?: 'required' | 'allowed'
  /** The form's field for files, and how many it takes; texts beside them are the body. */
  files?: { field: string; max: number }
  /** Where a body may be larger than usual. */
  bodyLimitBytes?: number
  /** Answers a file of this kind, not JSON. */
  file?: 'text/csv'
}

export const idempotencyHeader = 'idempotency-key'

/** Refusals any endpoint can give, whatever it does. */
export const everyEndpointErrors = [
  'malformed_request',
  'unsupported_media_type',
  'request_too_large',
  'invalid_input',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[]

const noFields = z.strictObject({})
/** Where an endpoint has no body, an empty object does no harm, and an unknown key is refused as anywhere. */
export const noBody = z.optional(z.strictObject({}))
export const noAnswer = z.undefined()

type NoFields = typeof noFields
type NoBody = typeof noBody

interface Description<
  Params extends Fields,
  Query extends Fields,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
> {
  id: string
  summary: string
  method: Method
  path: string
  access: 'anyone' | 'bearer'
  params?: Params
  query?: Query
  body?: Body
  status?: 200 | 201 | 204
  answer: Answer
  errors?: readonly ErrorCode[]
  limit?: RequestLimit
  idempotent?: true
  multipart?: 'required' | 'allowed'
  files?: { field: string; max: number }
  bodyLimitBytes?: number
  file?: 'text/csv'
}

/** Completes a description: no parameters, no query, no body and status 200 unless said. */
export function endpoint<
  Answer extends z.ZodMiniType,
  Params extends Fields = NoFields,
  Query extends Fields = NoFields,
  Body extends z.ZodMiniType = NoBody,
>(description: Description<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  return {
    status: 200,
    errors: [],
    ...description,
    params: description.params ?? (noFields as unknown as Params),
    query: description.query ?? (noFields as unknown as Query),
    body: description.body ?? (noBody as unknown as Body),
  }
}

export type ParamsOf<E> = E extends Endpoint<infer P, Fields, z.ZodMiniType, z.ZodMiniType> ? z.output<P> : never
export type QueryOf<E> = E extends Endpoint<Fields, infer Q, z.ZodMiniType, z.ZodMiniType> ? z.output<Q> : never
export type BodyOf<E> = E extends Endpoint<Fields, Fields, infer B, z.ZodMiniType> ? z.output<B> : never
export type AnswerOf<E> = E extends Endpoint<Fields, Fields, z.ZodMiniType, infer A> ? z.output<A> : never
