/** Who may read the figures. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { bearerOf } from '#http/bearer.ts'
import type { IsLocal } from '#http/hosts/loopback.ts'
import { Refusal } from '#http/refusal.ts'

/**
 * With a token, whoever bears it; without one, local requests of a loopback installation. A caller on
 * this machine is not enough: behind a proxy that runs here, everybody is one.
 * Refuses with `unauthenticated` or `not_found`.
 */
export function metricsAccess(token: string | undefined, isLocal: IsLocal): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (token === undefined) {
      if (!isLocal(request)) throw new Refusal('not_found', { detail: 'METRICS_TOKEN is not set' })
      return
    }
    const sent = bearerOf(request.headers.authorization) ?? ''
    // Digests are of one length, and comparing them takes as long however much is right.
    if (!timingSafeEqual(digest(sent), digest(token))) throw new Refusal('unauthenticated', { detail: 'metrics token' })
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
