/** What monitoring may know of an address: which page or call it is, never whose. */
import { nonSpaceLabels } from '@atrium/contract/limits'
import type { PageSettings } from '@atrium/contract/page/page-settings'
import { matchPath } from 'react-router'
import { paths, patterns, peoplePatterns } from '#paths.ts'
import { calledPatterns } from './call-patterns.ts'

const unknown = '/*'

const pages = [...Object.values(paths), ...Object.values(patterns), ...peoplePatterns].filter(
  (path) => typeof path === 'string',
)

/** The fewer parts vary, the better it fits: `/members/delete` before `/members/:id`. */
function bestMatch(path: string): string | undefined {
  return [...pages, ...calledPatterns()]
    .filter((pattern) => matchPath(pattern, path) !== null)
    .sort((one, other) => variableParts(one) - variableParts(other))[0]
}

function variableParts(pattern: string): number {
  return pattern.split(':').length
}

/** Addresses without anything of a person in them: files of the build, and the identity provider's verbs. */
const impersonal = /^\/(assets\/[\w.-]+|[a-z]+\.googleapis\.com\/v\d\/[a-z]+(:[a-zA-Z]+)?)$/

/** The pattern of a path, its query and fragment left out. */
export function pathPattern(path: string): string {
  const plain = path.replace(/[?#].*$/, '')
  return bestMatch(plain) ?? (impersonal.test(plain) ? plain : unknown)
}

export type Hosts = Pick<PageSettings, 'publicOrigin' | 'hostDomain'>

/** The pattern of a whole address: another's place is only named, an organization's not even that. */
export function addressPattern(address: string, hosts: Hosts): string {
  if (!URL.canParse(address)) return pathPattern(address)
  const { protocol, origin, host, pathname } = new URL(address)
  if (origin === 'null') return protocol
  const nameless = withoutName(host, hosts)
  const isOurs = origin === hosts.publicOrigin || host === hosts.hostDomain || nameless !== host
  return `${protocol}//${nameless}${isOurs ? pathPattern(pathname) : unknown}`
}

/** The host with `{name}` for the organization's or publisher's part. */
export function withoutName(host: string, { hostDomain }: Pick<Hosts, 'hostDomain'>): string {
  const suffix = `.${hostDomain}`
  if (!host.endsWith(suffix)) return host
  const label = host.slice(0, -suffix.length)
  return (nonSpaceLabels as readonly string[]).includes(label) ? host : `{name}${suffix}`
}
