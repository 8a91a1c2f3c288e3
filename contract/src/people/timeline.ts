/** Who did what to whom in an organization. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessages } from '../messages.ts'
import { inOrganization } from '../organizations.ts'
import { ownersOnly } from '../rules/roles.ts'

export const timelineEntry = z.strictObject({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  actor: z.strictObject({ user_id: z.string(), displayName: z.string() }),
  /** Such as `member.removed`; the page has a sentence for each. */
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
