/** How many long bodies of a directory are received at once: each stands in memory until it is there. */
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { provisioningGround } from '#testing/fixtures/provisioning.ts'

const ground = provisioningGround()

test('of five that a directory begins at once one is told to come again, and another directory is not', async () => {
  const [busy, calm] = [await ground.directory('busy'), await ground.directory('calm')]
  await ground.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = ground.app.server.address() as AddressInfo
  const sockets: Socket[] = []
  const answers = Array.from({ length: 5 }, async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    sockets.push(socket)
    const own = [`Authorization: Bearer ${busy.token}`, 'Content-Type: application/scim+json', 'Content-Length: 500000']
    socket.write(['POST /scim/v2/busy/Users HTTP/1.1', 'Host: localhost', ...own, '', '{'].join('\r\n'))
    const [answer] = (await once(socket, 'data')) as [Buffer]
    return answer.toString()
  })
  const refused = await Promise.race(answers)
  expect(refused).toMatch(/^HTTP\/1\.1 429 /)
  expect(refused).toContain('application/scim+json')
  expect(refused).toMatch(/retry-after: 1/i)
  const long = { userName: 'long@calm.org', displayName: 'a'.repeat(200_000) }
  expect((await calm.ask('POST', '/Users', long)).status).not.toBe(429)
  for (const socket of sockets) socket.destroy()
})
