/** A small real server that misbehaves on request: by itself, or in front of the product. */
import { once } from 'node:events'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the next request for a path gets: an answer, no answer ever, or a broken connection. */
export type Fault = { status: number; body?: unknown } | 'hang' | 'drop'

export interface Asked {
  method: string
  path: string
  authorization: string | undefined
  contentType: string | undefined
  bytes: number
}

export interface FaultServer {
  origin: string
  /** Every request for a path so far, those with a fault included. */
  asked: (path: string) => Asked[]
  /** In this order, one fault each; afterwards the path behaves again. */
  fail: (path: string, ...faults: Fault[]) => void
  close: () => Promise<void>
}

type Behaviour = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void

export async function startFaultServer(behaviour: Behaviour): Promise<FaultServer> {
  const asked: Asked[] = []
  const faults = new Map<string, Fault[]>()
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    // On a connection used before, Chromium would ask again by itself when it breaks.
    response.shouldKeepAlive = false
    const path = (request.url ?? '').replace(/\?.*$/, '')
    const body = await read(request)
    const { authorization, 'content-type': contentType } = request.headers
    asked.push({ method: request.method ?? '', path, authorization, contentType, bytes: body.length })
    const fault = faults.get(path)?.shift()
    if (fault === undefined) behaviour(request, response, body)
    else misbehave(response, fault)
  }
  // A request that breaks off has nobody left to answer.
  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked: (path) => asked.filter((one) => one.path === path),
    fail: (path, ...next) => void faults.set(path, next),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function misbehave(response: ServerResponse, fault: Fault): void {
  if (fault === 'hang') return
  if (fault === 'drop') {
    response.socket?.destroy()
    return
  }
  response.writeHead(fault.status, { 'content-type': 'application/json' }).end(JSON.stringify(fault.body ?? {}))
}

/** Hands everything on to the product, as if asked there. */
export function inFrontOf(origin: string): Behaviour {
  const { host, hostname, port } = new URL(origin)
  return ({ method, url, headers }, response, body) => {
    const onward = forward({ hostname, port, method, path: url, headers: { ...headers, host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' })
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    onward.end(body)
  }
}
