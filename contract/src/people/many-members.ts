/** What is asked about many members in one request: their roles, and who they are by their usernames. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { inOrganization } from '../organizations.ts'
import { role, roleChanges, usernames } from '../rules/people.ts'
import { ownersAndStaff, ownersOnly } from '../rules/roles.ts'
import { namedMember } from './named-member.ts'

const inside = z.strictObject(inOrganization)

export const changeRoles = endpoint({
  id: 'changeRoles',
  summary: 'Gives several members their roles at once, by an owner, and answers whom it could not be done for.',
  method: 'POST',
  path: '/api/users/members/roles',
  access: { organization: ownersOnly },
  query: inside,
  body: z.strictObject({ changes: roleChanges }),
  answer: z.strictObject({
    /** Whose role is another now, with the one that they had. */
    changed: z.array(z.strictObject({ user_id: z.string(), from: role })),
    /** Who is what they were: `last_owner` where nobody else would own the organization, `not_found` for no member. */
    kept: z.array(z.strictObject({ user_id: z.string(), reason: z.enum(['last_owner', 'not_found']) })),
  }),
  errors: ['recent_login_required', 'last_owner', 'learner_stays_user'],
})

export const findMembers = endpoint({
  id: 'findMembers',
  summary: 'The members with these usernames, and which usernames no member has. Changes nothing.',
  method: 'POST',
  path: '/api/users/members/find',
  access: { organization: ownersAndStaff },
  query: inside,
  body: z.strictObject({ usernames }),
  answer: z.strictObject({
    results: z.array(namedMember),
    /** As they were written, in their order. */
    unknown: z.array(z.string()),
  }),
  changesNoPage: true,
})
