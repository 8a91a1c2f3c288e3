import * as z from 'zod/mini'
import { personNameMaxLength, usernameMaxLength } from '../limits.ts'
import { fieldMessages } from '../messages.ts'
import { usernameProblem } from './username.ts'

function requiredName(message: string) {
  return z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(personNameMaxLength, fieldMessages.nameTooLong))
}

export const givenName = requiredName(fieldMessages.firstNameRequired)
export const familyName = requiredName(fieldMessages.lastNameRequired)
export const personDisplayName = z
  .string(fieldMessages.displayNameRequired)
  .check(
    z.trim(),
    z.minLength(1, fieldMessages.displayNameRequired),
    z.maxLength(2 * personNameMaxLength + 1, fieldMessages.nameTooLong),
  )

/** A required username. What holds an @ is read as an e-mail at sign-in, so none may hold one. */
export const username = z.string(fieldMessages.usernameRequired).check(
  z.trim(),
  // For who reads the description; the rule itself says the rest.
  z.maxLength(usernameMaxLength, { error: fieldMessages.usernameInvalid, abort: true }),
  z.refine((name) => usernameProblem(name) === null, {
    error: ({ input }) => usernameProblem(String(input)) ?? undefined,
  }),
)
