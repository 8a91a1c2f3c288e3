/** The API key, which every call of the protocol carries. */
import type { FastifyRequest } from 'fastify'
import { bearerOf } from '#http/bearer.ts'
import { ProtocolError } from './protocol-error.ts'

/**
 * A key is no secret and names only the project: here, where there is one project, any will do. It comes in the
 * query or in a header, as the hosted provider takes it. Throws `PERMISSION_DENIED` without one, and
 * `UNAUTHENTICATED` for an administrator's bearer in its place: there is no such door here.
 */
export async function requireApiKey({ query, headers }: FastifyRequest): Promise<void> {
  const { key } = query as Record<string, unknown>
  if ((typeof key === 'string' && key !== '') || headers['x-goog-api-key']) return
  throw new ProtocolError(bearerOf(headers.authorization) === undefined ? 'PERMISSION_DENIED' : 'UNAUTHENTICATED')
}
