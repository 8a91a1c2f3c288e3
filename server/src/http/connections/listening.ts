/**
 * Where the server listens, and how it stops to without dropping a request: first nobody connects any more, and
 * whoever is connected is served on and told that the connection ends with the answer.
 */
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, Server } from 'node:net'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Whoever asks oftener than this has heard by then that the connection ends. */
const SERVED_ON_MS = 300
const QUIET_TURNS = 3
const MOST_TURNS = 200

export interface Listening {
  /** Resolves when nothing is under way any more but on idle connections, or a moment has passed. */
  drain(): Promise<void>
}

/** Rejects as `listen` would, for whoever begins what cannot be taken back before it. */
export async function requireFree({ port, host }: { port: number; host: string }): Promise<void> {
  const [first = host] = await addressesOf(host)
  const probe = createServer().listen(port, first)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

/** `localhost` is every address of that name. Rejects as a server does that cannot listen at the first of them. */
export async function listen(app: FastifyInstance, { port, host }: { port: number; host: string }): Promise<Listening> {
  const [first, ...others] = await addressesOf(host)
  const listeners = others.map(() => createServer((socket) => void app.server.emit('connection', socket)))
  for (const [index, listener] of listeners.entries()) {
    listener.listen(port, others[index])
    // Where there is no such address, or somebody is there, the first one is enough.
    await once(listener, 'listening').catch(() => {})
  }
  await app.listen({ port, host: first ?? host })
  const all = [app.server, ...listeners].filter(({ listening }) => listening)
  return { drain: () => drain(app, all) }
}

async function addressesOf(host: string): Promise<string[]> {
  if (host !== 'localhost') return [host]
  return [...new Set((await lookup(host, { all: true })).map(({ address }) => address))]
}

async function drain(app: FastifyInstance, listeners: Server[]): Promise<void> {
  await everythingArrived(app.server)
  // The HTTP server's own `close` ends idle connections at once, also one on which a request is just coming.
  const ended = listeners.map((listener) => new Promise((done) => Server.prototype.close.call(listener, done)))
  app.endConnections()
  await Promise.race([Promise.all(ended), pause(SERVED_ON_MS)])
  await everythingArrived(app.server)
  app.server.closeIdleConnections()
}

/**
 * What the system took for us by now is ours: connections that wait to be accepted, one in each turn of the loop, and
 * requests that wait to be read.
 */
async function everythingArrived(server: Server): Promise<void> {
  let arrived = 0
  const count = () => (arrived += 1)
  server.on('connection', count).on('request', count)
  for (let [quiet, turns] = [0, 0]; quiet < QUIET_TURNS && turns < MOST_TURNS; turns += 1) {
    const before = arrived
    await turn()
    quiet = arrived === before ? quiet + 1 : 0
  }
  server.off('connection', count).off('request', count)
}
