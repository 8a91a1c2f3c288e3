/**
 * A light client for the benches. It shares the machine with the server, so it costs as little as it
 * can: prepared bytes on connections that are open already, one request at a time on each.
 */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'

export interface Timed {
  /** 0 for a connection that broke. */
  status: number
  /** From the moment of sending, a wait for a free connection included, to the end of the answer. */
  ms: number
}

export interface Client {
  /** `read` is given the whole answer, head and body. */
  send(request: Buffer, read?: (answer: string) => void): Promise<Timed>
  close(): void
}

/** The bytes of a request; a POST where there is a body, of a form or as JSON. */
export function requestOf(path: string, body?: object, headers: Record<string, string> = {}): Buffer {
  const form = body instanceof URLSearchParams
  const text = body === undefined ? '' : form ? body.toString() : JSON.stringify(body)
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
  const head = [
    `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`,
    'host: localhost',
    ...(body === undefined ? [] : [`content-type: ${type}`, `content-length: ${Buffer.byteLength(text)}`]),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`)
}

/** Opens that many connections; more requests than that wait for one. */
export async function openConnections(origin: string, count: number): Promise<Client> {
  const { hostname, port } = new URL(origin)
  const all: Connection[] = []
  const free: Connection[] = []
  const line: ((connection: Connection) => void)[] = []
  const open = async () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    await once(socket, 'connect')
    const connection = new Connection(socket)
    all.push(connection)
    return connection
  }
  for (let opened = 0; opened < count; opened++) free.push(await open())
  const release = (connection: Connection) => {
    const next = line.shift()
    if (next) next(connection)
    else free.push(connection)
  }
  return {
    async send(request, read) {
      const began = performance.now()
      const connection = free.pop() ?? (await new Promise<Connection>((resolve) => line.push(resolve)))
      const status = await connection.exchange(request, read)
      const ms = performance.now() - began
      release(status === 0 ? await open() : connection)
      return { status, ms }
    },
    close: () => all.forEach((connection) => connection.close()),
  }
}

class Connection {
  readonly #socket: Socket
  #received = ''
  #done: ((status: number) => void) | undefined
  #read: ((answer: string) => void) | undefined

  constructor(socket: Socket) {
    this.#socket = socket
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      this.#received += chunk
      const status = statusOfWhole(this.#received)
      if (status !== undefined) this.#finish(status)
    })
    socket.on('error', () => this.#finish(0))
    socket.on('close', () => this.#finish(0))
  }

  exchange(request: Buffer, read?: (answer: string) => void): Promise<number> {
    return new Promise((resolve) => {
      this.#done = resolve
      this.#read = read
      if (this.#socket.writable) this.#socket.write(request)
      else this.#finish(0)
    })
  }

  close() {
    this.#socket.destroy()
  }

  #finish(status: number) {
    this.#read?.(this.#received)
    this.#read = undefined
    this.#received = ''
    this.#done?.(status)
    this.#done = undefined
  }
}

/** The status of an answer that has arrived whole: of the length that its head says, or sent in chunks up to an empty one. */
function statusOfWhole(received: string): number | undefined {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = received.slice(0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  const chunked = length === undefined && /\r\ntransfer-encoding: chunked/i.test(head)
  const whole = chunked ? received.endsWith('\r\n0\r\n\r\n') : received.length >= end + 4 + Number(length ?? 0)
  return whole ? Number(received.slice(9, 12)) : undefined
}

/** Keeps `clients` requests under way for `seconds`; answers what came back, and the seconds that it took. */
export async function closedLoop(
  clients: number,
  seconds: number,
  ask: (turn: number) => Promise<Timed>,
): Promise<{ seconds: number; answers: Timed[] }> {
  const began = performance.now()
  const until = began + seconds * 1_000
  const answers: Timed[] = []
  let turn = 0
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) answers.push(await ask(turn++))
    }),
  )
  return { seconds: (performance.now() - began) / 1_000, answers }
}

/**
 * Sends `perSecond` requests a second for `seconds`, whether answers come or not. `lateMs` says by how
 * much each was sent after it was due: the client's own lateness, for the machine is full.
 */
export async function openLoop(
  perSecond: number,
  seconds: number,
  ask: (turn: number) => Promise<Timed>,
): Promise<{ answers: Timed[]; lateMs: number[] }> {
  const began = performance.now()
  const all: Promise<Timed>[] = []
  const lateMs: number[] = []
  const total = Math.round(perSecond * seconds)
  while (all.length < total) {
    const now = performance.now() - began
    const due = Math.min(total, Math.ceil((now / 1_000) * perSecond))
    while (all.length < due) {
      lateMs.push(Math.max(0, now - (all.length / perSecond) * 1_000))
      all.push(ask(all.length))
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  return { answers: await Promise.all(all), lateMs }
}

/** The value below which `share` of the numbers lie; NaN of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
