/** Addresses built per tenant: `{name}` stands for an organization's name, `{author_id}` for a publisher's id. */
import { authorId } from './author-id.ts'
import { organizationName } from './organization.ts'

export type Tenant = { name: string } | { author_id: string }

/** The address of one tenant. The caller has checked the value by its rule, so that it cannot lead elsewhere. */
export function fillAddress(template: string, tenant: Tenant): string {
  const [place, value] = 'name' in tenant ? ['{name}', tenant.name] : ['{author_id}', tenant.author_id]
  return template.replaceAll(place, value)
}

/** Whether an origin is the template's own, for some tenant: `https://{name}.learn.example` and the like. */
export function isOriginOf(template: string, origin: string): boolean {
  return /\{name\}|\{author_id\}/.test(template) ? tenantAt(template, origin) !== undefined : origin === template
}

/** The tenant whose origin it is by the template; undefined where it is nobody's, as of a template without a place. */
export function tenantAt(template: string, origin: string): Tenant | undefined {
  const [before = '', after] = template.split(/\{name\}|\{author_id\}/)
  if (after === undefined || !origin.startsWith(before) || !origin.endsWith(after)) return undefined
  const value = origin.slice(before.length, origin.length - after.length)
  if (before.length + value.length + after.length !== origin.length) return undefined
  const isName = template.includes('{name}')
  // The rules fold and trim what somebody types; an origin is compared as it is.
  const parsed = (isName ? organizationName : authorId).safeParse(value)
  if (!parsed.success || parsed.data !== value) return undefined
  return isName ? { name: value } : { author_id: value }
}
