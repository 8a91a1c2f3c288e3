/** The people of a publisher: who belongs to it and as what, who was invited, and ownership that passes on. */
import * as z from 'zod/mini'
import { endpoint, noAnswer } from '../endpoint.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { listedInvite } from '../people/invites.ts'
import { memberFilter } from '../people/members.ts'
import { listedMember } from '../people/named-member.ts'
import { ownershipOffer, ownershipTransfer } from '../people/ownership.ts'
import { role } from '../rules/people.ts'
import { everyRole, ownersAndStaff, ownersOnly } from '../rules/roles.ts'
import { authorParams } from './settings.ts'

const path = '/api/iam/authors/:author_id'
const memberParams = z.strictObject({ ...authorParams.shape, id: z.string() })

export const ownAuthorMembership = endpoint({
  id: 'ownAuthorMembership',
  summary: 'What the caller is in a publisher, and how many belong to it: decides what its pages offer.',
  method: 'GET',
  path: `${path}/members/me`,
  access: { publisher: everyRole },
  params: authorParams,
  answer: z.strictObject({
    author_id: z.string(),
    name: z.string(),
    profile_image_url: z.string(),
    role,
    counts: z.strictObject({ members: z.number(), owners: z.number() }),
    /** The offer of ownership that waits, which the caller made or got. */
    offer: z.nullable(ownershipOffer),
  }),
})

export type AuthorMember = z.output<typeof listedMember>

export const listAuthorMembers = endpoint({
  id: 'listAuthorMembers',
  summary: 'The people of a publisher by their names, for its owners and staff.',
  method: 'GET',
  path: `${path}/members`,
  access: { publisher: ownersAndStaff },
  params: authorParams,
  query: z.strictObject({ ...pageQuery, username: memberFilter.username }),
  answer: pageOf(listedMember),
})

export const changeAuthorRole = endpoint({
  id: 'changeAuthorRole',
  summary: 'Makes somebody who belongs to a publisher owner, staff or User, by an owner.',
  method: 'PATCH',
  path: `${path}/members/:id/role`,
  access: { publisher: ownersOnly },
  params: memberParams,
  body: z.strictObject({ role }),
  answer: z.strictObject({ user_id: z.string(), role }),
  errors: ['recent_login_required', 'last_publisher_owner'],
})

export const deleteAuthorMember = endpoint({
  id: 'deleteAuthorMember',
  summary: 'Takes a person out of a publisher: an owner anyone, everybody themselves. An invite brings them back.',
  method: 'DELETE',
  path: `${path}/members/:id`,
  access: { publisher: ownersOnly, oneself: { named: 'id', may: everyRole } },
  params: memberParams,
  status: 204,
  answer: noAnswer,
  errors: ['recent_login_required', 'last_publisher_owner'],
})

export const getAuthorOwnershipOffer = endpoint({
  id: 'getAuthorOwnershipOffer',
  summary: 'The offer of a publisher’s ownership that waits, if the caller made or got one.',
  method: 'GET',
  path: `${path}/owners/hand-over`,
  access: { publisher: everyRole },
  params: authorParams,
  ...ownershipTransfer.asked,
})

export const createAuthorOwnershipOffer = endpoint({
  id: 'createAuthorOwnershipOffer',
  summary: 'Offers one’s ownership of a publisher to somebody who belongs to it; nothing changes until they accept.',
  method: 'POST',
  path: `${path}/owners/hand-over`,
  access: { publisher: ownersOnly },
  params: authorParams,
  ...ownershipTransfer.offered,
  idempotent: true,
})

export const answerAuthorOwnershipOffer = endpoint({
  id: 'answerAuthorOwnershipOffer',
  summary: 'Accepts or declines the ownership one was offered; whoever offered it may withdraw it.',
  method: 'POST',
  path: `${path}/owners/hand-over/answer`,
  access: { publisher: everyRole },
  params: authorParams,
  ...ownershipTransfer.answered,
})

const listedAuthorInvite = z.strictObject({
  id: listedInvite.shape.id,
  email: listedInvite.shape.email,
  role,
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type ListedAuthorInvite = z.output<typeof listedAuthorInvite>

/** At most so many are listed, the newest. */
export const authorInvitesListed = 100

export const listAuthorInvites = endpoint({
  id: 'listAuthorInvites',
  summary: 'The open invites of a publisher, the newest first.',
  method: 'GET',
  path: `${path}/invites`,
  access: { publisher: ownersOnly },
  params: authorParams,
  answer: z.strictObject({ results: z.array(listedAuthorInvite) }),
})

export const revokeAuthorInvite = endpoint({
  id: 'revokeAuthorInvite',
  summary: 'Ends an invite to a publisher.',
  method: 'DELETE',
  path: `${path}/invites/:id`,
  access: { publisher: ownersOnly },
  params: memberParams,
  status: 204,
  answer: noAnswer,
  errors: ['done_meanwhile'],
})
