/** A server that ends answers what it has taken, at every address of its name. */
import { once } from 'node:events'
import { lookup } from 'node:dns/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { refuseWhileClosing } from './closing.ts'
import { listen } from './listening.ts'

async function ask(host: string, port: number, path: string, agent: Agent): Promise<IncomingMessage> {
  const sending = get({ host, port, path, agent })
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  await once(response.resume(), 'end')
  return response
}

test('what is under way at each address is answered, and the answer ends its connection', async () => {
  const app = Fastify({ return503OnClosing: false })
  refuseWhileClosing(app)
  let finish: () => void = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  let begun = 0
  app.get('/slow', async () => {
    begun += 1
    await finished
    return 'done'
  })
  app.get('/quick', () => 'done')
  const listening = await listen(app, { port: 0, host: 'localhost' })
  const { port } = app.server.address() as { port: number }
  const [first] = await lookup('localhost', { all: true })
  const host = first?.address ?? ''
  const kept = new Agent({ keepAlive: true, maxSockets: 1 })
  const before = await ask(host, port, '/quick', kept)
  expect(before.headers.connection).toBe('keep-alive')

  const slow = Array.from({ length: 3 }, () => ask(host, port, '/slow', new Agent()))
  await expect.poll(() => begun).toBe(3)
  const drained = listening.drain()
  // Taken on a connection that was open, while nobody new is.
  await expect.poll(async () => (await ask(host, port, '/quick', kept)).headers.connection).toBe('close')
  await expect(ask(host, port, '/quick', new Agent())).rejects.toThrow('ECONNREFUSED')
  finish()
  for (const { statusCode, headers } of await Promise.all(slow)) {
    expect([statusCode, headers.connection]).toEqual([200, 'close'])
  }
  await drained
  await app.close()
})
