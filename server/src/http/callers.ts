/** Tells what a request stands on whose it is: its address, until a token names an account. */
import type { FastifyInstance } from 'fastify'
import { addressKey } from '#limits/address.ts'
import { addressCaller, type Caller, runFor } from '#limits/caller.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

/** Nothing is awaited for these between the first hook and the handler. */
const bodyless = new Set(['GET', 'HEAD'])

/** To be called before any route is there. */
export function tellCallers(app: FastifyInstance): void {
  app.decorateRequest('caller', null)
  app.addHook('onRequest', (request, _reply, done) => {
    request.caller = addressCaller(addressKey(request.ip), { requestId: request.id, headers: request.headers })
    runFor(request.caller, done)
  })
  // A body is read in the turns of its connection, which may have carried other requests.
  app.addHook('preValidation', ({ method, caller }, _reply, done) => {
    if (caller && !bodyless.has(method)) runFor(caller, done)
    else done()
  })
}
