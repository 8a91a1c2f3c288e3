/** Terms: memberships with a first and a last day, and the people whose memberships have ended. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { formerMembershipYears } from '../limits.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { inOrganization } from '../organizations.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { ids, role, termChanges } from '../rules/people.ts'
import { ownersAndStaff } from '../rules/roles.ts'
import { day } from '../rules/time/day.ts'
import { isInOrder } from '../rules/time/term.ts'
import { memberFilter, shownTerm } from './members.ts'
import { namedMember } from './named-member.ts'

const inside = z.strictObject(inOrganization)

export const setTerms = endpoint({
  id: 'setTerms',
  summary:
    'Gives memberships a first and a last day, or takes them away: owners those of everybody, staff those of Users. Nobody’s last day is past.',
  method: 'POST',
  path: '/api/users/members/terms',
  access: { organization: ownersAndStaff },
  query: inside,
  body: z.strictObject({ changes: termChanges }),
  answer: z.strictObject({
    /** Whose days are others now, with those that they had. */
    changed: z.array(z.strictObject({ user_id: z.string(), from: z.strictObject(shownTerm) })),
    /** Who keeps theirs: `last_owner` where nobody would own the organization for good, `forbidden` of an owner or of staff by staff. */
    kept: z.array(z.strictObject({ user_id: z.string(), reason: z.enum(['last_owner', 'forbidden', 'not_found']) })),
  }),
  errors: ['recent_login_required', 'last_owner'],
})

/** Somebody whose membership ended with its last day. */
const formerMember = z.strictObject({
  /** The email is null for staff: whoever is no member any more is the owners' to write to. */
  ...namedMember.shape,
  photoURL: z.nullable(z.string()),
  /** What they were. */
  role,
  ...shownTerm,
  /** ISO 8601: when their last day was over. */
  endedAt: z.string(),
  /** Whether the caller may take them in again. */
  mayRenew: z.boolean(),
})
export type FormerMember = z.output<typeof formerMember>

export const listFormerMembers = endpoint({
  id: 'listFormerMembers',
  summary: `Whose membership ended with its last day, within ${formerMembershipYears} years, the latest first: each as they were then.`,
  method: 'GET',
  path: '/api/users/members/former',
  access: { organization: ownersAndStaff },
  query: z.strictObject({ ...inOrganization, ...pageQuery, username: memberFilter.username }),
  answer: pageOf(formerMember),
})

export const renewMembers = endpoint({
  id: 'renewMembers',
  summary:
    'Takes former members in again, as what they were, with their labels and classes: all or none, with a new term or for good. Staff those who were Users, unless a directory has them inactive.',
  method: 'POST',
  path: '/api/users/members/renew',
  access: { organization: ownersAndStaff },
  query: inside,
  body: z
    .strictObject({ ids, startsOn: z.optional(day), endsOn: z.optional(day) })
    .check(z.refine(isInOrder, { error: fieldMessages.lastDayBeforeFirst, path: ['endsOn'] })),
  answer: z.strictObject({ renewed: z.number() }),
  errors: ['recent_login_required', 'forbidden', 'not_restorable'],
})
