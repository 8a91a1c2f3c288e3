/** Tells what a request stands on whose it is: its address, until a token names an account. */
import type { FastifyInstance } from 'fastify'
import { addressKey } from '#limits/address.ts'
import { addressCaller, type Caller, runFor } from '#limits/caller.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

/** To be called before any route is there. */
export function tellCallers(app: FastifyInstance): void {
  app.decorateRequest('caller', null)
  app.addHook('onRequest', (request, _reply, done) => {
    request.caller = addressCaller(addressKey(request.ip), request.id)
    runFor(request.caller, done)
  })
  // A body is read in the turns of its connection, which may have carried other requests.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.caller) runFor(request.caller, done)
    else done()
  })
}
