/** Every failure on the wire, in the protocol's envelope; the operator's detail goes to the log. */
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { ProtocolError, type ProtocolCode } from './protocol-error.ts'

const UNAVAILABLE_RETRY_SECONDS = 1

export function answerInEnvelope(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    const refusal = protocolErrorOf(error)
    if (refusal.code === 'INTERNAL') request.log.error({ err: error }, 'identity request failed')
    else request.log.debug({ code: refusal.code }, 'identity request refused')
    return sendError(reply, refusal)
  })
}

/** The SDK reads `error.message` alone; the rest is for other clients of the protocol. */
export function sendError(reply: FastifyReply, refusal: ProtocolError): FastifyReply {
  const { status, message, canonicalName, retryAfterSeconds } = refusal
  const retryAfter = retryAfterSeconds ?? (status === 503 ? UNAVAILABLE_RETRY_SECONDS : undefined)
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  const errors = [{ message, domain: 'global', reason: 'invalid' }]
  return reply.status(status).send({ error: { code: status, message, errors, status: canonicalName } })
}

/** Fastify's own client errors by status; anything else is ours and stays inside. */
const clientErrors: Record<number, ProtocolCode> = {
  400: 'INVALID_ARGUMENT',
  404: 'NOT_FOUND',
  413: 'REQUEST_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
}

function protocolErrorOf(error: FastifyError | Error): ProtocolError {
  if (error instanceof ProtocolError) return error
  if (isUnreachable(error)) return new ProtocolError('UNAVAILABLE', { cause: error })
  const status = 'statusCode' in error ? error.statusCode : undefined
  const code = status === undefined ? undefined : clientErrors[status]
  return new ProtocolError(code ?? 'INTERNAL', { cause: error })
}

const unreachable = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|57P0[1-3]|08\w{3}|53300)$/

/** Whether the database is away: PostgreSQL's shutdown and connection classes, or the socket's own. */
function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as Error & { code?: unknown }
    if (typeof code === 'string' && unreachable.test(code)) return true
    if (/^(?:Connection terminated|timeout exceeded when trying to connect)/.test(cause.message)) return true
  }
  return false
}
