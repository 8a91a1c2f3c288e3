/** Networks that are private, and whose hosts an operator lets this server ask all the same: `SSO_PRIVATE_NETWORKS`. */
import { BlockList, isIP } from 'node:net'

/** An address, or a network with its prefix. */
const written = /^([\d.]+|[\da-f:]+)(?:\/(\d{1,3}))?$/i

/** This machine itself, and where clouds tell machines their secrets: nobody's provider is there. */
const never = new BlockList()
never.addSubnet('0.0.0.0', 8, 'ipv4')
never.addSubnet('127.0.0.0', 8, 'ipv4')
never.addSubnet('169.254.0.0', 16, 'ipv4')
never.addAddress('::', 'ipv6')
never.addAddress('::1', 'ipv6')
never.addSubnet('fe80::', 10, 'ipv6')
/** AWS and Alibaba tell them there as well. */
never.addSubnet('fd00:ec2::', 32, 'ipv6')
never.addAddress('100.100.100.200', 'ipv4')

/** Undefined for what is no network, or all of them. */
export function readNetwork(text: string): { address: string; prefix: number } | undefined {
  const [, address = '', length] = written.exec(text) ?? []
  const version = isIP(address)
  const most = version === 4 ? 32 : 128
  const prefix = length === undefined ? most : Number(length)
  return version === 0 || prefix > most || prefix < 8 ? undefined : { address, prefix }
}

/** In: networks that `readNetwork` can read. Out: whether an address is in one of them, and may be asked. */
export function inNetworks(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const text of networks) {
    const network = readNetwork(text)
    if (network) list.addSubnet(network.address, network.prefix, familyOf(network.address))
  }
  return (address) => {
    const family = familyOf(address)
    return isIP(address) !== 0 && list.check(address, family) && !never.check(address, family)
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
