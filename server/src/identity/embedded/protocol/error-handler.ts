/** Every failure on the wire, in the protocol's envelope; the operator's detail goes to the log. */
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { isUnavailable } from '#http/failures/unavailable.ts'
import { isDiskFull } from '#http/failures/disk-full.ts'
import { englishSentences, type Sentences, sentencesOfSdk } from '#http/languages/sentences.ts'
import { type Refusal, refusalIn } from '#http/refusal.ts'
import { withReference } from '#http/small-pages/words.ts'
import { isUnstorableText } from '#http/input/storable-text.ts'
import { ProtocolError, type ProtocolCode } from './protocol-error.ts'

const UNAVAILABLE_RETRY_SECONDS = 1

/** `askedBySdk`: routes that the SDK asks by itself, whenever a page is opened. */
export function handleProtocolErrors(app: FastifyInstance, askedBySdk: ReadonlySet<string> = new Set()): void {
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    const sendError = askedBySdk.has(request.routeOptions.url ?? '') ? sendToSdk : sendRefusal
    const refusal = protocolErrorOf(error)
    if (refusal.code === 'INTERNAL') request.log.error({ err: error }, 'identity request failed')
    else {
      // Nobody else tells the operator.
      if (isDiskFull(error)) request.log.error({ err: error }, 'the disk is full')
      request.log.debug({ code: refusal.code, detail: refusal.detail }, 'identity request refused')
    }
    return sendError(reply, refusal)
  })
}

/** The SDK reads `error.message` alone; the rest is for other clients of the protocol. */
export function sendRefusal(reply: FastifyReply, refusal: ProtocolError): FastifyReply {
  const { status, canonicalName, reason, retryAfterSeconds } = refusal
  const retryAfter = retryAfterSeconds ?? (status === 503 ? UNAVAILABLE_RETRY_SECONDS : undefined)
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  void reply.status(status)
  const send = (said: Sentences) => {
    const message = messageIn(said, refusal, reply.request.id)
    void reply.send({ error: { code: status, message, ...moreOf({ message, reason, canonicalName }) } })
  }
  const sentences = sentencesOfSdk(reply.request.headers)
  if (sentences instanceof Promise) void sentences.then(send)
  else send(sentences)
  return reply
}

/**
 * What follows the code is read by people, so it is in the language of their page. What nobody expected says which
 * request it was: the SDK hides the answer's headers, and shows this text.
 */
function messageIn(said: Sentences, { code, message, text }: ProtocolError, requestId: string): string {
  if (text === undefined) return message
  const sentence = said.any(text)
  return `${code} : ${code === 'INTERNAL' ? withReference(sentence, requestId, said.language) : sentence}`
}

/**
 * As a page is opened, the SDK asks whose the stored session is, and for a new token. Any code that it can read in the answer ends
 * the session for good (`reloadAndSetCurrentUserOrClear` of @firebase/auth 1.11); only where it can read none does it
 * take the network to be at fault and keep who is signed in. So what is over in a moment has no `error.message`: a
 * database that changes its place signs nobody out.
 */
function sendToSdk(reply: FastifyReply, refusal: ProtocolError): FastifyReply {
  const { status, canonicalName, reason, retryAfterSeconds = UNAVAILABLE_RETRY_SECONDS } = refusal
  if (status < 500 && status !== 429) return sendRefusal(reply, refusal)
  const message = messageIn(englishSentences, refusal, reply.request.id)
  void reply.header('retry-after', retryAfterSeconds)
  return reply.status(status).send({ error: { code: status, ...moreOf({ message, reason, canonicalName }) } })
}

function moreOf({ message, reason, canonicalName }: Pick<ProtocolError, 'message' | 'reason' | 'canonicalName'>) {
  return { errors: [{ message, domain: 'global', reason }], status: canonicalName }
}

/** Fastify's own client errors by status; anything else is ours and stays inside. */
const clientErrors: Record<number, ProtocolCode> = {
  400: 'INVALID_ARGUMENT',
  404: 'NOT_FOUND',
  413: 'REQUEST_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
}

/** Too much at once is the caller's, and what is over in a moment nobody's; else it is what another area holds against it, such as a last owner's leaving. */
function ofRefusal(cause: Refusal): ProtocolError {
  if (cause.code === 'unavailable') return new ProtocolError('UNAVAILABLE', { cause })
  if (cause.code !== 'too_many_requests') return new ProtocolError('OPERATION_NOT_ALLOWED', { cause })
  const retryAfterSeconds = cause.retryAfterSeconds ?? UNAVAILABLE_RETRY_SECONDS
  return new ProtocolError('TOO_MANY_ATTEMPTS_TRY_LATER', { cause, retryAfterSeconds })
}

function protocolErrorOf(error: FastifyError | Error): ProtocolError {
  if (error instanceof ProtocolError) return error
  const refusal = refusalIn(error)
  if (refusal) return ofRefusal(refusal)
  if (isUnavailable(error)) return new ProtocolError('UNAVAILABLE', { cause: error })
  if (isUnstorableText(error)) return new ProtocolError('INVALID_ARGUMENT', { cause: error })
  const status = 'statusCode' in error ? error.statusCode : undefined
  const code = status === undefined ? undefined : clientErrors[status]
  return new ProtocolError(code ?? 'INTERNAL', { cause: error })
}
