/** The load: a program of its own, so that what it costs is nobody else's. Told by messages what to send, one at a time on each connection. */
import { type Client, openConnections } from '../../load.ts'
import type { LoadAnswer, LoadOrder } from './load-process.ts'

let clients: Client[] = []

process.on('message', (order: LoadOrder) => {
  obey(order).then(tell, (error: Error) => tell({ failed: error.message }))
})

function tell(answer: LoadAnswer): void {
  process.send?.(answer)
}

async function obey(order: LoadOrder): Promise<LoadAnswer> {
  if ('open' in order) {
    clients = await Promise.all(Array.from({ length: order.connections }, () => openConnections(order.open, 1)))
    return { done: true }
  }
  if ('close' in order) {
    for (const client of clients) client.close()
    return { done: true }
  }
  const { requests, status, holds = '', follow } = order.send
  const secrets = follow?.secrets ?? []
  const pattern = follow && new RegExp(follow.pattern)
  let turn = 0
  await Promise.all(
    clients.map(async (client, line) => {
      while (turn < requests.length) {
        const template = Buffer.from(requests[turn++] as Uint8Array)
        const request = follow
          ? Buffer.from(template.toString().replace(follow.placeholder, secrets[line] ?? ''))
          : template
        let text = ''
        const answer = await client.send(request, (whole) => (text = whole))
        if (answer.status !== status || !text.includes(holds)) {
          turn = requests.length
          throw new Error(
            `${firstLine(template)} should have been answered with ${status} ${holds} and was with ${text.slice(0, 600)}`,
          )
        }
        if (pattern) secrets[line] = pattern.exec(text)?.[1] ?? ''
      }
    }),
  )
  return { done: true, secrets }
}

const firstLine = (request: Buffer) => request.toString().split('\r\n')[0] ?? ''
