/** Reads `multipart/form-data` as it arrives: files as streams, texts beside them, nothing whole in memory. */
import { PassThrough, type Readable, Transform, pipeline } from 'node:stream'
import { multipartTimeoutMs } from '@atrium/contract/limits'
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#http/refusal.ts'

/** A file as it arrives. What it calls itself is not told: no name and no type of a client's is believed. */
export interface FilePart {
  field: string
  /** Whether somebody chose it: a field of no file comes as one without a name. */
  isChosen: boolean
  stream: Readable
}

export interface ReadForm {
  /** One after the other: the next comes when the one before was read. Throws `malformed_request` for a form that is cut off. */
  files: AsyncIterable<FilePart>
  /** The texts that came so far; all of them once `files` has ended. */
  fields: ReadonlyMap<string, string>
  /** Stops reading. */
  close(): void
}

/** What a form has beside its files: boundaries, headers and short texts. */
const FRAME_BYTES = 64 * 1024
const LIMITS = { fieldSize: 8 * 1024, fields: 20, parts: 40, headerPairs: 20, headerSize: 4 * 1024 }

/** What the parser writes for bytes that it cannot read. */
const unreadable = '\ufffd'

export function isForm({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data(?:;|$)/i.test(headers['content-type'] ?? '')
}

/** Refuses with `request_too_large` what says that it is longer, and what turns out to be. */
export function readForm({ raw, headers }: FastifyRequest, maxBytes: number): ReadForm {
  const most = maxBytes + FRAME_BYTES
  if (Number(headers['content-length'] ?? 0) > most) throw new Refusal('request_too_large')
  const parser = parserFor(headers as BusboyHeaders)
  const fields = new Map<string, string>()
  const files = new PassThrough({ objectMode: true })
  // An error nobody listens to would end the process; who reads the files is told in any case.
  files.on('error', () => {})
  let current: Readable | undefined

  const fail = (error: Refusal) => {
    raw.unpipe(counted)
    current?.destroy(error)
    files.destroy(error)
  }
  const refuse = (detail: string) => fail(new Refusal('malformed_request', { detail }))
  const late = setTimeout(() => refuse('the form did not arrive in time'), multipartTimeoutMs)

  parser.on('file', (field, source, filename: string | undefined) => {
    const stream = new PassThrough()
    stream.on('error', () => {})
    source.on('error', (cause: Error) => stream.destroy(new Refusal('malformed_request', { cause })))
    current = source.pipe(stream)
    files.write({ field, isChosen: Boolean(filename), stream } satisfies FilePart)
  })
  parser.on('field', (name, value, _nameTruncated, valueTruncated) => {
    if (valueTruncated || fields.has(name)) refuse('a text that is too long, or there twice')
    else if (`${name}${value}`.includes(unreadable)) refuse('a text that is not of its alphabet')
    else fields.set(name, value)
  })
  parser.on('partsLimit', () => refuse('too many parts'))
  parser.on('fieldsLimit', () => refuse('too many texts'))

  const counted = counter(most)
  pipeline(counted, parser, (error: Error | null) => {
    if (error) return fail(error instanceof Refusal ? error : new Refusal('malformed_request', { cause: error }))
    clearTimeout(late)
    files.end()
  })
  raw.on('close', () => {
    if (!raw.complete) refuse('the form was cut off')
  })
  raw.on('error', () => refuse('the form was cut off'))
  raw.pipe(counted)

  return {
    files,
    fields,
    close() {
      clearTimeout(late)
      raw.unpipe(counted)
      counted.destroy()
      files.destroy()
    },
  }
}

function parserFor(headers: BusboyHeaders): BusboyInstance {
  try {
    return new Busboy({ headers, limits: LIMITS })
  } catch (cause) {
    throw new Refusal('malformed_request', { detail: 'a form without a boundary', cause })
  }
}

function counter(most: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > most) done(new Refusal('request_too_large'))
      else done(null, chunk)
    },
  })
}

/** What a refused sender may still send until its connection is closed: enough to read the answer. */
const LINGER_MS = 5_000

/**
 * For a request that is answered before it was read: the rest is thrown away, for a moment. Closing at
 * once would take the answer from a sender that is still sending.
 */
export function dismissRest({ raw }: FastifyRequest): void {
  if (raw.complete || raw.destroyed) return
  raw.resume()
  const timer = setTimeout(() => raw.destroy(), LINGER_MS)
  const stop = () => clearTimeout(timer)
  raw.once('end', stop).once('close', stop)
}
