/** Where page views and performance monitoring are sent in tests: keeps what arrives, word for word. */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'

/** What the agent says on the console when a batch holds nothing of the sampled tenth. */
export const nothingSampled = /Elastic APM.*Dropped payload due to filtering/

interface Arrival {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

interface Agent {
  transaction?: { name: string; type: string; sampled: boolean; session?: { id: string } }
  span?: { name: string }
  error?: { exception: { message: string }; context: { tags?: Record<string, unknown> } }
  metadata?: { service: { name: string; environment: string; agent: { name: string } } }
}

export interface Collector {
  origin: string
  arrivals: () => readonly Arrival[]
  pageViews: () => { path: string; title: string; referrer: string; session: string }[]
  /** What the agent sent, line by line. */
  agentLines: () => Agent[]
  clear: () => void
  close: () => Promise<void>
}

export async function startCollector(): Promise<Collector> {
  let arrivals: Arrival[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { url: path = '', headers, method } = request
      const raw = Buffer.concat(parts)
      const body = (headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw).toString('utf8')
      if (method === 'POST') arrivals.push({ path, headers, body })
      response.writeHead(202, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'content-type, content-encoding',
      })
      response.end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sentTo = (path: string) => arrivals.filter((arrival) => arrival.path === path)
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    arrivals: () => arrivals,
    pageViews: () => sentTo('/views').map(({ body }) => JSON.parse(body) as ReturnType<Collector['pageViews']>[number]),
    agentLines: () =>
      sentTo('/intake/v2/rum/events').flatMap(({ body }) =>
        body
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as Agent),
      ),
    clear: () => {
      arrivals = []
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
