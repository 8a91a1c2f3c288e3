/**
 * How learners without an address sign in, at their organization's own address.
 */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { passwordMaxLength, usernameInListMaxLength } from '../limits.ts'
import { pictures } from '../people/learner.ts'
import { organizationName } from '../rules/organization.ts'
import { fieldMessages } from '../sentences/en/fields.ts'

function text(maxLength: number) {
  return z
    .string(fieldMessages.required)
    .check(z.minLength(1, fieldMessages.required), z.maxLength(maxLength, fieldMessages.invalid))
}

const CARD_MAX_LENGTH = 64
/** A character of it is two code units at most. */
const PASSWORD_MAX_UNITS = 2 * passwordMaxLength

/** `card`: as its QR code has it; `code`: its code, typed. */
const learnerSignInBy = ['card', 'code', 'pictures', 'password'] as const

/** What each takes, and nothing else. */
const takes = {
  card: ['learner', 'card'],
  code: ['organization', 'username', 'card'],
  pictures: ['organization', 'username', 'pictures'],
  password: ['organization', 'username', 'password'],
} as const satisfies Record<(typeof learnerSignInBy)[number], readonly string[]>

function hasWhatItTakes({ by, ...given }: { by: (typeof learnerSignInBy)[number] } & Record<string, unknown>): boolean {
  const names = Object.keys(given).filter((name) => given[name] !== undefined)
  const wanted: readonly string[] = takes[by]
  return names.length === wanted.length && names.every((name) => wanted.includes(name))
}

export const signInLearner = endpoint({
  id: 'signInLearner',
  summary:
    'Signs a learner without an address in: by the card alone, as its QR code has it (`learner`, `card`), or by organization and username with the card’s code (`card`), pictures or password: exactly what `by` says. Answers what the SDK signs in with, once, within a minute, as the ID token of `oidc.organization`. What is wrong, it does not say; after too many wrong tries pictures and password are refused whether right or not.',
  method: 'POST',
  path: '/api/iam/auth/learners',
  access: 'anyone',
  body: z
    .strictObject({
      by: z.enum(learnerSignInBy, fieldMessages.invalid),
      learner: z.optional(text(CARD_MAX_LENGTH)),
      organization: z.optional(organizationName),
      username: z.optional(text(usernameInListMaxLength)),
      card: z.optional(text(CARD_MAX_LENGTH)),
      pictures: z.optional(pictures),
      password: z.optional(text(PASSWORD_MAX_UNITS)),
    })
    .check(z.refine(hasWhatItTakes, { error: fieldMessages.required, path: ['by'] })),
  status: 201,
  answer: z.strictObject({ token: z.string() }),
  errors: ['learner_sign_in_wrong', 'too_many_requests', 'learners_not_offered'],
})

export const previewLearnerCard = endpoint({
  id: 'previewLearnerCard',
  summary:
    'Whose card it is that a QR code has, so that its page says so before anybody is signed in. Whoever has the card could sign in; it counts as that does.',
  method: 'POST',
  path: '/api/iam/auth/learners/preview',
  access: 'anyone',
  body: z.strictObject({ learner: text(CARD_MAX_LENGTH), card: text(CARD_MAX_LENGTH) }),
  answer: z.strictObject({ displayName: z.string() }),
  errors: ['learner_sign_in_wrong', 'too_many_requests', 'learners_not_offered'],
})

export const learnerSignInEndpoints = [signInLearner, previewLearnerCard]
