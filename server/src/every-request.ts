/** What every request meets, whichever area answers it: how it is read, refused, logged and answered. */
import { multipartTimeoutMs } from '@atrium/contract/limits'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { tellCallers } from '#http/callers.ts'
import { refuseWhileClosing } from '#http/connections/closing.ts'
import { answerErrors } from '#http/failures/error-answer.ts'
import { refuseForeignPages } from '#http/hosts/foreign-pages.ts'
import { readJsonBodies } from '#http/input/json-body.ts'
import { RequestLines } from '#http/monitoring/request-lines.ts'
import { RequestLog } from '#http/monitoring/request-log.ts'
import { answerWithRequestId, newRequestId } from '#http/request-id.ts'
import { addSecurityHeaders, securityHeaders } from '#http/security-headers.ts'
import { refuseOtherMethods } from '#http/other-methods.ts'
import { letLastAnswersArrive } from '#http/connections/lingering.ts'
import { answerUnheard, refuseAmbiguous, refuseLargeHeaders, unreadableOptions } from '#http/connections/unreadable.ts'
import { isAuthorizedOrigin } from '#identity/embedded/protocol/origins.ts'
import { withoutSpareSlashes } from '#scim/protocol/addresses.ts'
import type { Settings } from '#settings.ts'
import type { Tracing } from '#tracing/open-telemetry.ts'

const BODY_LIMIT_BYTES = 64 * 1024
/** Longer than a form may take: whoever sends one too slowly is told so. */
const REQUEST_TIMEOUT_MS = multipartTimeoutMs + 5_000
const MAX_PARAM_LENGTH = 1_000

interface Needed {
  settings: Settings
  log: Logger
  /** Absent: nothing is traced, and no hook is there for it. */
  tracing: Tracing | undefined
}

/** A server that answers nothing yet. `refuseMethods` is called once every address is there: with those it has, the others are 405. */
export function createServer({ settings, log, tracing }: Needed): { app: FastifyInstance; refuseMethods: () => void } {
  const headers = securityHeaders(settings.publicOrigin)
  const loggerInstance: FastifyBaseLogger = log
  const app: FastifyInstance = Fastify({
    loggerInstance,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Hop 0 is the socket's own address: believed only as far as the operator's proxies reach.
    trustProxy: settings.trustedProxyHops > 0 && ((_address, hop) => hop < settings.trustedProxyHops),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    genReqId: newRequestId,
    logController: new RequestLines(log),
    childLoggerFactory: (parent, bindings, options) => new RequestLog(parent, bindings, options),
    ...unreadableOptions({ headers, log, rewrite: withoutSpareSlashes }),
  })
  answerUnheard(app.server, { headers, log })
  letLastAnswersArrive(app.server)
  tracing?.traceRequests(app)
  answerErrors(app)
  refuseLargeHeaders(app, headers)
  answerWithRequestId(app)
  tellCallers(app)
  addSecurityHeaders(app, headers)
  refuseWhileClosing(app)
  refuseAmbiguous(app)
  refuseForeignPages(app, (origin) => isAuthorizedOrigin(origin, settings))
  readJsonBodies(app)
  return { app, refuseMethods: refuseOtherMethods(app) }
}
