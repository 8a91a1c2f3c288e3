/** CORS for the protocol: the product's own pages, its tenants' and those of sibling apps may read the answers. */
import { requestIdHeader } from '@atrium/contract/request-id'
import type { FastifyInstance } from 'fastify'
import { isAuthorizedOrigin, type OriginSettings } from './origins.ts'

const PREFLIGHT_SECONDS = 86_400
/** The SDK's own headers, and what others add to theirs (`X-Client-Version`, `X-Firebase-gmpid`, ...). */
const headerNames = /^[\w-]+(?:\s*,\s*[\w-]+)*$/

/** On every answer of the plugin, errors included: the SDK reads what went wrong from the body. */
export function allowCrossOrigin(app: FastifyInstance, settings: OriginSettings): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !isAuthorizedOrigin(origin, settings)) return
    void reply.header('access-control-allow-origin', origin)
    void reply.header('access-control-expose-headers', `Retry-After, ${requestIdHeader}`)
    if (request.method !== 'OPTIONS') return
    const asked = request.headers['access-control-request-headers'] ?? ''
    void reply.header('access-control-allow-methods', 'GET, POST')
    void reply.header('access-control-allow-headers', headerNames.test(asked) ? asked : 'Content-Type')
    void reply.header('access-control-max-age', PREFLIGHT_SECONDS)
  })
}
