/** What the other side may answer, as HTTP has it or not: it is an answer or a rejection, and never more than that. */
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createGuardedFetch } from './guarded-fetch.ts'

const ask = createGuardedFetch({ loopback: true, ssoNetworks: [] })
const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => end()))

/** The address of a server that says just this to whoever asks, and then ends. */
async function saying(text: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {}).once('data', () => socket.end(text))
  }).listen(0, '127.0.0.1')
  ends.push(() => server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const withBody = (status: string) => `HTTP/1.1 ${status}\r\nContent-Length: 2\r\nConnection: close\r\n\r\nhi`

test.each(['000', '099', '600', '999'])('a status that there is not, %s: refused', async (status) => {
  await expect(ask(await saying(withBody(`${status} Odd`)))).rejects.toThrow()
})

test('a status that has no body, with one: without it', async () => {
  const answer = await ask(await saying(withBody('205 Reset Content')))
  expect([answer.status, answer.body]).toEqual([205, null])
})

test.each([
  ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'],
  ['a word ahead, and no answer', 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'],
  ['nothing at all', ''],
  ['no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
  ['less than it says', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhi'],
  ['more headers than there may be', `HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
])('%s: refused, and not waited for', async (_what, text) => {
  await expect(ask(await saying(text))).rejects.toThrow()
})

test('one without a length ends where its connection does', async () => {
  const answer = await ask(await saying('HTTP/1.1 200 OK\r\nX-Said: once\r\n\r\nall of it'))
  expect([answer.status, answer.headers.get('x-said'), await answer.text()]).toEqual([200, 'once', 'all of it'])
})
