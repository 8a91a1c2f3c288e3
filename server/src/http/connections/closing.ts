/** While the server closes: first it lets go of its connections, then requests that still arrive come again. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '#http/failures/error-answer.ts'
import { Refusal } from '#http/refusal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Goes on answering for so long, and says with each answer that its connection closes: a proxy that keeps
     * connections open opens its next one elsewhere, or here, and none breaks with a request on it. To be called
     * before `close`.
     */
    drain(milliseconds: number): Promise<void>
    isDraining(): boolean
    /** From now on every answer is its connection's last, also of what is under way. */
    endConnections(): void
  }
}

/** The framework's own answer would come without our headers, so `return503OnClosing` is off. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let draining = false
  let closing = false
  app.decorate('isDraining', () => draining)
  app.decorate('endConnections', () => void (draining = true))
  app.decorate('drain', async (milliseconds: number) => {
    if (milliseconds === 0) return
    app.endConnections()
    await wait(milliseconds)
  })
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining) void reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('onRequest', (_request, reply, done) => {
    if (closing) sendRefusal(reply, new Refusal('unavailable', { detail: 'closing' }))
    else done()
  })
}
