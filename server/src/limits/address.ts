/** The part of a network address that a limit counts. */
import { isIPv6 } from 'node:net'

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

function expand(ip: string): string[] {
  const [head = '', tail] = ip.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array<string>(Math.max(0, IPV6_GROUPS - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''))
}
