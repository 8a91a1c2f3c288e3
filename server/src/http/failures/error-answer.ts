/** Every failure of a request, as the contract's error answer; the operator's detail goes to the log. */
import { type ErrorBody, type ErrorCode, errorStatuses } from '@atrium/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOfTheGone } from '#db/database.ts'
import { isUnavailable } from './unavailable.ts'
import { errorPage, wantsPage } from './error-page.ts'
import { type Sentences, sentencesOfAnswer, sentencesOfPage } from '#http/languages/sentences.ts'
import { Refusal, refusalIn } from '#http/refusal.ts'
import type { SmallPage } from '#http/small-pages/small-page.ts'
import { withReference } from '#http/small-pages/words.ts'
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
  const asPage = wantsPage(headers.accept) && !url.startsWith('/api/')
  const sentences = asPage ? sentencesOfPage(headers) : sentencesOfAnswer(headers)
  const send = (said: Sentences) => void sendIn(said, reply, refusal, asPage ? errorPage(refusal.code, id, said) : null)
  if (sentences instanceof Promise) void sentences.then(send)
  else send(sentences)
  return reply
}

function sendIn(said: Sentences, reply: FastifyReply, refusal: Refusal, page: SmallPage | null): FastifyReply {
  const asked = reply.getHeader('vary')
  void reply.header('content-language', said.language)
  void reply.header('vary', asked === undefined ? 'accept-language' : `${String(asked)}, accept-language`)
  if (page) return reply.headers(page.headers).send(page.markup)
  return reply.send(quotable(errorBody(refusal.code, said, refusal), reply.request.id, said))
}

/** What nobody expected bears what to quote in its sentence, wherever that is shown: there is something to look for. */
function quotable(body: ErrorBody, requestId: string, { language }: Sentences): ErrorBody {
  if (body.error !== 'internal') return body
  return { ...body, message: withReference(body.message, requestId, language) }
}

export function errorBody(
  code: ErrorCode,
  said: Sentences,
  { fields, about }: Partial<Pick<Refusal, 'fields' | 'about'>> = {},
): ErrorBody {
  return {
    code: errorStatuses[code],
    error: code,
    message: said.refusals[code],
    ...(fields && { errors: inWords(fields, said) }),
    ...(about !== undefined && { about }),
  }
}

function inWords(fields: Record<string, string>, said: Sentences): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [field, said.field(sentence)]))
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
  if (isOfTheGone(error)) return new Refusal('not_found', { detail: 'an account went meanwhile', cause: error })
  if (isUnavailable(error)) return new Refusal('unavailable', { cause: error })
  if (isUnstorableText(error)) return new Refusal('malformed_request', { detail: error.message, cause: error })
  const status = (error as Partial<FastifyError>).statusCode
  const code = status === undefined ? undefined : clientErrors[status]
  return new Refusal(code ?? 'internal', { detail: error.message, cause: error })
}
