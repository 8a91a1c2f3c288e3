/** Which web origins are the product's own, and which others the operator trusts. */
import { fillAddress, isOriginOf, tenantAt } from '@atrium/contract/rules/address-template'

export interface OriginSettings {
  publicOrigin: string
  /** Organizations live at `{label}.{hostDomain}`. */
  hostDomain: string
  /** May leave a tenant to fill: `https://{name}.learn.example`. */
  authorizedOrigins: readonly string[]
  /** Templates of the sibling apps; learners without an address reach the learner app. */
  apps?: { learner?: string | undefined }
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

/** The accounts pages, the bare domain, and every tenant's sub-domain (one label deep). */
export function isOwnOrigin(origin: string, { publicOrigin, hostDomain }: OriginSettings): boolean {
  if (origin === publicOrigin) return true
  const { protocol, host } = new URL(`${new URL(publicOrigin).protocol}//${hostDomain}`)
  const domain = host.replaceAll('.', '\\.')
  return new RegExp(`^${protocol}//(?:${label}\\.)?${domain}$`).test(origin)
}

/** The product's own origins, those of `AUTHORIZED_ORIGINS` and the sibling apps', compared as WHATWG origins. */
export function isAuthorizedOrigin(origin: string, settings: OriginSettings): boolean {
  return settings.authorizedOrigins.some((trusted) => isOriginOf(trusted, origin)) || isOwnOrigin(origin, settings)
}

/** The name of the organization whose site has this origin, ours or a sibling app's; undefined where it names none. */
export function organizationAtOrigin(
  origin: string,
  { publicOrigin, hostDomain, authorizedOrigins }: OriginSettings,
): string | undefined {
  const { origin: own } = new URL(`${new URL(publicOrigin).protocol}//${hostDomain}`)
  for (const template of [own.replace('://', '://{name}.'), ...authorizedOrigins]) {
    const tenant = tenantAt(template, origin)
    if (tenant !== undefined && 'name' in tenant) return tenant.name
  }
  return undefined
}

/** Where learners without an address may go: the site of an organization of this name, and the learner app of it where there is one. */
export function isLearnersOrigin(
  origin: string,
  name: string,
  { publicOrigin, hostDomain, apps }: OriginSettings,
): boolean {
  const addresses = [`${new URL(publicOrigin).protocol}//{name}.${hostDomain}`, apps?.learner]
  return addresses.some((address) => address !== undefined && new URL(fillAddress(address, { name })).origin === origin)
}

/**
 * The origin of a web address, or null: other schemes, userinfo, and what the URL parser would
 * repair silently (control characters, backslashes, space around) are not addresses here.
 */
export function originOf(address: string): string | null {
  if (/[\u0000-\u0020\u007f\\]/.test(address) || !URL.canParse(address)) return null
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null
  return url.origin
}
