/** While the server closes: requests that still arrive on open connections are told to come again. */
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'
import { sendRefusal } from './error-answer.ts'

/** The framework's own answer would come without our headers, so `return503OnClosing` is off. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', (_request, reply, done) => {
    if (closing) sendRefusal(reply, new Refusal('unavailable', { detail: 'closing' }))
    else done()
  })
}
