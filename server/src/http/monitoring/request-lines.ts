/** What is written of every request: one line, when it has been answered. Two with `LOG_LEVEL=debug`. */
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Logger } from 'pino'
import { isTold } from './request-log.ts'

/**
 * Each line is made of what the serializers pick out of request and answer (`logger.ts`), and of nothing else: so
 * nothing in it is to be looked for and censored, which costs more than the line itself.
 */
export class RequestLines extends LogController {
  readonly #log: Logger

  constructor(log: Logger) {
    super()
    this.#log = log.child({}, { redact: [] })
  }

  override incomingRequest(request: FastifyRequest): void {
    if (isTold(request.log, 'debug')) request.log.debug({ req: request }, 'incoming request')
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) reply.log.error({ ...line, err: error }, 'request errored')
    // A route may be less talkative than the rest.
    else if (isTold(reply.log, 'info')) this.#log.info({ reqId: request.id, ...line }, 'request completed')
  }
}
