/** The rules of the profile's form. They come once somebody begins to use it. */
import { passwordMinLength } from '@atrium/contract/limits'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { email } from '@atrium/contract/rules/email'
import { passwordLength } from '@atrium/contract/rules/passwords/password'
import { familyName, givenName, personDisplayName, username } from '@atrium/contract/rules/person'
import { type ProfileChange, pronounces, type User } from '@atrium/contract/users'
import * as z from 'zod/mini'
import { profileMessages } from '#messages/account/profile.ts'
import { fullName } from '#messages/names.ts'
import { initialsImage } from '#ui/media/initials-image.ts'
import { ownPhoto } from '#ui/media/own-photo.ts'
import type { SchemaForm } from '#ui/form/use-schema-form.ts'
import {
  changedFields,
  type Edits,
  type ProfileField,
  profileFields,
  type ProfileValues,
  storedValues,
  valuesOf,
} from './profile-fields.ts'

const rules = {
  pronounce: z.enum(pronounces, fieldMessages.invalid),
  given_name: givenName,
  family_name: familyName,
  username,
  displayName: personDisplayName,
}

const typed = z.object({
  pronounce: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  username: z.string(),
  displayName: z.string(),
  /** A new one; empty, it stays as it is. */
  password: z.string(),
  // Not typed here, but of the person all the same.
  email: z.optional(z.string()),
  photo: z.optional(z.string()),
})

export type ProfileFormState = SchemaForm<typeof typed>

/** Values stay as they were typed: what is sent is read from them by `profileChange`. */
export function profileForm(user: User) {
  return typed.check(
    z.superRefine(({ password, ...values }, context) => {
      const problems = Object.entries<string | undefined>(profileProblems(user, values, password))
      for (const [field, message] of problems)
        if (message !== undefined) context.addIssue({ code: 'custom', message, path: [field] })
    }),
  )
}

export type Problems = Partial<Record<ProfileField | 'email' | 'password' | 'photo', string>>

/**
 * Each field by its own rule; a username that somebody has is none of it, for rules have come since. `password` is a new
 * one; empty, it stays as it is.
 */
export function profileProblems(user: User, values: ProfileValues, password: string): Problems {
  const problems: Problems = {}
  for (const field of profileFields) {
    if (field === 'username' && values.username === user.username) continue
    const parsed = rules[field].safeParse(values[field])
    if (!parsed.success) problems[field] = parsed.error.issues[0]?.message ?? fieldMessages.invalid
  }
  if (user.email !== null && !email.safeParse(user.email).success) problems.email = fieldMessages.emailInvalid
  if (password !== '' && passwordLength(password) < passwordMinLength)
    problems.password = profileMessages.login.tooShort
  if (profilePhoto(user, values) === null) problems.photo = profileMessages.photo.required
  return problems
}

/** The photo, or in its place the initials of first and last name; null for who has neither. */
export function profilePhoto({ photoURL }: User, { given_name, family_name }: ProfileValues): string | null {
  return ownPhoto(photoURL) ?? initialsImage(fullName({ given_name, family_name }))
}

/** What to send: what differs, as its rule reads it; and away with a picture that a generator drew. */
export function profileChange(user: User, edits: Edits): ProfileChange {
  const stored = storedValues(user)
  const values = valuesOf(stored, edits)
  const change: Record<string, unknown> = {}
  for (const field of changedFields(stored, edits)) change[field] = rules[field].parse(values[field])
  if (user.photoURL !== null && ownPhoto(user.photoURL) === null) change['photoURL'] = null
  return change
}
