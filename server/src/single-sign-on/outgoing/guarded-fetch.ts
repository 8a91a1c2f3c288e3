/**
 * Asks an address that an owner gave, or a document at one: `fetch`, as far as the libraries need it, which connects to
 * nothing private, follows no redirect, and takes no more time and no more bytes than an answer may have.
 */
import { lookup as lookUp } from 'node:dns'
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopbackAddress } from '#http/hosts/loopback.ts'
import { noteInside } from './inside.ts'
import { isPrivateAddress } from './private-addresses.ts'
import { inNetworks } from './private-networks.ts'
import { readWebAddress } from './web-address.ts'

const TIMEOUT_MS = 8_000
/** By then whoever is silent has been given up, and what is in the way of that is over. */
const SILENT_MS = TIMEOUT_MS + 1_000
const MAX_BYTES = 512 * 1024
/** What `Response` takes no body for. */
const WITHOUT_BODY = new Set([204, 205, 304])

export interface GuardedFetch {
  (address: string | URL, init?: RequestInit): Promise<Response>
}

/** The address is none that may be asked, or it leads where none may. */
export class ForbiddenAddressError extends Error {}

export interface Reach {
  /** Where the installation is on this very machine alone, so may the other side be. */
  loopback: boolean
  /** Private networks whose hosts may be asked. */
  ssoNetworks: readonly string[]
}

export function createGuardedFetch(settings: Reach): GuardedFetch {
  const isReached = inNetworks(settings.ssoNetworks)
  const isForbidden = (address: string) =>
    isPrivateAddress(address) && !isReached(address) && !(settings.loopback && isLoopbackAddress(address))

  const hasInside = settings.ssoNetworks.length > 0

  /** Asked by the connection itself: what was looked up is what is connected to. */
  const lookupNoting =
    (mayBeInside: () => void): LookupFunction =>
    (hostname, options, done) => {
      lookUp(hostname, { ...options, all: true }, (error, found) => {
        if (error || found.some(({ address }) => isPrivateAddress(address))) mayBeInside()
        // Alike, for an owner reads it: which names there are inside is nothing to learn here.
        if (error || found.length === 0 || found.some(({ address }) => isForbidden(address))) {
          return done(new ForbiddenAddressError('the name leads to no public address', { cause: error }), '')
        }
        const [first] = found
        if (options.all) return done(null, found)
        done(null, first?.address ?? '', first?.family)
      })
    }

  return async (address, init = {}) => {
    const url = readWebAddress(String(address), settings)
    if (!url) throw new ForbiddenAddressError('no address that may be asked')
    const mayBeInside = hasInside ? noteInside(SILENT_MS) : () => {}
    // A number is connected to without being looked up.
    const literal = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(literal) !== 0 && isPrivateAddress(literal)) mayBeInside()
    if (isIP(literal) !== 0 && isForbidden(literal)) throw new ForbiddenAddressError('a private address')
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    const signal = init.signal ? AbortSignal.any([timeout, init.signal]) : timeout
    return exchange(url, init, { lookup: lookupNoting(mayBeInside), signal })
  }
}

/**
 * One function that waits: what the other side does, also what no HTTP allows, is a rejection here. Thrown from a
 * listener it would end the process.
 */
async function exchange(
  url: URL,
  { method = 'GET', headers, body }: RequestInit,
  { lookup, signal }: { lookup: LookupFunction; signal: AbortSignal },
): Promise<Response> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const sent = body === undefined || body === null ? undefined : bodyText(body)
  const options = { method, headers: Object.fromEntries(new Headers(headers)), lookup, signal, agent: false as const }
  const asked = request(url, options)
  const answered = answerTo(asked)
  asked.end(sent)
  const answer = await answered
  const received = Object.entries(answer.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  )
  const status = answer.statusCode ?? 0
  const bytes = await bytesOf(answer)
  return new Response(WITHOUT_BODY.has(status) ? null : bytes, { status, headers: received })
}

function answerTo(asked: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    asked.once('response', resolve).on('error', reject)
    // One that goes over to another protocol is no error and no response, and is told of nothing afterwards.
    asked.once('close', () => reject(new Error('the connection ended without an answer')))
  })
}

async function bytesOf(answer: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length
    // Leaving the loop ends the connection.
    if (bytes > MAX_BYTES) throw new Error('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** What the libraries send: a form, or text. */
function bodyText(body: NonNullable<RequestInit['body']>): string {
  if (typeof body === 'string' || body instanceof URLSearchParams) return body.toString()
  throw new Error('a body that is no text')
}
