/** Who did what to whom in an organization. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { timelineKeptDays } from '../limits.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { inOrganization } from '../organizations.ts'
import { ownersOnly } from '../rules/roles.ts'
import { day } from '../rules/time/day.ts'

/** What is recorded inside an organization, `thing.past_tense`: the page has a sentence for each. */
export const timelineActions = [
  'organization.created',
  'organization.imported',
  'organization.deleted',
  'rules.changed',
  'organization.restored',
  'organization.settings_changed',
  'member.joined',
  'member.left',
  'member.removed',
  'member.restored',
  'member.role_changed',
  'member.named',
  'member.term_changed',
  'member.term_kept',
  'member.term_ended',
  'member.renewed',
  'members.removed',
  'members.restored',
  'members.role_changed',
  'members.term_changed',
  'members.term_ended',
  'members.renewed',
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
  'domain.added',
  'domain.proven',
  'domain.lost',
  'domain.changed',
  'domain.removed',
  'provisioning.connected',
  'provisioning.changed',
  'provisioning.token_added',
  'provisioning.token_removed',
  'provisioning.token_ended',
  'provisioning.disconnected',
  'sign_in.added',
  'sign_in.changed',
  'sign_in.deleted',
  'sign_in.switched_on',
  'sign_in.switched_off',
  'sign_in.ended',
  'sign_in.domain_changed',
  'sign_in.certificates_followed',
  'request.declined',
  'requests.accepted',
  'requests.declined',
  'class.archived',
  'class.unarchived',
  'class.copied',
  'classes.archived',
  'classes.unarchived',
  'classes.copied',
  'invite.created',
  'invite.revoked',
  'invite.given_back',
  'invite.renewed',
  'import.started',
  'import.finished',
  'roster.applied',
  'roster.taken_back',
  'learners.made',
  'learner.card_made',
  'learners.cards_made',
  'learner.way_changed',
  'learner.address_given',
  'learner.address_taken_back',
  'learner.taken_along',
  'learner.archive_taken',
  'people.exported',
  'timeline.exported',
  'timeline.kept_changed',
] as const
export type TimelineAction = (typeof timelineActions)[number]

/** What an owner looks for: actions grouped as the page names them. */
export const timelineKinds = ['people', 'roles', 'invites', 'labels', 'classes', 'organization', 'exports'] as const
export type TimelineKind = (typeof timelineKinds)[number]

const kindOf: Record<TimelineAction, TimelineKind> = {
  'organization.created': 'organization',
  'organization.imported': 'organization',
  'organization.deleted': 'organization',
  'rules.changed': 'organization',
  'organization.restored': 'organization',
  'organization.settings_changed': 'organization',
  'member.joined': 'people',
  'member.left': 'people',
  'member.removed': 'people',
  'member.restored': 'people',
  'member.role_changed': 'roles',
  'member.named': 'people',
  'member.term_changed': 'people',
  'member.term_kept': 'people',
  'member.term_ended': 'people',
  'member.renewed': 'people',
  'members.removed': 'people',
  'members.restored': 'people',
  'members.role_changed': 'roles',
  'members.term_changed': 'people',
  'members.term_ended': 'people',
  'members.renewed': 'people',
  'user.profile_changed': 'people',
  'user.change_taken_back': 'people',
  'ownership.offered': 'roles',
  'ownership.handed_over': 'roles',
  'ownership.declined': 'roles',
  'ownership.withdrawn': 'roles',
  'label.created': 'labels',
  'label.changed': 'labels',
  'label.deleted': 'labels',
  'label.restored': 'labels',
  'labels.given': 'labels',
  'labels.taken': 'labels',
  'class.created': 'classes',
  'class.changed': 'classes',
  'class.deleted': 'classes',
  'class.restored': 'classes',
  'domain.added': 'organization',
  'domain.proven': 'organization',
  'domain.lost': 'organization',
  'domain.changed': 'organization',
  'domain.removed': 'organization',
  'provisioning.connected': 'organization',
  'provisioning.changed': 'organization',
  'provisioning.token_added': 'organization',
  'provisioning.token_removed': 'organization',
  'provisioning.token_ended': 'organization',
  'provisioning.disconnected': 'organization',
  'sign_in.added': 'organization',
  'sign_in.changed': 'organization',
  'sign_in.deleted': 'organization',
  'sign_in.switched_on': 'organization',
  'sign_in.switched_off': 'organization',
  'sign_in.ended': 'organization',
  'sign_in.domain_changed': 'organization',
  'sign_in.certificates_followed': 'organization',
  'request.declined': 'people',
  'requests.accepted': 'people',
  'requests.declined': 'people',
  'class.archived': 'classes',
  'class.unarchived': 'classes',
  'class.copied': 'classes',
  'classes.archived': 'classes',
  'classes.unarchived': 'classes',
  'classes.copied': 'classes',
  'invite.created': 'invites',
  'invite.revoked': 'invites',
  'invite.given_back': 'invites',
  'invite.renewed': 'invites',
  'import.started': 'invites',
  'import.finished': 'invites',
  'roster.applied': 'people',
  'roster.taken_back': 'people',
  'learners.made': 'people',
  'learner.card_made': 'people',
  'learners.cards_made': 'people',
  'learner.way_changed': 'people',
  'learner.address_given': 'people',
  'learner.address_taken_back': 'people',
  'learner.taken_along': 'people',
  'learner.archive_taken': 'exports',
  'people.exported': 'exports',
  'timeline.exported': 'exports',
  'timeline.kept_changed': 'organization',
}

