/** How an organization is doing: its figures over time, and who was not seen for long. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { notSeenDays } from '../limits.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { listedMember } from '../people/named-member.ts'
import { organizationName } from '../rules/organization.ts'
import { ownersAndStaff } from '../rules/roles.ts'

const named = z.strictObject({ name: organizationName })

/** How far back: 30 days, 12 months, or as far as figures go. */
export const overviewRanges = ['30d', '12m', 'all'] as const
export type OverviewRange = (typeof overviewRanges)[number]

/** What a point stands for: a day, a week that begins on Monday, or a month. */
const overviewSteps = ['day', 'week', 'month'] as const
export type OverviewStep = (typeof overviewSteps)[number]

/** A day, a week or a month, named by its first day (`2026-09-01`) in the organization's time zone. The last one is not over. */
const overviewPoint = z.strictObject({
  from: z.string(),
  /** At its end. */
  owners: z.number(),
  staff: z.number(),
  users: z.number(),
  /** During it. */
  invitesSent: z.number(),
  invitesAccepted: z.number(),
  signIns: z.number(),
  /** Who signed in during it, each once. */
  people: z.number(),
})

const signIns = z.strictObject({ signIns: z.number(), people: z.number() })

const overview = z.strictObject({
  range: z.enum(overviewRanges),
  step: z.enum(overviewSteps),
  timeZone: z.string(),
  today: z.string(),
  since: z.strictObject({
    /** The first day of which anything is known. */
    known: z.string(),
    /**
     * From when on everything was counted as it happened. What is before was put together later: from memberships,
     * invites and records; sign-ins were not counted then.
     */
    counted: z.string(),
  }),
  now: z.strictObject({
    members: z.number(),
    owners: z.number(),
    staff: z.number(),
    users: z.number(),
    signIns: z.strictObject({ today: signIns, week: signIns }),
    /** Members who were not seen for `notSeenDays`: neither there nor, where they never were, joined since. */
    notSeen: z.number(),
    /** Members who have an authenticator, a passkey, either. Null where accounts are kept elsewhere. */
    secondSteps: z.nullable(z.strictObject({ authenticator: z.number(), passkey: z.number(), either: z.number() })),
  }),
  points: z.array(overviewPoint),
})
export type Overview = z.output<typeof overview>

export const getOverview = endpoint({
  id: 'getOverview',
  summary: 'The figures of an organization over time, for its owners and staff.',
  method: 'GET',
  path: '/api/iam/organizations/:name/overview',
  access: { organization: ownersAndStaff },
  params: named,
  query: z.strictObject({ range: z._default(z.enum(overviewRanges, fieldMessages.invalid), '30d') }),
  answer: overview,
})

const notSeenMember = z.strictObject({
  ...listedMember.shape,
  /** A day; null for whoever was never seen. */
  lastSeen: z.nullable(z.string()),
})
export type NotSeenMember = z.output<typeof notSeenMember>

export const listNotSeen = endpoint({
  id: 'listNotSeen',
  summary: `Members who were not seen for ${notSeenDays} days, first who was not for longest, for owners and staff.`,
  method: 'GET',
  path: '/api/iam/organizations/:name/overview/not-seen',
  access: { organization: ownersAndStaff },
  params: named,
  query: z.strictObject(pageQuery),
  answer: pageOf(notSeenMember),
})
