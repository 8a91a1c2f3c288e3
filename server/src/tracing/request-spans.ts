/** A span for each request, which all that is done for it stands below. */
import type { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null
  }
}

const UNKNOWN_ROUTE = 'unknown'
const SERVER_ERROR = 500

interface RequestTracing {
  tracer: Tracer
  /** What is under way where. */
  contexts: AsyncLocalStorage<Context>
  /** Whether whoever asks may say which trace it belongs to. */
  trustsParent: boolean
}

export function traceRequests(app: FastifyInstance, { tracer, contexts, trustsParent }: RequestTracing): void {
  app.decorateRequest('span', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = trustsParent ? parentOf(request) : ROOT_CONTEXT
    const attributes = {
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? UNKNOWN_ROUTE,
      'atrium.request_id': request.id,
    }
    const name = `${request.method} ${attributes['http.route']}`
    request.span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent)
    contexts.run(trace.setSpan(ROOT_CONTEXT, request.span), done)
  })
  // A body is read in the turns of its connection, which may have carried other requests.
  app.addHook('preValidation', ({ span }, _reply, done) => {
    if (span) contexts.run(trace.setSpan(ROOT_CONTEXT, span), done)
    else done()
  })
  app.addHook('onResponse', ({ span }, reply, done) => {
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= SERVER_ERROR) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
  app.addHook('onRequestAbort', ({ span }, done) => {
    span?.setAttribute('error.type', 'aborted')
    span?.end()
    done()
  })
}

/** `traceparent` alone (https://www.w3.org/TR/trace-context/): what else comes along would be passed on unread. */
function parentOf(request: FastifyRequest): Context {
  const { traceparent } = request.headers
  const parent = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
}
