/** Invites to organizations and to publishers. */
import * as z from 'zod/mini'
import { endpoint, noAnswer } from '../endpoint.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { inOrganization } from '../organizations.ts'
import { email } from '../rules/email.ts'
import { ids, inviteUses, role } from '../rules/people.ts'
import { ownersOnly } from '../rules/roles.ts'
import { day } from '../rules/time/day.ts'
import { isInOrder } from '../rules/time/term.ts'
import { shownTerm } from './members.ts'

const inside = z.strictObject(inOrganization)
const inviteId = z.strictObject({ id: z.string() })
/** The token of a link, or a short code as it was typed. */
const tokenBody = z.strictObject({
  token: z
    .string(fieldMessages.required)
    .check(z.trim(), z.minLength(1, fieldMessages.required), z.maxLength(200, fieldMessages.invalid)),
})

/** What a new invite answers, once: the token is kept only as its hash. */
const freshInvite = z.strictObject({
  id: z.string(),
  token: z.string(),
  /** The same invite as a short code to type. */
  code: z.string(),
  url: z.string(),
  expiresAt: z.string(),
})
export type FreshInvite = z.output<typeof freshInvite>

const inviteStates = ['open', 'expired', 'used_up', 'revoked'] as const

export const listedInvite = z.strictObject({
  id: z.string(),
  /** Null for a link that anybody may use. */
  email: z.nullable(z.string()),
  /** What the list that it was made from calls the person; empty where it says nothing. */
  given_name: z.string(),
  family_name: z.string(),
  role,
  labels: z.array(z.strictObject({ id: z.string(), name: z.string(), color: z.string() })),
  uses: z.number(),
  maxUses: z.number(),
  state: z.enum(inviteStates),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** The first and the last day of the membership that it leads to. */
  ...shownTerm,
})
export type ListedInvite = z.output<typeof listedInvite>

export const createInvite = endpoint({
  id: 'createInvite',
  summary:
    'Invites to an organization: with an e-mail address by mail, without one as a link. An owner comes by mail only.',
  method: 'POST',
  path: '/api/users/invites',
  access: { organization: ownersOnly },
  query: inside,
  body: z
    .strictObject({
      email: z.optional(email),
      role: z.optional(role),
      labels: z.optional(ids),
      /** ISO 8601, within a year. */
      expiresAt: z.optional(z.iso.datetime({ offset: true, error: fieldMessages.expiryInvalid })),
      uses: z.optional(inviteUses),
      /** The first and the last day of the membership that it leads to. It expires with the last one. */
      startsOn: z.optional(day),
      endsOn: z.optional(day),
    })
    .check(z.refine(isInOrder, { error: fieldMessages.lastDayBeforeFirst, path: ['endsOn'] })),
  status: 201,
  answer: freshInvite,
  errors: ['recent_login_required', 'email_not_verified', 'link_limit', 'too_many_requests', 'answer_lost'],
  idempotent: true,
})

export const listInvites = endpoint({
  id: 'listInvites',
  summary: 'The invites of an organization, newest first.',
  method: 'GET',
  path: '/api/users/invites',
  access: { organization: ownersOnly },
  query: z.strictObject({ ...inOrganization, before: z.optional(z.string()) }),
  answer: z.strictObject({ results: z.array(listedInvite), before: z.nullable(z.string()) }),
})

export const revokeInvite = endpoint({
  id: 'revokeInvite',
  summary: 'Ends an invite.',
  method: 'DELETE',
  path: '/api/users/invites/:id',
  access: { organization: ownersOnly },
  params: inviteId,
  query: inside,
  status: 204,
  answer: noAnswer,
  errors: ['done_meanwhile'],
})

export const renewInvite = endpoint({
  id: 'renewInvite',
  summary: 'Sends an invite again, with a new token and code; the old ones end.',
  method: 'POST',
  path: '/api/users/invites/:id/renew',
  access: { organization: ownersOnly },
  params: inviteId,
  query: inside,
  answer: freshInvite,
  errors: [
    'done_meanwhile',
    'recent_login_required',
    'email_not_verified',
    'link_limit',
    'too_many_requests',
    'answer_lost',
  ],
  idempotent: true,
})

const invitePreview = z.strictObject({
  kind: z.enum(['organization', 'author']),
  /** The organization's name, or the publisher's id. */
  name: z.string(),
  displayName: z.string(),
  logo_url: z.string(),
  /** An organization's; a publisher has none. */
  colors: z.nullable(z.strictObject({ primary: z.string(), page_background: z.string() })),
  /** Who invites, by the name they have there; null where they have none. */
  invitedBy: z.nullable(z.string()),
  role,
  /** Whom it is for, with most letters hidden; null for anybody. */
  email: z.nullable(z.string()),
  /** The whole of it, for whoever has the link: it was sent there. A code, which is read out, does not tell it. */
  address: z.nullable(z.string()),
  /** What whoever invites calls the person; like the address told to whoever has the link alone, and empty where there is none. */
  given_name: z.string(),
  family_name: z.string(),
  expiresAt: z.string(),
  /** The first and the last day of the membership that it leads to; a publisher's has none. */
  ...shownTerm,
})
export type InvitePreview = z.output<typeof invitePreview>

export const previewInvite = endpoint({
  id: 'previewInvite',
  summary: 'What an invite offers; looking at it uses nothing up.',
  method: 'POST',
  path: '/api/users/invites/preview',
  access: 'anyone',
  body: tokenBody,
  answer: invitePreview,
  errors: ['invite_invalid', 'invite_expired', 'invite_used_up', 'too_many_requests'],
})

const acceptErrors = [
  'invite_invalid',
  'invite_expired',
  'invite_used_up',
  'invite_for_another',
  'email_not_verified',
  'too_many_requests',
] as const

const accepted = {
  role,
  /** Whoever asks was that before, and nothing has changed. */
  already: z.boolean(),
}

export const acceptInvite = endpoint({
  id: 'acceptInvite',
  summary: 'Joins the organization of an invite, by its token or its short code. Asked again it says that they had.',
  method: 'POST',
  path: '/api/users/invites/success',
  access: 'bearer',
  body: tokenBody,
  answer: z.strictObject({ organization: z.string(), displayName: z.string(), ...accepted }),
  errors: acceptErrors,
})

export const createAuthorInvite = endpoint({
  id: 'createAuthorInvite',
  summary: 'Invites to a publisher, by one of its owners.',
  method: 'POST',
  path: '/api/iam/authors/invites',
  access: { publisher: ownersOnly },
  body: z.strictObject({
    author_id: z.string(fieldMessages.required),
    email: z.optional(email),
    role: z.optional(role),
  }),
  status: 201,
  answer: freshInvite,
  errors: ['recent_login_required', 'email_not_verified', 'link_limit', 'too_many_requests', 'answer_lost'],
  idempotent: true,
})

export const acceptAuthorInvite = endpoint({
  id: 'acceptAuthorInvite',
  summary: 'Joins the publisher of an invite.',
  method: 'POST',
  path: '/api/iam/authors/invites/success',
  access: 'bearer',
  body: tokenBody,
  answer: z.strictObject({ author_id: z.string(), name: z.string(), ...accepted }),
  errors: acceptErrors,
})
