/** Who did what to whom in an organization. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessages } from '../messages.ts'
import { inOrganization } from '../organizations.ts'
import { ownersOnly } from '../rules/roles.ts'

/** What is recorded inside an organization, `thing.past_tense`: the page has a sentence for each. */
export const timelineActions = [
  'organization.created',
  'organization.imported',
  'organization.deleted',
  'member.joined',
  'member.left',
  'member.removed',
  'member.restored',
  'member.role_changed',
  'member.named',
  'members.removed',
  'members.restored',
  'members.role_changed',
  'user.profile_changed',
  'user.change_taken_back',
  'ownership.offered',
  'ownership.handed_over',
  'ownership.declined',
  'ownership.withdrawn',
  'label.created',
  'label.changed',
  'label.deleted',
  'label.restored',
  'labels.given',
  'labels.taken',
  'class.created',
  'class.changed',
  'class.deleted',
  'class.restored',
  'invite.created',
  'invite.revoked',
  'invite.renewed',
  'import.started',
  'import.finished',
  'people.exported',
] as const
export type TimelineAction = (typeof timelineActions)[number]

export const timelineEntry = z.strictObject({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  actor: z.strictObject({ user_id: z.string(), displayName: z.string() }),
  /** One of `timelineActions`, or of a version newer than whoever reads it. */
  action: z.string(),
  /** Whom or what: a name to show. */
  subject: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type TimelineEntry = z.output<typeof timelineEntry>

export const timeline = endpoint({
  id: 'timeline',
  summary: 'The audit records of an organization, newest first, for its owners.',
  method: 'GET',
  path: '/api/users/timeline',
  access: { organization: ownersOnly },
  query: z.strictObject({
    ...inOrganization,
    /** The id of the oldest entry that is known already. */
    before: z.optional(z.string().check(z.regex(/^\d{1,18}$/, fieldMessages.invalid))),
  }),
  answer: z.strictObject({ results: z.array(timelineEntry), before: z.nullable(z.string()) }),
})
