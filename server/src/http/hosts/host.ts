/** The host that a request names: `Host` alone, which a proxy in front passes on unchanged. */
import type { FastifyRequest } from 'fastify'

/**
 * Fastify's own `request.host` believes `X-Forwarded-Host` as soon as a proxy is trusted, though that
 * proxy may pass on what a visitor wrote there. Of what proxies tell only the visitor's address is believed.
 */
export function hostOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return headers.host ?? ''
}
