/** The people of an organization: its members, its staff and its owners. */
import * as z from 'zod/mini'
import { endpoint, noAnswer } from '../endpoint.ts'
import { restorableDays } from '../limits.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { inOrganization } from '../organizations.ts'
import { ownRules } from '../organizations/rules.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { email } from '../rules/email.ts'
import { ids, role } from '../rules/people.ts'
import { everyRole, ownersAndStaff, ownersOnly } from '../rules/roles.ts'
import { listedMember, namedMember } from './named-member.ts'
import { ownershipOffer, ownershipTransfer } from './ownership.ts'

const memberId = z.strictObject({ id: z.string() })
const inside = z.strictObject(inOrganization)

const labelOfMember = z.strictObject({ id: z.string(), name: z.string(), color: z.string() })

/** The days of a membership, each such as `2026-09-01`; null for none. */
export const shownTerm = { startsOn: z.nullable(z.string()), endsOn: z.nullable(z.string()) }

/** Before its first day a membership waits; behind its last one it is over. */
export const termStates = ['waiting', 'current', 'over'] as const

const member = z.strictObject({
  ...listedMember.shape,
  labels: z.array(labelOfMember),
  ...shownTerm,
  /** Today, where the organization is. */
  term: z.enum(termStates),
})
export type Member = z.output<typeof member>

export const memberSorts = ['name:asce', 'name:desc', 'username:asce', 'username:desc'] as const

/** Which members: shared by the list and its export. */
export const memberFilter = {
  /** Part of the name or of the username. */
  username: z.optional(z.string()),
  /** A label's id. */
  label: z.optional(z.string()),
  /** A class's id. */
  class: z.optional(z.string()),
  role: z.optional(role),
  sortBy: z._default(z.literal(memberSorts, fieldMessages.invalid), 'name:asce'),
}

export const listMembers = endpoint({
  id: 'listMembers',
  summary: 'The people of an organization, for its owners and staff.',
  method: 'GET',
  path: '/api/users/members',
  access: { organization: ownersAndStaff },
  query: z.strictObject({
    ...inOrganization,
    ...pageQuery,
    ...memberFilter,
    /** Taken from whoever asks so; each row has its person in any case. */
    populate: z.optional(z.literal('user_id', fieldMessages.invalid)),
  }),
  answer: pageOf(member),
})

/** Somebody who belonged to the organization until lately. */
const removedMember = z.strictObject({
  /** The email is null for whoever left by themselves: their address is no longer the organization’s to read. */
  ...namedMember.shape,
  photoURL: z.nullable(z.string()),
  /** What they were, and are again once restored. */
  role,
  /** ISO 8601. */
  removedAt: z.string(),
  /** By whom, as they are called; null where nobody else did it, or where that account has gone. */
  removedBy: z.nullable(z.string()),
  leftByThemselves: z.boolean(),
  /** ISO 8601; null for whoever left by themselves, and comes back by an invite alone. */
  restorableUntil: z.nullable(z.string()),
})
export type RemovedMember = z.output<typeof removedMember>

export const listRemovedMembers = endpoint({
  id: 'listRemovedMembers',
  summary: `Who was removed from an organization or left it within ${restorableDays} days, the latest first, for its owners: each as they were then.`,
  method: 'GET',
  path: '/api/users/members/removed',
  access: { organization: ownersOnly },
  query: z.strictObject({ ...inOrganization, ...pageQuery, username: memberFilter.username }),
  answer: pageOf(removedMember),
})

/** How many of each an organization has, as far as the caller may see them. */
const peopleCounts = z.strictObject({
  members: z.number(),
  owners: z.number(),
  classes: z.number(),
  /** For owners and staff; null for others. */
  labels: z.nullable(z.number()),
  /** Open invites, links among them. For owners; null for others. */
  invites: z.nullable(z.number()),
  /** People who have an open invite by mail. For owners; null for others. */
  invited: z.nullable(z.number()),
  /** Open requests to join. For owners and staff; null for others. */
  requests: z.nullable(z.number()),
})
export type PeopleCounts = z.output<typeof peopleCounts>

export const ownMembership = endpoint({
  id: 'ownMembership',
  summary:
    'What the caller is in an organization, what it asks of them and how large it is: decides what its pages offer.',
  method: 'GET',
  path: '/api/users/members/me',
  access: { organization: everyRole },
  query: inside,
  answer: z.strictObject({
    organization: z.string(),
    displayName: z.string(),
    logo_url: z.string(),
    time_zone: z.string(),
    role,
    counts: peopleCounts,
    /** What it asks of the caller's sign-in; null where it asks nothing. */
    own_rules: z.nullable(ownRules),
    /** The offer of ownership that waits, which the caller made or got. */
    offer: z.nullable(ownershipOffer),
  }),
})

export const exportMembers = endpoint({
  id: 'exportMembers',
  summary: 'The list of people as CSV, with the filters and the order of the list.',
  method: 'GET',
  path: '/api/users/members/export',
  access: { organization: ownersAndStaff },
  query: z.strictObject({ ...inOrganization, ...memberFilter }),
  file: 'text/csv',
  answer: z.instanceof(Blob),
})

