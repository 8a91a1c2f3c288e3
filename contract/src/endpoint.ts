/** What an endpoint is: the one description that server, client and OpenAPI are made from. */
import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import { mayLearnersCall } from './rules/learners/calls.ts'
import { everyRole, type Role } from './rules/roles.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Names of the configurable request limits an endpoint counts against. */
export type RequestLimit = 'accountLookup' | 'nameCheck'

/**
 * Who may call: `anyone`; `bearer`, whoever is signed in, refused with `unauthenticated` without an ID token; or
 * whoever has a role in the organization or the publisher.
 */
export type Access = 'anyone' | 'bearer' | InOrganization | InPublisher

/**
 * Whoever is no member of the organization is refused with `not_found`, as where there is none, and another role
 * with `forbidden`. It is named in the query, by `organization`; a call without that field is about the
 * organization itself, or something of it, and names it by the path's `name` or, where it has none, its `id`.
 */
export interface InOrganization {
  /** Who may, by what they are there. */
  organization: readonly Role[]
  /** Where more may do it to themselves than to others. */
  oneself?: {
    /** The field of the path, or else of the body, that says to whom it is done: an id, or a list of them. */
    named: string
    /** By these roles; or `bearer`, whoever is signed in, whatever organization is named. */
    may: readonly Role[] | 'bearer'
  }
}

/**
 * The same for a publisher, which is named by `author_id`: a field of the path or, where it has none, of the body. No
 * organization's rules are asked here.
 */
export interface InPublisher {
  /** Who may, by what they are there. */
  publisher: readonly Role[]
  /** Where more may do it to themselves than to others: the field of the path that says to whom. */
  oneself?: { named: string; may: readonly Role[] }
}

type Fields = z.ZodMiniObject<Record<string, z.ZodMiniType>>

export interface Endpoint<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
> {
  /** Unique; the operation's id in OpenAPI. */
  id: string
  summary: string
  method: Method
  /** Below the origin, with `:name` for each path parameter. */
  path: string
  access: Who
  params: Params
  query: Query
  body: Body
  status: 200 | 201 | 204
  answer: Answer
  /** What it may refuse with of its own; `refusalsOf` has what its access refuses with too. */
  errors: readonly ErrorCode[]
  limit?: RequestLimit
  /**
   * Asks for a fresh sign-in: refused with `recent_login_required` unless the caller signed in, themselves, within
   * `recentSignInSeconds`. A stolen token does not do it, nor does a session that was handed on to a site.
   */
  recent?: true
  /** Is open as well to a session on the site of an organization whose rules it does not meet: it can be ended still. */
  whateverIsAsked?: true
  /**
   * Takes the header `Idempotency-Key`: asked again with the same key and the same body, it answers
   * what it answered, and does nothing twice. What makes something says so, where asked again it would make it twice, or
   * refuse because of what it made itself.
   */
  idempotent?: true
  /** Is no `GET`, and yet nothing that a page shows is another one behind it: it looks, or begins what is asked next. */
  changesNoPage?: true
  /** Takes `multipart/form-data`, not JSON: `required` in this one form, or `allowed` beside JSON. */
  multipart?: 'required' | 'allowed'
  /** The form's field for files, and how many it takes; texts beside them are the body. */
  files?: { field: string; max: number }
  /** Where a body may be larger than usual. */
  bodyLimitBytes?: number
  /** Of what anyone may call: whoever is signed in is known to it, and a token that is not good is none. */
  heedsCaller?: true
  /** A long body is left as it came, for an action that has it read, and held to the contract, in another thread. */
  readElsewhere?: true
  /** Answers a file of this kind, or of one of these, not JSON. */
  file?: FileKind | readonly FileKind[]
}

export type FileKind = 'text/csv' | 'application/zip' | 'application/x-ndjson'

export const idempotencyHeader = 'idempotency-key'

/**
 * Refusals any endpoint can give, whatever it does: also one without a limit of its own waits for its turn, and what a
 * request brings along is read before its endpoint is.
 */
export const everyEndpointErrors = [
  'address_too_long',
  'headers_too_large',
  'expectation_failed',
  'request_timeout',
  'malformed_request',
  'unsupported_media_type',
  'request_too_large',
  'invalid_input',
  'too_many_requests',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[]

/**
 * What a sign-in is refused with that an organization's rules do not accept: by every call inside it, and by every call
 * at all to a session that was handed on to its site.
 */
export const ruleRefusals = [
  'second_step_required',
  'sign_in_way_not_allowed',
  'sign_in_too_old',
] as const satisfies readonly ErrorCode[]
export type RuleRefusal = (typeof ruleRefusals)[number]

/** What an endpoint may refuse with, beside what every endpoint may (`everyEndpointErrors`). */
export function refusalsOf({ id, access, errors, recent, idempotent }: Endpoint): ErrorCode[] {
  const fresh = recent ? (['recent_login_required'] as const) : []
  const learners = access === 'anyone' || mayLearnersCall(id) ? [] : (['learner_not_allowed'] as const)
  const again = idempotent ? (['idempotency_key_reused'] as const) : []
  return [...new Set([...refusalsByAccess(access), ...learners, ...fresh, ...errors, ...again])]
}

function refusalsByAccess(access: Access): ErrorCode[] {
  if (access === 'anyone') return []
  if (access === 'bearer') return ['unauthenticated', ...ruleRefusals]
  const refused = everyRole.some((role) => !rolesOf(access).includes(role))
  return ['unauthenticated', ...(refused ? (['forbidden'] as const) : []), 'not_found', ...ruleRefusals]
}

/** Who may, where a membership decides it. */
export function rolesOf(access: InOrganization | InPublisher): readonly Role[] {
  return 'organization' in access ? access.organization : access.publisher
}

const noFields = z.strictObject({})
/** Where an endpoint has no body, an empty object does no harm, and an unknown key is refused as anywhere. */
export const noBody = z.optional(z.strictObject({}))
export const noAnswer = z.undefined()

type NoFields = typeof noFields
type NoBody = typeof noBody

type Said = 'id' | 'summary' | 'method' | 'path' | 'access' | 'answer'

/** The rest of an endpoint has something usual. */
type Description<
  Params extends Fields,
  Query extends Fields,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  Who extends Access,
> = Pick<Endpoint<Params, Query, Body, Answer, Who>, Said> &
  Partial<Omit<Endpoint<Params, Query, Body, Answer, Who>, Said>>

/** Completes a description: no parameters, no query, no body and status 200 unless said. */
export function endpoint<
  Answer extends z.ZodMiniType,
  Params extends Fields = NoFields,
  Query extends Fields = NoFields,
  Body extends z.ZodMiniType = NoBody,
  const Who extends Access = Access,
>(description: Description<Params, Query, Body, Answer, Who>): Endpoint<Params, Query, Body, Answer, Who> {
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