/** The actions of a kind; all there are, where none is asked for. */
export function actionsOf(kind: TimelineKind | undefined): TimelineAction[] {
  return timelineActions.filter((action) => kind === undefined || kindOf[action] === kind)
}

const timelineEntry = z.strictObject({
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

/** Which entries: all that is given holds of each. */
const timelineFilter = {
  kind: z.optional(z.enum(timelineKinds, fieldMessages.invalid)),
  /** The uid of who did it. */
  by: z.optional(z.string().check(z.minLength(1, fieldMessages.invalid), z.maxLength(128, fieldMessages.invalid))),
  /** The first and the last day, in the organization's time zone. */
  from: z.optional(day),
  to: z.optional(day),
}
export interface TimelineFilter {
  kind?: TimelineKind | undefined
  by?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** How many days entries are kept; null: for ever. */
const keptDays = z.nullable(
  z
    .int(fieldMessages.timelineKeptDays)
    .check(
      z.minimum(timelineKeptDays.min, fieldMessages.timelineKeptDays),
      z.maximum(timelineKeptDays.max, fieldMessages.timelineKeptDays),
    ),
)

export const timeline = endpoint({
  id: 'timeline',
  summary: 'The audit records of an organization, newest first, for its owners.',
  method: 'GET',
  path: '/api/users/timeline',
  access: { organization: ownersOnly },
  query: z.strictObject({
    ...inOrganization,
    ...timelineFilter,
    /** The id of the oldest entry that is known already. */
    before: z.optional(z.string().check(z.regex(/^\d{1,18}$/, fieldMessages.invalid))),
  }),
  answer: z.strictObject({ results: z.array(timelineEntry), before: z.nullable(z.string()) }),
})

export const timelineFormats = ['csv', 'jsonl'] as const
export type TimelineFormat = (typeof timelineFormats)[number]

export const exportTimeline = endpoint({
  id: 'exportTimeline',
  summary: 'All entries of the timeline that the filters leave, newest first, as CSV or a line of JSON each.',
  method: 'GET',
  path: '/api/users/timeline/export',
  access: { organization: ownersOnly },
  query: z.strictObject({
    ...inOrganization,
    ...timelineFilter,
    format: z.enum(timelineFormats, fieldMessages.invalid),
  }),
  file: ['text/csv', 'application/x-ndjson'],
  answer: z.instanceof(Blob),
})

const timelineSettings = z.strictObject({ kept_days: keptDays })
export type TimelineSettings = z.output<typeof timelineSettings>

export const getTimelineSettings = endpoint({
  id: 'getTimelineSettings',
  summary: 'How long an organization keeps the entries of its timeline.',
  method: 'GET',
  path: '/api/users/timeline/settings',
  access: { organization: ownersOnly },
  query: z.strictObject(inOrganization),
  answer: timelineSettings,
})

export const changeTimelineSettings = endpoint({
  id: 'changeTimelineSettings',
  summary: 'Changes how long entries are kept. Older ones are deleted for good within an hour.',
  method: 'PATCH',
  path: '/api/users/timeline/settings',
  access: { organization: ownersOnly },
  query: z.strictObject(inOrganization),
  body: z.strictObject({ kept_days: keptDays }),
  answer: timelineSettings,
  recent: true,
})
