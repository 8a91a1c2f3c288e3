/** The host that a request names: `Host` alone, which a proxy in front passes on unchanged. */
import type { FastifyRequest } from 'fastify'

/**
 * Fastify's own `request.host` believes `X-Forwarded-Host` as soon as a proxy is trusted, though that
 * proxy may pass on what a visitor wrote there. Of what proxies tell only the visitor's address is believed.
 */
export function hostOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return headers.host ?? ''
}

/** A name or a number of a network, and maybe a port: what a browser makes of any host that it can ask. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

export function isHost(text: string): boolean {
  return HOST.test(text)
}

const ABSOLUTE = /^https?:[/][/]([^/?#]*)(.*)$/is

/** The authority that an address names by itself, as for a proxy (RFC 9112, section 3.2.2); undefined where it names none. */
export function authorityIn(address: string): string | undefined {
  return ABSOLUTE.exec(address)?.[1]
}

/** The address without that, as every other one is written. */
export function withoutAuthority(address: string): string {
  const rest = ABSOLUTE.exec(address)?.[2]
  return rest === undefined ? address : rest.replace(/^(?!\/)/, '/')
}
