/** The parts of a network address: what a limit counts, and the network that it belongs to. */
import { isIPv4, isIPv6 } from 'node:net'

const IPV6_GROUPS = 8
const NETWORK_GROUPS = 4

/** An IPv4 address as it is, an IPv6 address as its /64: a household owns that many addresses. */
export function addressKey(ip: string): string {
  if (!ip.includes(':')) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  const plain = ip.split('%')[0] ?? ip
  return isIPv6(plain) ? `${expand(plain).slice(0, NETWORK_GROUPS).join(':')}::/64` : plain
}

const PLACE_GROUPS = 3

/** The network of an address, as a provider gives one out or larger: an IPv4 /24, an IPv6 /48. Null for no address. */
export function networkOf(ip: string): string | null {
  const plain = addressKey(ip)
  if (plain.endsWith('/64')) return `${expand(plain).slice(0, PLACE_GROUPS).join(':')}::/48`
  return isIPv4(plain) ? plain.replace(/\d+$/, '0/24') : null
}

function expand(ip: string): string[] {
  const [head = '', tail] = ip.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(0, IPV6_GROUPS - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''))
}
