/**
 * Requests that no route ever sees: an address or a message that cannot be read, one that is too long
 * or too slow. Node and the framework would answer them without our headers, and quote the address.
 */
import { type IncomingMessage, type Server, STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorCode, errorStatuses } from '@atrium/contract/errors'
import { requestIdHeader } from '@atrium/contract/request-id'
import type {
  ConnectionError,
  FastifyBaseLogger,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyHttpOptions,
  FastifyRequest,
} from 'fastify'
import { errorBody, sendRefusal } from '#http/failures/error-answer.ts'
import { errorPage, wantsPage } from '#http/failures/error-page.ts'
import { sentencesOfAnswer, sentencesOfPage } from '#http/languages/sentences.ts'
import { authorityIn, isHost, withoutAuthority } from '#http/hosts/host.ts'
import { Refusal } from '#http/refusal.ts'
import { newRequestId } from '#http/request-id.ts'
import { asksToClearCookies, cookiesCleared } from './clear-cookies.ts'
import { endAndDrop } from './lingering.ts'

type Headers = Record<string, string>
/** What the request said of itself. */
type Sent = FastifyRequest['headers']
interface Answer {
  status: number
  headers: Headers
  body: string
}

/** Node's codes for what its parser gives up on; every other one is a message that is not HTTP. */
const parserErrors: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'request_too_large',
}
const frameworkErrors: Record<string, ErrorCode> = { FST_ERR_MAX_PARAM_LENGTH: 'address_too_long' }

/** As many as Node reads unless told otherwise. */
const MAX_HEADERS_BYTES = 16 * 1024
/**
 * So much is read of headers that are too large. Of more, Node hands over only the part that came last: from another
 * machine that may be the middle of a cookie, while what comes at once is read by 64 KB, which has to be more than this.
 */
const READ_HEADERS_BYTES = 48 * 1024

/** `headers` are every answer's. */
interface Unreadable {
  headers: Headers
  log: Pick<FastifyBaseLogger, 'info'>
}

/**
 * For the framework: what it does with addresses and messages that it cannot read. `rewrite` makes of an address the one
 * that is meant.
 */
export function unreadableOptions({ headers, log, rewrite }: Unreadable & { rewrite: (url: string) => string }) {
  return {
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const code = frameworkErrors[error.code] ?? 'malformed_request'
      request.log.info({ code }, 'request unreadable')
      void answerTo(code, headers, request.id, request.headers).then((answer) =>
        reply.status(answer.status).headers(answer.headers).send(answer.body),
      )
    },
    clientErrorHandler: ({ code, rawPacket }: ConnectionError, socket: Socket) => {
      // Who has gone, or was being answered already, is told nothing more.
      if (code === 'ECONNRESET' || !socket.writable || isBeingAnswered(socket)) return void socket.destroy()
      const packet: unknown = rawPacket
      const text = Buffer.isBuffer(packet) ? packet.toString('latin1') : ''
      const refusal = parserErrors[code] ?? 'malformed_request'
      void unheard(refusal, { headers, log }, headersIn(text)).then((answer) => {
        const clears = refusal === 'headers_too_large' && asksToClearCookies(text)
        sayLast(socket, clears ? withCookiesCleared(answer) : answer)
      })
    },
    rewriteUrl: ({ url = '' }: IncomingMessage) => rewrite(withoutAuthority(url)),
    // Ours to refuse, with the headers that belong on it (`refuseAmbiguous`, `refuseLargeHeaders`).
    http: { requireHostHeader: false, maxHeaderSize: READ_HEADERS_BYTES },
    // And ours to tell that the server closes (`refuseWhileClosing`).
    return503OnClosing: false,
  } satisfies FastifyHttpOptions<Server>
}

/** What the HTTP server would answer, or cut off, before the framework hears of it. */
export function answerUnheard(server: Server, how: Unreadable): void {
  // Of a connection that asks for a tunnel the HTTP server takes its own listeners away: an error that nobody listens to
  // would end the process, and whoever asks decides when there is one.
  server.on('connection', (socket: Socket) => void socket.on('error', () => {}))
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    void unheard('expectation_failed', how, request.headers).then((answer) =>
      response.writeHead(answer.status, lastHeaders(answer)).end(answer.body),
    )
  })
  server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    void unheard('method_not_allowed', how, {}).then((answer) => sayLast(socket, answer))
  })
}

/** The answer to what the framework did not hear of, and so has neither given an id nor written down. */
function unheard(code: ErrorCode, { headers, log }: Unreadable, sent: Sent): Promise<Answer> {
  const reqId = newRequestId()
  log.info({ reqId, code }, 'request unreadable')
  return answerTo(code, headers, reqId, sent)
}