export const changeRole = endpoint({
  id: 'changeRole',
  summary: 'Makes a member owner, staff or User, by an owner.',
  method: 'PATCH',
  path: '/api/users/members/:id/role',
  access: { organization: ownersOnly },
  params: memberId,
  query: inside,
  body: z.strictObject({ role }),
  answer: z.strictObject({ user_id: z.string(), role }),
  errors: ['recent_login_required', 'last_owner', 'learner_stays_user'],
})

export const deleteMember = endpoint({
  id: 'deleteMember',
  summary: 'Takes a person out of an organization: an owner anyone, everybody themselves.',
  method: 'DELETE',
  path: '/api/users/members/:id',
  access: { organization: ownersOnly, oneself: { named: 'id', may: everyRole } },
  params: memberId,
  query: inside,
  status: 204,
  answer: noAnswer,
  errors: ['recent_login_required', 'last_owner'],
})

export const deleteMembers = endpoint({
  id: 'deleteMembers',
  summary: 'Takes several people out at once, all or none.',
  method: 'POST',
  path: '/api/users/members/delete',
  access: { organization: ownersOnly, oneself: { named: 'ids', may: everyRole } },
  query: inside,
  body: z.strictObject({ ids }),
  answer: z.strictObject({ deleted: z.number() }),
  errors: ['recent_login_required', 'last_owner'],
})

export const restoreMembers = endpoint({
  id: 'restoreMembers',
  summary: `Takes a removal back, with role and labels, within ${restorableDays} days. Whoever left by themselves is invited instead.`,
  method: 'POST',
  path: '/api/users/members/restore',
  access: { organization: ownersOnly },
  query: inside,
  body: z.strictObject({ ids }),
  answer: z.strictObject({
    restored: z.number(),
    /** Of how many of them the last day has passed: they are former members then. */
    over: z.number(),
  }),
  errors: ['recent_login_required', 'left_by_themselves', 'not_restorable'],
})

export const listOwners = endpoint({
  id: 'listOwners',
  summary: 'The owners of an organization.',
  method: 'GET',
  path: '/api/users/owners',
  access: { organization: ownersAndStaff },
  query: z.strictObject({ ...inOrganization, ...pageQuery }),
  answer: pageOf(member),
})

export const getOwner = endpoint({
  id: 'getOwner',
  summary: 'One owner of an organization.',
  method: 'GET',
  path: '/api/users/owners/:id',
  access: { organization: ownersAndStaff },
  params: memberId,
  query: inside,
  answer: member,
})

export const createOwner = endpoint({
  id: 'createOwner',
  summary: 'Makes a member an owner too; an e-mail that is no member’s yet gets an invite as owner.',
  method: 'POST',
  path: '/api/users/owners',
  access: { organization: ownersOnly },
  query: inside,
  /** One of the two. */
  body: z.strictObject({ user_id: z.optional(z.string(fieldMessages.invalid)), email: z.optional(email) }).check(
    z.refine((body) => (body.user_id === undefined) !== (body.email === undefined), {
      error: fieldMessages.required,
      path: ['user_id'],
    }),
  ),
  status: 201,
  answer: z.strictObject({ user_id: z.nullable(z.string()), outcome: z.enum(['added', 'invited']) }),
  errors: ['recent_login_required', 'email_not_verified', 'too_many_requests', 'learner_stays_user', 'answer_lost'],
  idempotent: true,
})

export const deleteOwner = endpoint({
  id: 'deleteOwner',
  summary: 'Takes ownership from a person, who stays as staff.',
  method: 'DELETE',
  path: '/api/users/owners/:id',
  access: { organization: ownersOnly },
  params: memberId,
  query: inside,
  status: 204,
  answer: noAnswer,
  errors: ['recent_login_required', 'last_owner'],
})

export const getOwnershipOffer = endpoint({
  id: 'getOwnershipOffer',
  summary: 'The offer of ownership that waits, if the caller made or got one.',
  method: 'GET',
  path: '/api/users/owners/hand-over',
  access: { organization: everyRole },
  query: inside,
  ...ownershipTransfer.asked,
})

export const createOwnershipOffer = endpoint({
  id: 'createOwnershipOffer',
  summary: 'Offers one’s ownership to a member; nothing changes until they accept.',
  method: 'POST',
  path: '/api/users/owners/hand-over',
  access: { organization: ownersOnly },
  query: inside,
  ...ownershipTransfer.offered,
  errors: [...ownershipTransfer.offered.errors, 'learner_stays_user'],
  idempotent: true,
})

export const answerOwnershipOffer = endpoint({
  id: 'answerOwnershipOffer',
  summary: 'Accepts or declines the ownership one was offered; whoever offered it may withdraw it.',
  method: 'POST',
  path: '/api/users/owners/hand-over/answer',
  access: { organization: everyRole },
  query: inside,
  ...ownershipTransfer.answered,
})
