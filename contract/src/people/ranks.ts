/** Ranks: what people achieved in the sibling apps, summed up. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { inOrganization } from '../organizations.ts'
import { everyRole, ownersAndStaff } from '../rules/roles.ts'

const inside = z.strictObject(inOrganization)
const MAX_AMOUNT = 1_000_000

const amount = z
  .int(fieldMessages.invalid)
  .check(z.minimum(0, fieldMessages.invalid), z.maximum(MAX_AMOUNT, fieldMessages.invalid))

const ranked = z.strictObject({
  rank: z.number(),
  user_id: z.string(),
  displayName: z.string(),
  photoURL: z.nullable(z.string()),
  points: z.number(),
  trophies: z.number(),
})

export const topFiveRank = endpoint({
  id: 'topFiveRank',
  summary: 'The five members with the most points.',
  method: 'GET',
  path: '/api/users/top-five-rank',
  access: { organization: everyRole },
  query: inside,
  answer: z.strictObject({ results: z.array(ranked) }),
})

export const highlightedCounts = endpoint({
  id: 'highlightedCounts',
  summary: 'An organization in numbers.',
  method: 'GET',
  path: '/api/users/highlighted-counts',
  access: { organization: everyRole },
  query: inside,
  answer: z.strictObject({
    members: z.number(),
    owners: z.number(),
    staff: z.number(),
    classes: z.number(),
    points: z.number(),
    trophies: z.number(),
  }),
})

export const topClassTrophies = endpoint({
  id: 'topClassTrophies',
  summary: 'The five classes with the most trophies.',
  method: 'GET',
  path: '/api/users/top-class-trophies',
  access: { organization: everyRole },
  query: inside,
  answer: z.strictObject({
    results: z.array(
      z.strictObject({
        rank: z.number(),
        class_id: z.string(),
        name: z.string(),
        trophies: z.number(),
        points: z.number(),
      }),
    ),
  }),
})

export const postAchievement = endpoint({
  id: 'postAchievement',
  summary: 'Adds points and trophies to a member, by an owner or staff on behalf of a sibling app.',
  method: 'POST',
  path: '/api/users/achievements',
  access: { organization: ownersAndStaff },
  query: inside,
  body: z.strictObject({
    user_id: z.string(fieldMessages.required),
    points: amount,
    trophies: z.optional(amount),
    class_id: z.optional(z.string(fieldMessages.invalid)),
  }),
  status: 201,
  answer: z.strictObject({ id: z.string() }),
  errors: ['done_meanwhile', 'class_archived', 'achievement_limit'],
  idempotent: true,
})
