/**
 * The security rules of an organization: what whoever enters it has to have signed in with. They are asked where a
 * token for its site is made, by every call inside it, and of sessions that are on its site already.
 */
import * as z from 'zod/mini'
import { endpoint, ruleRefusals } from '../endpoint.ts'
import { freshSignInMaxHours, graceMaxDays } from '../limits.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { listedMember } from '../people/named-member.ts'
import { organizationName } from '../rules/organization.ts'
import { ownersOnly } from '../rules/roles.ts'
import { signInWays } from '../rules/sign-in-ways.ts'

/** From 0: at once. */
const graceDays = z
  .int(fieldMessages.invalid)
  .check(z.gte(0, fieldMessages.invalid), z.lte(graceMaxDays, fieldMessages.invalid))
const hours = z
  .int(fieldMessages.invalid)
  .check(z.gte(1, fieldMessages.invalid), z.lte(freshSignInMaxHours, fieldMessages.invalid))
const way = z.enum(signInWays, fieldMessages.invalid)
const ways = z
  .array(way, fieldMessages.invalid)
  .check(z.minLength(1, fieldMessages.chooseOne), z.maxLength(signInWays.length, fieldMessages.invalid))

/** What may be asked. Null: it is not. */
const wanted = {
  /** Days that people have to set it up, from when the rule was switched on or they joined, whichever is later. */
  second_step: z.nullable(z.strictObject({ grace_days: graceDays })),
  /** The only ways in that count. */
  ways: z.nullable(ways),
  /** Hours after which a sign-in does not count any more. */
  fresh_hours: z.nullable(hours),
}
const wantedRules = z.strictObject(wanted)
export type WantedRules = z.output<typeof wantedRules>

/** How many do not meet each of the rules now; null where it is not asked, or nobody here knows. */
const lacking = z.strictObject({
  /** All that were looked at. */
  members: z.number(),
  /** Have neither an authenticator app nor a passkey. */
  second_step: z.nullable(z.number()),
  /** Have none of the ways. */
  ways: z.nullable(z.number()),
  /** Signed in longer ago, and will be asked to once more. */
  fresh_hours: z.nullable(z.number()),
})
export type LackingMembers = z.output<typeof lacking>

const currentRules = z.strictObject({
  ...wanted,
  /** When the second step was switched on, ISO 8601. */
  second_step_since: z.nullable(z.string()),
  /** To be sent back with a change. */
  version: z.number(),
  /** The ways that there are here: one that is not is met by nobody. */
  offered: z.array(way),
  /** Null where a hosted provider keeps the accounts. */
  lacking: z.nullable(lacking),
})
export type CurrentRules = z.output<typeof currentRules>

const params = z.strictObject({ name: organizationName })
const path = '/api/iam/organizations/:name/rules'
const access = { organization: ownersOnly }

export const getRules = endpoint({
  id: 'getRules',
  summary: 'The security rules of an organization, and how many of its members do not meet them yet.',
  method: 'GET',
  path,
  access,
  params,
  answer: currentRules,
})

export const previewRules = endpoint({
  id: 'previewRules',
  summary: 'How many members would not meet these rules now. Nothing is changed.',
  method: 'POST',
  path: `${path}/preview`,
  access,
  params,
  body: wantedRules,
  answer: z.strictObject({
    lacking: z.nullable(lacking),
    /** Whether the caller, in the session they ask with, would be let in. */
    own: z.boolean(),
  }),
  changesNoPage: true,
})

/** What can be asked, by the names under which it stands in the rules. */
export const ruleNames = ['second_step', 'ways', 'fresh_hours'] as const satisfies (keyof WantedRules)[]
export type RuleName = (typeof ruleNames)[number]

export type LackingMember = z.output<typeof listedMember>

export const listLackingMembers = endpoint({
  id: 'listLackingMembers',
  summary:
    'Members who do not meet one of the security rules now, by name; nobody where it is not asked. As the numbers are, of the first 10,000. Not there where a hosted provider keeps the accounts: 404.',
  method: 'GET',
  path: `${path}/lacking`,
  access,
  params,
  query: z.strictObject({ ...pageQuery, rule: z.enum(ruleNames, fieldMessages.invalid) }),
  answer: pageOf(listedMember),
})

export const changeRules = endpoint({
  id: 'changeRules',
  summary:
    'Changes the security rules of an organization; what is left out stays. Whoever asks has to meet them in this very session.',
  method: 'PATCH',
  path,
  access,
  recent: true,
  params,
  body: z.strictObject({
    second_step: z.optional(wanted.second_step),
    ways: z.optional(wanted.ways),
    fresh_hours: z.optional(wanted.fresh_hours),
    /** Of the rules that were read: refused with `changed_meanwhile` where they are others by now. */
    version: z.int(fieldMessages.invalid),
  }),
  answer: currentRules,
  errors: ['rules_lock_out', 'changed_meanwhile'],
})

/** What one of the caller's organizations asks of them. */
export const ownRules = z.strictObject({
  name: z.string(),
  displayName: z.string(),
  /** Why this very session is not let in; null where it is. */
  refused: z.nullable(z.enum(ruleRefusals)),
  /** Where one is asked for: whether this session took it, and until when one has time, ISO 8601. */
  second_step: z.nullable(z.strictObject({ taken: z.boolean(), due: z.string() })),
  ways: z.nullable(z.array(way)),
  fresh_hours: z.nullable(z.number()),
})
export type OwnRules = z.output<typeof ownRules>

export const listOwnRules = endpoint({
  id: 'listOwnRules',
  summary:
    'What the caller’s organizations ask of a sign-in, and whether this one meets it: those that ask for anything.',
  method: 'GET',
  path: '/api/iam/organizations/own-rules',
  access: 'bearer',
  /** One of them. */
  query: z.strictObject({ name: z.optional(organizationName) }),
  answer: z.strictObject({ results: z.array(ownRules) }),
})
