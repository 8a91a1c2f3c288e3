/** CORS for the protocol: the product's own pages, its tenants' and those of sibling apps may ask, and read the answers. */
import { DAY_SECONDS } from '@atrium/contract/rules/time/lengths'
import { requestIdHeader } from '@atrium/contract/request-id'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isOfThisServer } from '#http/hosts/foreign-pages.ts'
import { isAuthorizedOrigin, type OriginSettings } from './origins.ts'
import { ProtocolError } from './protocol-error.ts'

const PREFLIGHT_SECONDS = DAY_SECONDS
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

/**
 * Without CORS a page reads no answer, but what it sends without asking first arrives, from its visitor's address: to be
 * asked before anything is counted. Throws `UNAUTHORIZED_ORIGIN` for a page that is not authorized, and for one that
 * browsers name no origin of (`null`). What is no page in a browser names none at all, and goes on; so does a page that
 * this very server sent, at an address that no setting knows.
 */
export function refuseForeignPages(settings: OriginSettings) {
  return async ({ headers }: FastifyRequest): Promise<void> => {
    const { origin } = headers
    if (origin === undefined || isAuthorizedOrigin(origin, settings)) return
    if (isOfThisServer(origin, headers)) return
    throw new ProtocolError('UNAUTHORIZED_ORIGIN', { detail: `asked from ${origin.slice(0, 200)}` })
  }
}
