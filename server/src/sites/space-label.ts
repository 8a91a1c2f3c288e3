/** Which space a host selects (docs/requirements.md#spaces), and which publisher a path below the studio's. */
import { nonSpaceLabels } from '@atrium/contract/limits'

/** Publishers' sites live below this label. */
export const STUDIO = 'studio' satisfies (typeof nonSpaceLabels)[number]

/**
 * The label before the product's domain, or null where the host selects no space: the bare domain, a
 * reserved label, or a host that is not below the domain.
 */
export function spaceLabel(host: string, hostDomain: string): string | null {
  const label = labelOf(host, hostDomain)
  return label === null || (nonSpaceLabels as readonly string[]).includes(label) ? null : label
}

export function isStudio(host: string, hostDomain: string): boolean {
  return labelOf(host, hostDomain) === STUDIO
}

/** What stands behind the `@` of `/@{author_id}`, and all behind it; null for every other path. */
export function authorIdIn(path: string): string | null {
  return /^\/@(.*?)\/?$/.exec(path)?.[1] ?? null
}

function labelOf(host: string, hostDomain: string): string | null {
  const suffix = `.${hostDomain}`
  const folded = asWritten(host.toLowerCase(), hostDomain)
  if (!folded.endsWith(suffix)) return null
  return folded.slice(0, -suffix.length) || null
}

/**
 * A host as the domain is written: without the dot that ends a whole name and, where the domain names no port, without
 * the schemes' own, which some proxies tell (`$host:$server_port`).
 */
function asWritten(host: string, hostDomain: string): string {
  const [, name = '', port = ''] = /^([^:]*?)\.?(:\d+)?$/.exec(host) ?? []
  return hostDomain.includes(':') || !/^:(?:80|443)$/.test(port) ? name + port : name
}
