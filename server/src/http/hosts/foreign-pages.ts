/** Whether a page of elsewhere asks: by what browsers say of where a request comes from, which no page can write. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#http/refusal.ts'
import { hostOf } from './host.ts'

type Headers = FastifyRequest['headers']

/**
 * Whether the browser asks where its page came from: by its own word, which no page can write (Fetch Metadata) and which
 * a proxy that names another host leaves as it is, or by the host that it names, for browsers that give none without TLS.
 */
export function isOfThisServer(origin: string, headers: Headers): boolean {
  if (headers['sec-fetch-site'] === 'same-origin') return true
  return /^https?:[/][/](.+)$/.exec(origin)?.[1] === hostOf({ headers })
}

/**
 * Without an `Origin`, only what a page of another site loads is told: an image, say, or what it reads blindly. Whoever
 * follows a link from there comes by themselves.
 */
function isForeignPage(headers: Headers, isAuthorized: (origin: string) => boolean): boolean {
  const { origin } = headers
  if (origin !== undefined) return !isOfThisServer(origin, headers) && !isAuthorized(origin)
  if (headers['sec-fetch-site'] !== 'cross-site') return false
  return headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document'
}

/**
 * The API answers no page of elsewhere so that it could be read; but what one sends without asking first arrives, from its
 * visitor's address, and would use up what that address has: refused with `forbidden` before anything is counted.
 */
export function refuseForeignPages(app: FastifyInstance, isAuthorized: (origin: string) => boolean): void {
  app.addHook('onRequest', ({ headers, routeOptions: { url } }, _reply, done) => {
    if (url?.startsWith('/api/') && isForeignPage(headers, isAuthorized)) done(foreign())
    else done()
  })
}

/** The same for a route that browsers are sent to, and no page asks. */
export const onlyVisitors = {
  onRequest: async ({ headers }: FastifyRequest): Promise<void> => {
    if (isForeignPage(headers, () => false)) throw foreign()
  },
}

const foreign = () => new Refusal('forbidden', { detail: 'a page of elsewhere' })
