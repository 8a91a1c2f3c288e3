/** Whatever bytes arrive, the server answers them or closes, says nothing of its inside, and goes on. */
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawRequests } from '#testing/fuzz/requests.ts'
import { wholeServer, type WholeServer } from '#testing/servers/whole-server.ts'

const { FUZZ_RUNS = '80', FUZZ_SEED } = process.env
const chosen = { numRuns: Number(FUZZ_RUNS), ...(FUZZ_SEED === undefined ? {} : { seed: Number(FUZZ_SEED) }) }
const MOST_MS = 3_600_000

let server: WholeServer
let port: number
beforeAll(async () => {
  server = await wholeServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())

/** All that comes back. Whoever sends half a request ends there: what is late is another test's. */
async function exchange(request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  // Who is refused early may learn while still writing that nobody reads; the answer has come all the same.
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.end(request, 'latin1')
  return text(socket).catch(() => '')
}

test(
  'bytes of any kind',
  async () => {
    const property = fc.asyncProperty(rawRequests, async (request) => {
      const answer = await exchange(request)
      const [head = ''] = answer.split('\r\n\r\n')
      if (answer !== '') expect(head).toMatch(/^HTTP\/1\.1 [1-4]\d\d /)
      expect(answer).not.toMatch(/\bat .+\.(?:ts|js):\d+|node_modules/)
      expect(await exchange('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).toContain(' 200 ')
    })
    await fc.assert(property, { ...chosen, endOnFailure: true })
  },
  MOST_MS,
)
