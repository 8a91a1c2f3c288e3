/** Addresses that no other side of a connection has: whoever names one wants what is behind this server, not an issuer. */
import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IANA's registries of special-purpose addresses (RFC 6890 and what came since), and multicast. */
const special = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  special.addSubnet(network, prefix, 'ipv4')
}

/** The only network of IPv6 that is given out (RFC 4291, section 2.4), and what of it is no host or leads to IPv4. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
const notHosts = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notHosts.addSubnet(network, prefix, 'ipv6')
}

/** Of what is no address at all, too. */
export function isPrivateAddress(address: string): boolean {
  if (isIPv4(address)) return special.check(address, 'ipv4')
  if (!isIPv6(address)) return true
  return !global.check(address, 'ipv6') || notHosts.check(address, 'ipv6')
}
