/** A learner without an address, as the calls of `learners.ts` show them. */
import * as z from 'zod/mini'
import { maxLearnersAtOnce, usernameInListMaxLength } from '../limits.ts'
import { nameFaults } from '../rules/person-name.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { learnerPictures, learnerWays, pictureCount } from './learner-names.ts'

/** As much of one as it takes to name them. */
const namedLearner = z.strictObject({
  user_id: z.string(),
  /** Inside the organization. */
  username: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  displayName: z.string(),
})

export const learner = z.strictObject({
  ...namedLearner.shape,
  photoURL: z.nullable(z.string()),
  /** What they have beside the card. */
  way: z.nullable(z.enum(learnerWays)),
  /** After so many wrong tries with it only the card, or a teacher, opens it. */
  locked: z.boolean(),
  /** ISO 8601: when their card was made. */
  cardMadeAt: z.string(),
  /** ISO 8601; null for whoever never has. */
  lastSignInAt: z.nullable(z.string()),
  /**
   * What a link was mailed to, by which its reader takes the account along; null where none waits. Nothing is changed by
   * it yet, and it says nothing of who has the address. ISO 8601: when it was mailed, and until when the link works.
   */
  address: z.nullable(z.strictObject({ email: z.string(), sentAt: z.string(), expiresAt: z.string() })),
})
export type Learner = z.output<typeof learner>

/** A sequence of pictures, each another one. */
export const pictures = z.array(z.enum(learnerPictures, fieldMessages.invalid), fieldMessages.required).check(
  z.length(pictureCount, fieldMessages.invalid),
  z.refine((each) => new Set(each).size === each.length, fieldMessages.invalid),
)

/** What is printed. It is answered once, by the call that made it: only a hash is kept. */
export const learnerCard = z.strictObject({
  ...namedLearner.shape,
  /** Such as `ABCD-EFGH-JKMN`. */
  code: z.string(),
  /** What the QR code says: a page at the organization's own address, with learner and code in its fragment. */
  address: z.string(),
  /** Those that the server drew; null where it drew none. */
  pictures: z.nullable(pictures),
})
export type LearnerCard = z.output<typeof learnerCard>

/** A line of a list as somebody wrote it: judged one by one, so that each that is refused is named. */
const asWritten = z.string(fieldMessages.required).check(z.maxLength(usernameInListMaxLength, fieldMessages.invalid))

export const newLearners = z
  .array(z.strictObject({ username: asWritten, given_name: asWritten, family_name: asWritten }), fieldMessages.required)
  .check(z.minLength(1, fieldMessages.required), z.maxLength(maxLearnersAtOnce, fieldMessages.tooMany))

/** Why a line is refused; `line` counts from 1, in the order of the list. */
export const refusedLearner = z.discriminatedUnion('code', [
  z.strictObject({ line: z.number(), code: z.enum(['username_invalid', 'username_taken']), value: z.string() }),
  z.strictObject({ line: z.number(), code: z.literal('username_twice'), value: z.string(), firstLine: z.number() }),
  z.strictObject({
    line: z.number(),
    code: z.literal('name_invalid'),
    of: z.enum(['given_name', 'family_name']),
    fault: z.enum(['missing', ...nameFaults]),
    value: z.string(),
  }),
])
export type RefusedLearner = z.output<typeof refusedLearner>
