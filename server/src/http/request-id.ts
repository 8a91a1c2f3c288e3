/**
 * Gives every request an id of our own. What a request brings in `X-Request-Id` is never used: anybody can
 * write it, a proxy passes on what a stranger wrote, and whoever chooses the ids of others' lines can hide in
 * the log. A proxy that wants both in its log writes down ours from the answer.
 */
import { randomFillSync } from 'node:crypto'
import { requestIdHeader } from '@atrium/contract/request-id'
import type { FastifyInstance } from 'fastify'
import { currentCaller } from '#limits/caller.ts'

/** Crockford's base 32, in lower case: no letter is taken for a digit when somebody reads an id aloud. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 16

/** Random bytes of many ids, each used once: asking for them costs more than they do. */
const pool = Buffer.alloc(256 * LENGTH)
let used = pool.length

/** 80 random bits: two requests with one id are not to be expected in a log of any length. */
export function newRequestId(): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  let id = ''
  for (const end = used + LENGTH; used < end; used += 1) id += alphabet[pool.readUInt8(used) % alphabet.length]
  return id
}

/** On every answer that the framework sends. To be called before any other hook is there: each may answer. */
export function answerWithRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(requestIdHeader, request.id)
    done()
  })
}

interface Log {
  error(details: object, message: string): void
  warn(details: object, message: string): void
  info(details: object, message: string): void
}

/** The same log, for what does not hold the request: its lines bear the id of the request that they are written for. */
export function logForRequests(log: Log): Log {
  const withId = (details: object) => {
    const { requestId } = currentCaller()
    return requestId === undefined ? details : { reqId: requestId, ...details }
  }
  return {
    error: (details, message) => log.error(withId(details), message),
    warn: (details, message) => log.warn(withId(details), message),
    info: (details, message) => log.info(withId(details), message),
  }
}
