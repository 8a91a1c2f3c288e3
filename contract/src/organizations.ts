/** Organizations: each lives at its own sub-domain. */
import * as z from 'zod/mini'
import { fieldMessages } from './sentences/en/fields.ts'
import { timeZoneMaxLength } from './rules/time/time-zone.ts'
import { endpoint, noAnswer } from './endpoint.ts'
import { pageOf, pageQuery, sortBy } from './paging.ts'
import { email } from './rules/email.ts'
import {
  color,
  imageUrl,
  newOrganizationName,
  organizationDisplayName,
  organizationName,
} from './rules/organization.ts'
import { role } from './rules/people.ts'
import { ownersOnly } from './rules/roles.ts'

export const branding = z.strictObject({
  logo_url: z.string(),
  colors: z.strictObject({ primary: z.string(), page_background: z.string() }),
})
export type Branding = z.output<typeof branding>

/** On every call that acts inside an organization: its name, in the query. */
export const inOrganization = { organization: organizationName }

export const organizationId = z.strictObject({ id: z.string() })

const createdOrganization = z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() })

/** The caller's own days there. */
const ownTerm = {
  /** Such as `2026-09-01`: the first day, while it is still to come; until then nobody enters. Null from then on. */
  startsOn: z.nullable(z.string()),
  /** The last day; null where there is none. */
  endsOn: z.nullable(z.string()),
}

const membershipItem = z.strictObject({
  name: z.string(),
  displayName: z.string(),
  branding: z.strictObject({ logo_url: z.string() }),
  /** The caller's own there. */
  role,
  ...ownTerm,
})
export type MembershipItem = z.output<typeof membershipItem>

export const createOrganization = endpoint({
  id: 'createOrganization',
  summary: 'Creates an organization, owned by the caller.',
  method: 'POST',
  path: '/api/iam/organizations',
  access: 'bearer',
  body: z.strictObject({
    name: newOrganizationName,
    displayName: organizationDisplayName,
    branding: z.optional(
      z.strictObject({
        logo_url: z.optional(imageUrl),
        colors: z.optional(z.strictObject({ primary: z.optional(color), page_background: z.optional(color) })),
      }),
    ),
    metadata: z.optional(z.strictObject({ company_email: z.optional(email) })),
    /** Of whoever creates it, as their browser has it: one that is not known here is UTC, and hinders nobody. */
    time_zone: z.optional(
      z.string(fieldMessages.timeZoneInvalid).check(z.maxLength(timeZoneMaxLength, fieldMessages.timeZoneInvalid)),
    ),
  }),
  answer: z.strictObject({ organization: createdOrganization }),
  status: 201,
  errors: ['organization_exists', 'organization_limit'],
  idempotent: true,
})

export const deleteOrganization = endpoint({
  id: 'deleteOrganization',
  summary:
    'Deletes an organization, by one of its owners, who may restore it for 30 days. Its name rests before somebody else can have it.',
  method: 'DELETE',
  path: '/api/iam/organizations/:id',
  access: { organization: ownersOnly },
  params: organizationId,
  recent: true,
  status: 204,
  answer: noAnswer,
})

const listedOrganization = z.strictObject({
  id: z.string(),
  name: z.string(),
  displayName: z.string(),
  branding,
  role,
  ...ownTerm,
})
export type ListedOrganization = z.output<typeof listedOrganization>

export const listOrganizations = endpoint({
  id: 'listOrganizations',
  summary: 'The organizations the caller belongs to, each with its id and the caller’s role.',
  method: 'GET',
  path: '/api/iam/organizations',
  access: 'bearer',
  query: z.strictObject({ ...pageQuery, name: z.optional(z.string()), sortBy: sortBy('name') }),
  answer: pageOf(listedOrganization),
})

export const organizationsByMail = endpoint({
  id: 'organizationsByMail',
  summary: 'The organizations of an e-mail address: the caller’s own alone.',
  method: 'GET',
  path: '/api/iam/organizations/by-mail',
  access: 'bearer',
  query: z.strictObject({ ...pageQuery, email }),
  answer: pageOf(listedOrganization),
  errors: ['forbidden'],
})

const importedLine = z.strictObject({
  line: z.number(),
  name: z.string(),
  outcome: z.enum(['created', 'exists', 'refused']),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
})

export const importOrganizations = endpoint({
  id: 'importOrganizations',
  summary:
    'Creates the organizations that a waiting CSV file lists; asked again, it creates none twice. Operators only.',
  method: 'GET',
  path: '/api/iam/importScript/create-new-orgs',
  access: 'bearer',
  answer: z.strictObject({
    created: z.number(),
    existing: z.number(),
    refused: z.number(),
    lines: z.array(importedLine),
  }),
  errors: ['forbidden', 'not_found'],
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