/** Whoever sends too much is told so, and has the way out, however many parts it came in. Before whatever else is asked of a request. */
export function refuseLargeHeaders(app: FastifyInstance, headers: Headers): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, id, log, originalUrl } = request
    if (headerBytes(raw, originalUrl) <= MAX_HEADERS_BYTES) return done()
    log.info({ code: 'headers_too_large' }, 'request unreadable')
    void answerTo('headers_too_large', headers, id, raw.headers).then((refused) => {
      const clears = asksToClearCookies(`${raw.method ?? ''} ${originalUrl} HTTP/1`)
      const answer = clears ? withCookiesCleared(refused) : refused
      // The last one of its connection, as of what Node gives up on.
      return reply.status(answer.status).headers(lastHeaders(answer)).send(answer.body)
    })
  })
}

/** As they were sent: in each line a colon, a blank and what ends it. */
function headerBytes({ rawHeaders }: IncomingMessage, address: string): number {
  let bytes = address.length
  for (const part of rawHeaders) bytes += part.length + 2
  return bytes
}

/**
 * What a proxy and we read differently would be another's site, or another's request, for one of the two: more than one
 * `Host`, or another one in the address (RFC 9112, sections 3.2 and 3.2.2), and a body that is framed by more than
 * `chunked`, or that HTTP/1.0 frames so (section 6.1). Of a connection with such a body nothing more is read.
 */
export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw, headers, originalUrl }, reply, done) => {
    const framing = oddFraming(raw, headers['transfer-encoding'])
    const problem = framing ?? badHost(raw, headers.host, authorityIn(originalUrl))
    if (problem === undefined) return done()
    if (framing !== undefined) void reply.header('connection', 'close')
    sendRefusal(reply, new Refusal('malformed_request', { detail: problem }))
  })
}

function oddFraming({ httpVersion }: IncomingMessage, coding: string | undefined): string | undefined {
  if (coding === undefined || (coding.toLowerCase() === 'chunked' && httpVersion !== '1.0')) return undefined
  return 'a body that is framed in another way'
}

function badHost(raw: IncomingMessage, host: string | undefined, authority: string | undefined): string | undefined {
  const hosts = countHosts(raw)
  if (hosts > 1 || (hosts === 0 && raw.httpVersion !== '1.0')) return 'no Host, or more than one'
  if (host !== undefined && !isHost(host)) return 'a Host that is none'
  if (authority !== undefined && authority.toLowerCase() !== host?.toLowerCase()) return 'another host in the address'
  return undefined
}

/** Names and values take turns in what was sent; the parsed headers hold only one of two. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 'host'.length && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts
}

/** Of a message that could not be read: what says how it would be answered. */
function headersIn(text: string): Sent {
  const header = (name: string) => new RegExp(`^${name}:(.*)$`, 'im').exec(text)?.[1]?.trim()
  return Object.fromEntries(['accept', 'accept-language', 'cookie'].map((name) => [name, header(name)]))
}

/** For a browser a page, for everybody else the API's error; neither repeats what was asked for. */
async function answerTo(code: ErrorCode, headers: Headers, requestId: string, sent: Sent): Promise<Answer> {
  const status = errorStatuses[code]
  const all = { ...headers, [requestIdHeader]: requestId }
  if (!wantsPage(sent.accept)) {
    const said = await sentencesOfAnswer(sent)
    const own = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' }
    return { status, headers: { ...all, ...own }, body: JSON.stringify(errorBody(code, said)) }
  }
  const clearsCookies = code === 'headers_too_large' && sent.cookie !== undefined
  const page = errorPage(code, requestId, await sentencesOfPage(sent), { clearsCookies })
  return { status, headers: { ...all, ...page.headers }, body: page.markup }
}

function withCookiesCleared({ headers, body }: Answer): Answer {
  return { status: cookiesCleared.status, headers: { ...headers, ...cookiesCleared.headers }, body }
}

/** Written by hand, since nothing else can be on this connection any more. */
function sayLast(socket: Socket, answer: Answer): void {
  const { status, body } = answer
  const lines = Object.entries(lastHeaders(answer)).map(([name, value]) => `${name}: ${value}\r\n`)
  endAndDrop(socket, `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`)
}

function lastHeaders({ headers, body }: Answer): Headers {
  return { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' }
}

/** Node keeps the answer under way beside the connection, and asks the same of it before it answers itself. */
function isBeingAnswered(socket: Socket): boolean {
  return (socket as Socket & { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent === true
}
