/** Organizations: each lives at its own sub-domain. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageOf, pageQuery, sortBy } from './paging.ts'
import { email } from './rules/email.ts'
import { color, imageUrl, organizationDisplayName, organizationName } from './rules/organization.ts'

export const branding = z.strictObject({
  logo_url: z.string(),
  colors: z.strictObject({ primary: z.string(), page_background: z.string() }),
})
export type Branding = z.output<typeof branding>

const createdOrganization = z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() })

export const membershipItem = z.strictObject({
  name: z.string(),
  displayName: z.string(),
  branding: z.strictObject({ logo_url: z.string() }),
})
export type MembershipItem = z.output<typeof membershipItem>

export const createOrganization = endpoint({
  id: 'createOrganization',
  summary: 'Creates an organization, owned by the caller.',
  method: 'POST',
  path: '/api/iam/organizations',
  access: 'bearer',
  body: z.strictObject({
    name: organizationName,
    displayName: organizationDisplayName,
    branding: z.optional(
      z.strictObject({
        logo_url: z.optional(imageUrl),
        colors: z.optional(z.strictObject({ primary: z.optional(color), page_background: z.optional(color) })),
      }),
    ),
    metadata: z.optional(z.strictObject({ company_email: z.optional(email) })),
  }),
  answer: z.strictObject({ organization: createdOrganization }),
  status: 201,
  errors: ['organization_exists', 'idempotency_key_reused'],
  idempotent: true,
})

export const findOrganizationByName = endpoint({
  id: 'findOrganizationByName',
  summary: 'The organization at a sub-domain; 404 when the name is free.',
  method: 'GET',
  path: '/api/iam/organizations/:name/name',
  access: 'anyone',
  params: z.strictObject({ name: organizationName }),
  answer: z.strictObject({ name: z.string(), displayName: z.string() }),
  errors: ['not_found', 'too_many_requests'],
  limit: 'nameCheck',
})

export const organizationMembership = endpoint({
  id: 'organizationMembership',
  summary: 'The organizations the caller belongs to.',
  method: 'GET',
  path: '/api/iam/organizations/membership',
  access: 'bearer',
  query: z.strictObject({ ...pageQuery, name: z.optional(z.string()), sortBy: sortBy('name') }),
  answer: pageOf(membershipItem),
})
