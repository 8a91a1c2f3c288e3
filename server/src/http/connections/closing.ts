/** While the server closes: first it lets go of its connections, then requests that still arrive come again, and what takes too long as well. */
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
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
    /** Connections whose latest request has not seen the end of its answer. */
    requestsUnderWay(): number
  }
}

/** What is under way when the server closes gets this long: less than the process does, so that it is answered, and the rest closed. */
const UNDER_WAY_MS = 6_000

/**
 * 503 for whoever comes while the server closes, and for whoever is not answered when it has closed for `underWayMs`:
 * what they asked for may happen still, as behind a connection that broke. The framework's own answer would come
 * without our headers, so `return503OnClosing` is off.
 */
export function refuseWhileClosing(app: FastifyInstance, { underWayMs = UNDER_WAY_MS } = {}): void {
  // By connection: to follow each request to its end would cost every one of them, for what is asked once.
  const latest = new Map<Socket, FastifyReply | undefined>()
  const underWay = () => [...latest.values()].flatMap((reply) => (reply && !reply.raw.writableFinished ? [reply] : []))
  let draining = false
  let closing = false
  app.decorate('isDraining', () => draining)
  app.decorate('endConnections', () => void (draining = true))
  app.decorate('drain', async (milliseconds: number) => {
    if (milliseconds === 0) return
    app.endConnections()
    await wait(milliseconds)
  })
  app.decorate('requestsUnderWay', () => underWay().length)
  app.server.on('connection', (socket: Socket) => {
    latest.set(socket, undefined)
    socket.once('close', () => latest.delete(socket))
  })
  app.addHook('preClose', async () => {
    closing = true
    setTimeout(() => underWay().forEach(giveUp), underWayMs).unref()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining) void reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    if (closing) return void sendRefusal(reply, new Refusal('unavailable', { detail: 'closing' }))
    if (latest.has(socket)) latest.set(socket, reply)
    done()
  })
}

/** An answer that has begun goes on for as long as the process does. */
function giveUp(reply: FastifyReply): void {
  if (reply.sent) return
  const { method, url } = reply.request.routeOptions
  reply.log.warn(
    { method, route: url, elapsedMs: Math.round(reply.elapsedTime) },
    'request given up: the server closes',
  )
  sendRefusal(reply, new Refusal('unavailable', { detail: 'not done when the server closed' }))
}
