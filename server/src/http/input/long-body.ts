/**
 * Long bodies as they arrive. Each stands in memory until all of it is there, so few are received at once, and at a pace:
 * as with files, whoever dawdles loses the place.
 */
import type { Server } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#http/refusal.ts'
import { addressKey } from '#limits/address.ts'
import { createSenders, type Senders } from '#limits/senders.ts'
import { dismissRest } from './form.ts'

const KIBIBYTE = 1_024
/** What any request may be, whoever sends it. */
const SHORT_BYTES = 64 * KIBIBYTE
const SENDERS = {
  places: 12,
  each: 4,
  bytesPerSecond: { slow: 64 * KIBIBYTE, least: 2 * KIBIBYTE },
  graceMs: { slow: 2_000, least: 10_000 },
}

const sendersOf = new WeakMap<Server, Senders>()

function sendersAt(server: Server): Senders {
  const senders = sendersOf.get(server) ?? createSenders(SENDERS)
  sendersOf.set(server, senders)
  return senders
}

export interface Receiving {
  maxBytes: number
  /** Whose places it counts against: the request's caller unless said. */
  sender?: string
}

/**
 * The body of a request, whole; to be asked once it is known who sends it, where that is asked at all. Refuses with
 * `request_too_large`, `too_many_requests` where the caller sends enough of them already, `unavailable` while too many
 * others do, and `malformed_request` for one that comes too slowly or is cut off.
 */
export async function receiveBody(
  request: FastifyRequest,
  payload: Readable,
  { maxBytes, sender = request.caller?.name ?? addressKey(request.ip) }: Receiving,
): Promise<Buffer> {
  const announced = Number(request.headers['content-length'])
  try {
    if (announced > maxBytes) throw new Refusal('request_too_large')
    if (announced <= SHORT_BYTES) return await readWhole(payload, { maxBytes })
    return await sendersAt(request.server.server).admit(sender, ({ received, lost }) =>
      readWhole(payload, { maxBytes, received, lost }),
    )
  } catch (error) {
    dismissRest(request)
    throw error
  }
}

interface Reading {
  maxBytes: number
  received?: (bytes: number) => void
  /** Rejects where the rest is not waited for. */
  lost?: Promise<never>
}

function readWhole(payload: Readable, { maxBytes, received, lost }: Reading): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    const onData = (chunk: Buffer) => {
      bytes += chunk.length
      received?.(chunk.length)
      if (bytes > maxBytes) give(new Refusal('request_too_large'))
      else chunks.push(chunk)
    }
    const give = (error: Error) => {
      payload.off('data', onData)
      chunks.length = 0
      reject(error)
    }
    const cutOff = (cause?: Error) => give(new Refusal('malformed_request', { detail: 'the body was cut off', cause }))
    payload.on('data', onData).once('end', () => resolve(Buffer.concat(chunks)))
    payload.once('error', cutOff).once('close', () => cutOff())
    lost?.catch(give)
  })
}
