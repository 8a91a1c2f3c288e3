/** One client's requests on a connection that is kept, told apart by how each ended. */
import { Agent, request } from 'node:http'

/** The server took the request, or may have, and gave no answer. */
export const closedUntold = 'closed without an answer'
export type Outcome = 'answered' | 'refused' | typeof closedUntold

export interface Sent {
  method: string
  path: string
  body?: object
  idToken: string
}

/** Sends on one connection. A connection that cannot be opened is `refused`: nothing was sent. Nothing is sent twice. */
export function sendOn(port: number): (sent: Sent) => Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return (sent) => sendOnce(agent, port, sent)
}

function sendOnce(agent: Agent, port: number, sent: Sent): Promise<Outcome> {
  const { method, path, body, idToken } = sent
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    authorization: `Bearer ${idToken}`,
    ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  }
  return new Promise((resolve) => {
    const sending = request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
      response.resume()
      response.on('end', () => resolve('answered'))
      response.on('error', () => resolve(closedUntold))
    })
    sending.on('error', (error: Error & { code?: string }) => {
      if (error.code === 'ECONNREFUSED') resolve('refused')
      else resolve(closedUntold)
    })
    sending.end(text)
  })
}
