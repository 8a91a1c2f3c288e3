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
  const [before = '', after] = template.split(/\{name\}|\{author_id\}/)
  if (after === undefined) return origin === template
  if (!origin.startsWith(before) || !origin.endsWith(after)) return false
  const value = origin.slice(before.length, origin.length - after.length)
  if (before.length + value.length + after.length !== origin.length) return false
  // The rules fold and trim what somebody types; an origin is compared as it is.
  const parsed = (template.includes('{name}') ? organizationName : authorId).safeParse(value)
  return parsed.success && parsed.data === value
}
