/** Alive, and ready: the database answers in time, and the server is not about to end. */
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#http/refusal.ts'

const PING_TIMEOUT_MS = 1_500

export function serveHealth(app: FastifyInstance, ping: () => Promise<void>): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'alive' }))
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    if (app.isDraining()) throw new Refusal('unavailable', { detail: 'draining' })
    await within(PING_TIMEOUT_MS, ping())
    return { status: 'ready' }
  })
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the database did not answer in time')), milliseconds)
  })
  try {
    await Promise.race([work, late])
  } catch (cause) {
    throw new Refusal('unavailable', { cause, detail: 'not ready' })
  } finally {
    clearTimeout(timer)
  }
}
