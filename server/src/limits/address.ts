/** The parts of a network address: what a limit counts, and the network that it belongs to. */
import { isIPv4, isIPv6 } from 'node:net'

const IPV6_GROUPS = 8
const NETWORK_GROUPS = 4
/** Every text that is no address counts as this. */
const NO_ADDRESS = 'unknown'

/**
 * An IPv4 address as it is, an IPv6 address as its /64: a household owns that many addresses. A port beside it, which some
 * proxies tell, is no part of it. Undefined where the connection has gone meanwhile: then it is nobody's.
 */
export function addressKey(ip: string | undefined): string {
  if (ip === undefined) return NO_ADDRESS
  const address = isIPv4(ip) ? ip : withoutPort(ip)
  if (isIPv4(address)) return address
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return NO_ADDRESS
  const groups = expand(plain)
  return mappedIn(groups) ?? `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

const PLACE_GROUPS = 3

/** The network of an address, as a provider gives one out or larger: an IPv4 /24, an IPv6 /48. Null for no address. */
export function networkOf(ip: string): string | null {
  const plain = addressKey(ip)
  if (plain.endsWith('/64')) return `${expand(plain).slice(0, PLACE_GROUPS).join(':')}::/48`
  return isIPv4(plain) ? plain.replace(/\d+$/, '0/24') : null
}

/** In brackets, or of IPv4 beside it, as RFC 7239 has it (section 6). */
const written = /^(?:\[(.+)\](?::\d+)?|([^:]+):\d+)$/

function withoutPort(ip: string): string {
  const [, inBrackets, beside] = written.exec(ip) ?? []
  return inBrackets ?? beside ?? ip
}

/**
 * Before an address of IPv4: as a socket for both tells it (RFC 4291, section 2.5.5.2), and as a translator does that
 * stands before a network of IPv6 alone (RFC 6052, section 2.1; RFC 7755), where it would be one network for everybody.
 */
const BEFORE_IPV4 = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'])

/** The IPv4 address that an IPv6 one stands for. */
function mappedIn(groups: readonly string[]): string | undefined {
  if (!BEFORE_IPV4.has(groups.slice(0, 6).join(':'))) return undefined
  return groups
    .slice(6)
    .map((group) => parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.')
}

function expand(ip: string): string[] {
  const [head = '', tail] = inGroups(ip.toLowerCase()).split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(0, IPV6_GROUPS - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''))
}

/** The end of an address that is written as one of IPv4 is two groups. */
function inGroups(ip: string): string {
  return ip.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_whole, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
}
