/** Domains that an organization proves to be its own, and what whoever has a confirmed address there may do. */
import * as z from 'zod/mini'
import { endpoint, noAnswer } from '../endpoint.ts'
import { domainGoneDays } from '../limits.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { joining, joiningRole, newDomain } from '../rules/domain.ts'
import { organizationName } from '../rules/organization.ts'
import { idsOrNone } from '../rules/people.ts'
import { ownersOnly } from '../rules/roles.ts'

const inNamed = z.strictObject({ name: organizationName })
const domainOfNamed = z.strictObject({ name: organizationName, id: z.string() })

/** `lost`: it was proven, and its record has gone. */
const domainStates = ['waiting', 'proven', 'lost'] as const

/**
 * What the last look found where it did not find the record: no TXT record there, others alone, far too many, an alias
 * (CNAME) to another name, the record of an organization that has proven the domain beside ours, or no answer at all.
 */
const domainFindings = ['absent', 'different', 'too_many', 'alias', 'taken', 'unreachable'] as const
export type DomainFinding = (typeof domainFindings)[number]

const organizationDomain = z.strictObject({
  id: z.string(),
  /** As DNS has it: lower case, and other alphabets in their ASCII form. */
  domain: z.string(),
  state: z.enum(domainStates),
  /** The TXT record that proves it. */
  record: z.strictObject({ name: z.string(), value: z.string() }),
  finding: z.nullable(z.enum(domainFindings)),
  /** ISO 8601, as all that follow. */
  provenAt: z.nullable(z.string()),
  checkedAt: z.nullable(z.string()),
  /** When the server looks again by itself; null where it has given up. */
  nextCheckAt: z.nullable(z.string()),
  /** Where the record of a proven domain has gone: until when the domain counts all the same. */
  provenUntil: z.nullable(z.string()),
  joining,
  role: joiningRole,
  labels: z.array(z.strictObject({ id: z.string(), name: z.string(), color: z.string() })),
  /** Counts the changes of who may join, and as what: to be sent back with one. */
  version: z.number(),
})
export type OrganizationDomain = z.output<typeof organizationDomain>

export const listDomains = endpoint({
  id: 'listDomains',
  summary: 'The domains of an organization, by name, with the record that proves each.',
  method: 'GET',
  path: '/api/iam/organizations/:name/domains',
  access: { organization: ownersOnly },
  params: inNamed,
  answer: z.strictObject({ results: z.array(organizationDomain) }),
})

export const addDomain = endpoint({
  id: 'addDomain',
  summary:
    'Adds a domain, to be proven by the TXT record that is answered. It stands for itself alone: each of its subdomains is proven apart.',
  method: 'POST',
  path: '/api/iam/organizations/:name/domains',
  access: { organization: ownersOnly },
  params: inNamed,
  body: newDomain,
  status: 201,
  answer: organizationDomain,
  errors: ['domain_exists', 'domain_limit'],
  idempotent: true,
})

export const checkDomain = endpoint({
  id: 'checkDomain',
  summary: `Looks for the record of a domain now. A proven domain whose record has been gone for ${domainGoneDays} days is proven no more.`,
  method: 'POST',
  path: '/api/iam/organizations/:name/domains/:id/check',
  access: { organization: ownersOnly },
  params: domainOfNamed,
  answer: organizationDomain,
  errors: ['too_many_requests'],
})

export const changeDomain = endpoint({
  id: 'changeDomain',
  summary:
    'What whoever has a confirmed address of a proven domain may do, and what they become. Where somebody else has saved since the version that was given, nothing is changed: `changed_meanwhile`.',
  method: 'PATCH',
  path: '/api/iam/organizations/:name/domains/:id',
  access: { organization: ownersOnly },
  params: domainOfNamed,
  body: z.strictObject({
    /** As it was read. Programs of before it was counted leave it out, and save on top of whatever is there. */
    version: z.optional(z.int(fieldMessages.invalid).check(z.gte(1, fieldMessages.invalid))),
    joining: z.optional(joining),
    role: z.optional(joiningRole),
    labels: z.optional(idsOrNone),
  }),
  answer: organizationDomain,
  errors: ['domain_not_proven', 'changed_meanwhile'],
})

export const removeDomain = endpoint({
  id: 'removeDomain',
  summary: 'Removes a domain; open requests that came by it end.',
  method: 'DELETE',
  path: '/api/iam/organizations/:name/domains/:id',
  access: { organization: ownersOnly },
  params: domainOfNamed,
  status: 204,
  answer: noAnswer,
})
