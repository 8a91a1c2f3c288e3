/** People: their record, their names, and finding them at sign-in. */
import * as z from 'zod/mini'
import { pendingDeletion } from './account-deletion.ts'
import { endpoint } from './endpoint.ts'
import { languages } from './languages.ts'
import { uploadMaxBytes } from './limits.ts'
import { fieldMessages } from './sentences/en/fields.ts'
import { imageUrl, organizationName } from './rules/organization.ts'
import { ownersOnly } from './rules/roles.ts'
import { trimPasted } from './rules/pasted.ts'
import { familyName, givenName, personDisplayName, username } from './rules/person.ts'

export const pronounces = ['mr', 'mrs', 'miss', 'sir'] as const
/** Taken with a capital letter too, as they are shown (docs/requirements.md#profile), and kept without. */
const pronounce = z.pipe(
  z.enum([...pronounces, 'Mr', 'Mrs', 'Miss', 'Sir'], fieldMessages.invalid),
  z.transform((written) => written.toLowerCase() as (typeof pronounces)[number]),
)

const user = z.strictObject({
  user_id: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  displayName: z.string(),
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  pronounce: z.enum(pronounces),
  photoURL: z.nullable(z.string()),
})
export type User = z.output<typeof user>

/** One's own record. That it is going to be deleted, and which language one reads, is nobody else's business. */
const ownUser = z.extend(user, {
  deletion: z.optional(pendingDeletion),
  /** In which one wants to read pages and mails; absent where one has set none. */
  language: z.optional(z.enum(languages)),
})
export type OwnUser = z.output<typeof ownUser>

/** What account lookup discloses: enough for "Welcome Back!", nothing more. */
const foundUser = z.strictObject({
  email: z.string(),
  displayName: z.string(),
  given_name: z.string(),
  family_name: z.string(),
})
export type FoundUser = z.output<typeof foundUser>

const userId = z.strictObject({ id: z.string() })
/** Names the organization in which the caller acts as an owner; absent: on oneself. */
const asOwner = z.strictObject({ organization: z.optional(organizationName) })

/** What a record may be changed to; the e-mail belongs to the account and is not here. */
const profileChange = z.strictObject({
  given_name: z.optional(givenName),
  family_name: z.optional(familyName),
  displayName: z.optional(personDisplayName),
  username: z.optional(username),
  pronounce: z.optional(pronounce),
  photoURL: z.optional(z.nullable(imageUrl)),
})
export type ProfileChange = z.output<typeof profileChange>

/** Of one's own there is more: null takes the language back. */
const ownChange = z.extend(profileChange, {
  language: z.optional(z.nullable(z.enum(languages, fieldMessages.invalid))),
})
export type OwnChange = z.output<typeof ownChange>

export const signUpUser = endpoint({
  id: 'signUpUser',
  summary: 'Creates or completes the record of the caller.',
  method: 'POST',
  path: '/api/users/signup',
  access: 'bearer',
  body: z.strictObject({
    given_name: givenName,
    family_name: familyName,
    displayName: z.optional(personDisplayName),
    username: z.optional(username),
  }),
  answer: user,
  status: 201,
  errors: ['username_taken'],
})

export const findUser = endpoint({
  id: 'findUser',
  summary: 'Finds an account by e-mail or username, for the second step of sign-in.',
  method: 'GET',
  path: '/api/users/profile/getuser',
  access: 'anyone',
  query: z.strictObject({
    email: z
      .string(fieldMessages.emailRequired)
      .check(z.overwrite(trimPasted), z.minLength(1, fieldMessages.emailRequired)),
  }),
  answer: foundUser,
  errors: ['user_not_found', 'lookup_paused', 'too_many_requests'],
  limit: 'accountLookup',
})

export const getProfile = endpoint({
  id: 'getProfile',
  summary: 'The caller’s own record.',
  method: 'GET',
  path: '/api/users/profile',
  access: 'bearer',
  answer: ownUser,
})

export const updateProfile = endpoint({
  id: 'updateProfile',
  summary: 'Changes the caller’s own record, and in which language pages and mails speak to them.',
  method: 'PATCH',
  path: '/api/users/profile',
  access: 'bearer',
  body: ownChange,
  answer: ownUser,
  errors: ['username_taken'],
})

/** The form's field for a photo; as JSON, its address. */
export const photoField = 'photoURL'

export const updateUser = endpoint({
  id: 'updateUser',
  summary:
    'Changes a person’s record: one’s own, or a member’s by an owner. As form data, `photoURL` is an image file.',
  method: 'PATCH',
  path: '/api/users/:user_id',
  access: { organization: ownersOnly, oneself: { named: 'user_id', may: 'bearer' } },
  params: z.strictObject({ user_id: z.string() }),
  query: asOwner,
  multipart: 'allowed',
  files: { field: photoField, max: 1 },
  // Twice as large as a photo may be: one that is larger is told so beside its field, as it is where images are uploaded.
  bodyLimitBytes: 2 * uploadMaxBytes,
  body: profileChange,
  answer: user,
  errors: ['username_taken', 'account_shared', 'too_many_requests'],
})

export const getMember = endpoint({
  id: 'getMember',
  summary: 'One person’s record: one’s own, or a member’s for an owner.',
  method: 'GET',
  path: '/api/users/members/:id',
  access: { organization: ownersOnly, oneself: { named: 'id', may: 'bearer' } },
  params: userId,
  query: asOwner,
  answer: user,
})

export const updateMember = endpoint({
  id: 'updateMember',
  summary: 'Saves the username on a record: one’s own, or a member’s by an owner.',
  method: 'PATCH',
  path: '/api/users/members/:id',
  access: { organization: ownersOnly, oneself: { named: 'id', may: 'bearer' } },
  params: userId,
  query: asOwner,
  body: z.strictObject({
    /** Whose record: the same as in the address. */
    id: z.optional(z.string(fieldMessages.invalid)),
    data: z.strictObject({ username }),
  }),
  answer: user,
  errors: ['username_taken', 'account_shared', 'too_many_requests'],
})

export const memberEditing = endpoint({
  id: 'memberEditing',
  summary:
    'What a change by an owner changes: the account, where it is this organization’s alone and the person is told, or the name that they have in this organization.',
  method: 'GET',
  path: '/api/users/members/:id/editing',
  access: { organization: ownersOnly, oneself: { named: 'id', may: 'bearer' } },
  params: userId,
  query: z.strictObject({ organization: organizationName }),
  answer: z.strictObject({ changes: z.enum(['account', 'name']) }),
})

export const checkUsername = endpoint({
  id: 'checkUsername',
  summary:
    'Whether a username is taken. With `user_id`, asked by that person, whether it is for them: a name that they had before rests for them alone.',
  method: 'GET',
  path: '/api/users/members/check-username/:username',
  access: 'anyone',
  heedsCaller: true,
  params: z.strictObject({ username }),
  query: z.strictObject({
    user_id: z.optional(z.string(fieldMessages.invalid).check(z.maxLength(128, fieldMessages.invalid))),
  }),
  answer: z.strictObject({ exists: z.boolean() }),
  errors: ['too_many_requests'],
  limit: 'nameCheck',
})
