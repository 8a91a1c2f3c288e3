/** What is reachable from its own machine alone, and which requests come from there: local stand-ins need both. */
import { BlockList, isIPv4, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#http/refusal.ts'
import { hostOf } from './host.ts'

const loopbackAddresses = new BlockList()
loopbackAddresses.addSubnet('127.0.0.0', 8, 'ipv4')
loopbackAddresses.addAddress('::1', 'ipv6')
loopbackAddresses.addSubnet('::ffff:127.0.0.0', 104, 'ipv6')

/**
 * Headers that proxies, networks in front of servers and tunnels add: by the words that their names have in common, since
 * there are too many to list. One in front of a loopback address makes it everybody's, whatever `Host` it sends on.
 */
const FORWARDING =
  /forwarded|client-?ip|connecting-?ip|real-?ip|^(?:via|cdn-loop)$|^x-(?:original|rewrite|envoy|amzn|azure|arr)-/

/**
 * Whether a host (`localhost:8080`, `acme.localhost`, `[::1]:80`, `127.0.0.1`) is this machine by its
 * name alone. Names below `localhost` count (RFC 6761, section 6.3); any other name may be pointed anywhere.
 */
export function isLoopbackHost(host: string): boolean {
  const { name } = splitHost(host)
  return name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name)
}

/** The same for a bare address, such as a socket's. */
export function isLoopbackAddress(address: string): boolean {
  if (isIPv4(address)) return loopbackAddresses.check(address, 'ipv4')
  return isIPv6(address) && loopbackAddresses.check(address, 'ipv6')
}

export interface LocalSettings {
  /** Whether address, domain and public origin are all this machine's own. */
  loopback: boolean
  hostDomain: string
  publicOrigin: string
}

/** Answers whether a request was made on this machine, for an address of ours. */
export type IsLocal = (request: FastifyRequest) => boolean

/**
 * Every one of these: the installation is loopback, both ends of the connection are, no proxy passed it
 * on, and its `Host` is a loopback name with a port of ours. A page elsewhere that has its own name
 * resolve to 127.0.0.1 (DNS rebinding) reaches the socket, but still sends its own name.
 */
export function localRequests({ loopback, hostDomain, publicOrigin }: LocalSettings): IsLocal {
  const ports = new Set([portOf(hostDomain), new URL(publicOrigin).port].map((port) => port || '80'))
  return (request) => {
    const { raw, headers } = request
    if (!loopback || Object.keys(headers).some((name) => FORWARDING.test(name))) return false
    const { localAddress, remoteAddress, localPort } = raw.socket
    // A request made in process has no ends.
    const ends = [localAddress, remoteAddress].filter((address) => address !== undefined)
    const host = hostOf(request)
    if (!ends.every(isLoopbackAddress) || !isLoopbackHost(host)) return false
    const port = portOf(host) || '80'
    return localPort === undefined || port === String(localPort) || ports.has(port)
  }
}

/** A hook for what only a local request may see. Refuses with `not_found`, as if it were not there. */
export function localOnly(isLocal: IsLocal): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (!isLocal(request)) throw new Refusal('not_found', { detail: 'a local stand-in, and the request is not local' })
  }
}

function portOf(host: string): string {
  return splitHost(host).port
}

/** Brackets, port and a trailing dot taken off, in lower case. */
function splitHost(host: string): { name: string; port: string } {
  const folded = host.toLowerCase()
  if (isIPv6(folded)) return { name: folded, port: '' }
  const [, name = '', port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(folded) ?? []
  return { name: name.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, ''), port }
}
