/** Joining by one's own confirmed address: at once, or by a request that owners and staff answer. */
import * as z from 'zod/mini'
import { endpoint, noAnswer } from '../endpoint.ts'
import { joinRequestDays, joinRequestRestDays, maxAnsweredAtOnce } from '../limits.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { namedMember } from '../people/named-member.ts'
import { joiningRole } from '../rules/domain.ts'
import { organizationName } from '../rules/organization.ts'
import { role } from '../rules/people.ts'
import { ownersAndStaff } from '../rules/roles.ts'

const inNamed = z.strictObject({ name: organizationName })

/** An organization that whoever asks could join, for it has proven the domain of their confirmed address. */
const joinableOrganization = z.strictObject({
  name: z.string(),
  displayName: z.string(),
  branding: z.strictObject({ logo_url: z.string() }),
  /** What they may do: whoever was removed from it asks, whatever others may. */
  offer: z.enum(['join', 'ask']),
  /** Their request, if there is one: ISO 8601, when it was made, and, where it was declined, when they may ask again. */
  request: z.nullable(
    z.strictObject({ askedAt: z.string(), declined: z.boolean(), againFrom: z.nullable(z.string()) }),
  ),
})
export type JoinableOrganization = z.output<typeof joinableOrganization>

export const joinableOrganizations = endpoint({
  id: 'joinableOrganizations',
  summary:
    'Organizations that have proven the domain of the caller’s address and take people from there. None for an address that is not confirmed.',
  method: 'GET',
  path: '/api/iam/organizations/joinable',
  access: 'bearer',
  answer: z.strictObject({ results: z.array(joinableOrganization) }),
})

export const joinOrganization = endpoint({
  id: 'joinOrganization',
  summary: 'Joins an organization by the domain of one’s confirmed address. Asked again it answers the same.',
  method: 'POST',
  path: '/api/iam/organizations/:name/join',
  access: 'bearer',
  params: inNamed,
  answer: z.strictObject({ name: z.string(), displayName: z.string(), role }),
  errors: ['email_not_verified', 'not_found', 'join_by_request'],
})

export const askToJoin = endpoint({
  id: 'askToJoin',
  summary: `Asks to join. An unanswered request ends after ${joinRequestDays} days; whoever was declined may ask again after ${joinRequestRestDays}.`,
  method: 'POST',
  path: '/api/iam/organizations/:name/requests',
  access: 'bearer',
  params: inNamed,
  status: 201,
  answer: joinableOrganization,
  errors: ['email_not_verified', 'not_found', 'already_member', 'asked_too_soon', 'too_many_requests'],
})

export const withdrawRequest = endpoint({
  id: 'withdrawRequest',
  summary: 'Takes one’s own open request back.',
  method: 'DELETE',
  path: '/api/iam/organizations/:name/requests/own',
  access: 'bearer',
  params: inNamed,
  status: 204,
  answer: noAnswer,
  errors: ['not_found'],
})

const joinRequest = z.strictObject({
  id: z.string(),
  ...namedMember.shape,
  photoURL: z.nullable(z.string()),
  /** By which domain they ask, and what they become. */
  domain: z.string(),
  role: joiningRole,
  labels: z.array(z.strictObject({ id: z.string(), name: z.string(), color: z.string() })),
  /** ISO 8601. */
  askedAt: z.string(),
  endsAt: z.string(),
  /** Whether somebody took them out of the organization before. */
  wasRemoved: z.boolean(),
})
export type JoinRequest = z.output<typeof joinRequest>

export const listJoinRequests = endpoint({
  id: 'listJoinRequests',
  summary: 'Open requests to join, the oldest first, for owners and staff.',
  method: 'GET',
  path: '/api/iam/organizations/:name/requests',
  access: { organization: ownersAndStaff },
  params: inNamed,
  query: z.strictObject({ ...pageQuery }),
  answer: pageOf(joinRequest),
})

export const answerJoinRequests = endpoint({
  id: 'answerJoinRequests',
  summary:
    'Accepts or declines requests, each person told by mail. What cannot be answered any more is left, with the reason.',
  method: 'POST',
  path: '/api/iam/organizations/:name/requests/answer',
  access: { organization: ownersAndStaff },
  params: inNamed,
  body: z.strictObject({
    ids: z
      .array(z.string(fieldMessages.invalid).check(z.maxLength(128, fieldMessages.invalid)), fieldMessages.required)
      .check(z.minLength(1, fieldMessages.required), z.maxLength(maxAnsweredAtOnce, fieldMessages.tooMany)),
    accept: z.boolean(fieldMessages.required),
  }),
  answer: z.strictObject({
    answered: z.number(),
    /**
     * `gone`: answered, withdrawn or ended before; `directory_inactive`: a directory has them so, and whoever accepts is
     * staff: an owner may; the others are no members of the domain now.
     */
    left: z.array(
      z.strictObject({
        id: z.string(),
        reason: z.enum(['gone', 'address_changed', 'domain_not_proven', 'directory_inactive']),
      }),
    ),
  }),
})
