/** The profile's fields: what is stored, what was typed over it, and what is wrong with that. */
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

const rules = {
  pronounce: z.enum(pronounces, fieldMessages.invalid),
  given_name: givenName,
  family_name: familyName,
  username,
  displayName: personDisplayName,
}

export type ProfileField = keyof typeof rules
export type ProfileValues = Record<ProfileField, string>

/** In the order they stand on the page. */
export const profileFields = Object.keys(rules) as ProfileField[]

/** What somebody typed, and what was stored when they began to. */
export interface Edit {
  value: string
  base: string
}
export type Edits = Partial<Record<ProfileField, Edit>>

export function storedValues(user: User): ProfileValues {
  const { pronounce, given_name, family_name, displayName } = user
  return { pronounce, given_name, family_name, displayName, username: user.username ?? '' }
}

/** The edits after something was typed; what is as it was stored is no edit. */
export function withEdit(edits: Edits, stored: ProfileValues, field: ProfileField, value: string): Edits {
  const { [field]: earlier, ...others } = edits
  return value === stored[field] ? others : { ...others, [field]: { value, base: earlier?.base ?? stored[field] } }
}

/** The edits that are left after some were saved: what was typed meanwhile. */
export function withoutSaved(edits: Edits, saved: Edits): Edits {
  const left: Edits = {}
  for (const field of profileFields) {
    const edit = edits[field]
    if (edit !== undefined && edit.value !== saved[field]?.value) left[field] = edit
  }
  return left
}

/** What stands in the fields: the record, with what was typed over it. A field nobody touched follows the record. */
export function valuesOf(stored: ProfileValues, edits: Edits): ProfileValues {
  const values = { ...stored }
  for (const field of profileFields) values[field] = edits[field]?.value ?? stored[field]
  return values
}

/** Space around a name is dropped when it is saved, so it makes no difference. */
export function changedFields(stored: ProfileValues, edits: Edits): ProfileField[] {
  return profileFields.filter((field) => (edits[field]?.value ?? stored[field]).trim() !== stored[field].trim())
}

/** What was stored meanwhile, by another tab or another person, under a field that somebody is changing. */
export function changedElsewhere(stored: ProfileValues, edits: Edits, field: ProfileField): string | null {
  const edit = edits[field]
  const isChanged = edit !== undefined && edit.value !== stored[field]
  return isChanged && edit.base !== stored[field] ? stored[field] : null
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
