/** Every failure of a request, as the contract's error answer; the operator's detail goes to the log. */
import { type ErrorBody, type ErrorCode, errorStatuses } from '@atrium/contract/errors'
import { withReference } from '@atrium/contract/request-id'
import { refusals } from '@atrium/contract/sentences/en/refusals'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnreachable } from './database-unreachable.ts'
import { isDiskFull } from './disk-full.ts'
import { errorPage, wantsPage } from './error-page.ts'
import { Refusal, refusalIn } from '#http/refusal.ts'
import { isUnstorableText } from '#http/input/storable-text.ts'

const UNAVAILABLE_RETRY_SECONDS = 1

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refusal | Error>((error, request, reply) => answer(error, request, reply))
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, new Refusal('not_found')))
}

function answer(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error)
  if (refusal.status >= 500) request.log.error({ err: error }, 'request failed')
  else request.log.debug({ code: refusal.code, detail: refusal.message }, 'request refused')
  return sendRefusal(reply, refusal)
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status } = refusal
  const retryAfter = refusal.retryAfterSeconds ?? (status === 503 ? UNAVAILABLE_RETRY_SECONDS : undefined)
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  if (status === 401) void reply.header('www-authenticate', 'Bearer')
  void reply.status(status).header('cache-control', 'no-store')
  const { id, url, headers } = reply.request
  if (!wantsPage(headers.accept) || url.startsWith('/api/'))
    return reply.send(quotable(errorBody(refusal.code, refusal), id))
  const page = errorPage(refusal.code, id)
  return reply.headers(page.headers).send(page.markup)
}

/** What nobody expected bears what to quote in its sentence, wherever that is shown: there is something to look for. */
function quotable(body: ErrorBody, requestId: string): ErrorBody {
  return body.error === 'internal' ? { ...body, message: withReference(body.message, requestId) } : body
}

export function errorBody(
  code: ErrorCode,
  { fields, about }: Partial<Pick<Refusal, 'fields' | 'about'>> = {},
): ErrorBody {
  return {
    code: errorStatuses[code],
    error: code,
    message: refusals[code],
    ...(fields && { errors: fields }),
    ...(about !== undefined && { about }),
  }
}

/** Fastify's own client errors by status; anything else is ours and stays inside. */
const clientErrors: Record<number, ErrorCode> = {
  400: 'malformed_request',
  413: 'request_too_large',
  408: 'request_timeout',
  414: 'address_too_long',
  417: 'expectation_failed',
  415: 'unsupported_media_type',
}

function refusalOf(error: Error): Refusal {
  const refusal = refusalIn(error)
  if (refusal) return refusal
  if (isUnreachable(error) || isDiskFull(error)) return new Refusal('unavailable', { cause: error })
  if (isUnstorableText(error)) return new Refusal('malformed_request', { detail: error.message, cause: error })
  const status = (error as Partial<FastifyError>).statusCode
  const code = status === undefined ? undefined : clientErrors[status]
  return new Refusal(code ?? 'internal', { detail: error.message, cause: error })
}
