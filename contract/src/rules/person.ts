/** What a person may be called. */
import * as z from 'zod/mini'
import { displayNameMaxLength, personNameMaxLength, usernameMaxLength } from '../limits.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { spacedOnce, trimPasted } from './pasted.ts'
import { nameProblem } from './person-name.ts'
import { usernameProblem } from './usernames/username.ts'

/** A required name, with one space where there were several: see `person-name.ts`. */
export function nameOf(required: string, maxLength: number) {
  return z.string(required).check(
    z.overwrite(spacedOnce),
    z.minLength(1, { error: required, abort: true }),
    // For who reads the description; the rule itself says the rest.
    z.maxLength(maxLength, { error: fieldMessages.nameTooLong, abort: true }),
    z.refine((name) => nameProblem(name, maxLength) === null, {
      error: ({ input }) => nameProblem(String(input), maxLength) ?? undefined,
    }),
  )
}

export const givenName = nameOf(fieldMessages.firstNameRequired, personNameMaxLength)
export const familyName = nameOf(fieldMessages.lastNameRequired, personNameMaxLength)
export const personDisplayName = nameOf(fieldMessages.displayNameRequired, displayNameMaxLength)

/** A required username. What holds an @ is read as an e-mail at sign-in, so none may hold one. */
export const username = z.string(fieldMessages.usernameRequired).check(
  z.overwrite(trimPasted),
  // For who reads the description; the rule itself says the rest.
  z.maxLength(usernameMaxLength, { error: fieldMessages.usernameInvalid, abort: true }),
  z.refine((name) => usernameProblem(name) === null, {
    error: ({ input }) => usernameProblem(String(input)) ?? undefined,
  }),
)
