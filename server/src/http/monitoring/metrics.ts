/** Figures for Prometheus: the process, and each route's requests by status and seconds. */
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const UNKNOWN = 'unknown'

/**
 * `onRequest` refuses who may not read them. Answers where other figures are registered. Labels are routes, never addresses: a path can hold a name, and there are endless paths.
 */
export function serveMetrics(app: FastifyInstance, onRequest: onRequestAsyncHookHandler): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? UNKNOWN, status: reply.statusCode }
    requests.observe(labels, reply.elapsedTime / 1_000)
    done()
  })
  app.get('/metrics', { onRequest }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  app.addHook('onClose', async () => registry.clear())
  return registry
}
