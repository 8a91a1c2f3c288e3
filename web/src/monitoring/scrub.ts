/** Takes out of what is to be sent whatever could tell of a person or open a door. */
import { addressPattern, type Hosts, pathPattern, withoutName } from './address-pattern.ts'

/** In this order: an address holds a path, a path may hold an e-mail, and any of them a long run of letters. */
const telling =
  /(?<address>[a-z]+:\/\/[^\s"'<>()]+)|(?<email>[^\s"'<>()/?=&]+@[^\s"'<>()/?&]+)|(?<path>(?<![^\s"'(])\/[^\s"'<>()]*)|(?<file>assets\/[\w.-]+)|(?<secret>(?=[\w-]*\d)[\w-]{16,}(?:\.[\w-]+)*)/gi
const hostName = /[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi

/** Addresses become patterns; e-mails, and what could be a token or an id, are left out. */
export function scrub(text: string, hosts: Hosts): string {
  const scrubbed = text.replace(telling, (...match) => {
    const { address, email, path, file } = match.at(-1) as Record<string, string | undefined>
    if (address !== undefined) return addressPattern(address, hosts)
    if (email !== undefined) return '(e-mail)'
    if (path !== undefined) return pathPattern(path)
    return file ?? '(removed)'
  })
  const hostDomain = hosts.hostDomain.replace(/:\d+$/, '')
  return scrubbed.replace(hostName, (host) => withoutName(host, { hostDomain }))
}

/** Random, made for one event and known to nobody else: what belongs together is found by them. */
const eventIds = new Set(['id', 'trace_id', 'parent_id', 'transaction_id'])
const eventId = /^[0-9a-f]{16,32}$/

/** The same for every text in a piece of data. */
export function scrubAll<T>(data: T, hosts: Hosts): T
export function scrubAll(data: unknown, hosts: Hosts): unknown {
  if (typeof data === 'string') return scrub(data, hosts)
  if (Array.isArray(data)) return data.map((item) => scrubAll<unknown>(item, hosts))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [
      key,
      eventIds.has(key) && typeof value === 'string' && eventId.test(value) ? value : scrubAll(value, hosts),
    ]),
  )
}
