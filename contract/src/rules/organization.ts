/** What an organization may be called, and how it may look. */
import * as z from 'zod/mini'
import { organizationDisplayNameLength, organizationNameLength } from '../limits.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { normalized } from './normalize.ts'
import { joinerBehindLetter } from './person-name.ts'
import { isReservedForNew, isReservedOrganizationName } from './reserved-organization-names.ts'

const { min, max } = organizationDisplayNameLength
/** Letters and digits of any script, with their accents: none that is blank, and no marks piled up (`person-name.ts`). */
const displayNamePattern = new RegExp(
  String.raw`^(?!.*[\p{Mn}\p{Me}]{7})(?=\p{L})(?:(?!\p{DI})[\p{L}\p{M}\p{Nd} -]|${joinerBehindLetter}(?=[\p{L}\p{M}])){${min},${max}}$`,
  'u',
)

/** The organization's display name (docs/requirements.md#organization-display-name). */
export const organizationDisplayName = z.string(fieldMessages.organizationDisplayNameRequired).check(
  z.trim(),
  // An accent that was typed behind its letter is one with it: a name has one spelling.
  z.overwrite((name) => normalized(name, 'NFC')),
  z.minLength(1, { error: fieldMessages.organizationDisplayNameRequired, abort: true }),
  z.regex(displayNamePattern, fieldMessages.organizationDisplayNamePattern),
)

const untyped = new RegExp(String.raw`(${joinerBehindLetter})|[^\p{L}\p{M}\p{Nd}_\s]|\p{DI}`, 'gu')

/** What typing into the display-name field leaves: non-word characters other than spaces go, and any run of spaces is one. */
export function typedDisplayName(value: string): string {
  return value.replace(untyped, '$1').replace(/\s+/g, ' ')
}

/** What typing into the name field leaves: lower case letters, digits and underscore. */
export function typedOrganizationName(value: string): string {
  return value.toLowerCase().replace(/[^a-z0-9_]/g, '')
}

/**
 * The sub-domain. The checks run in the order of docs/requirements.md#workspace-name: empty,
 * characters, length; the reserved names are our own.
 */
export const organizationName = z.string(fieldMessages.organizationNameRequired).check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, { error: fieldMessages.organizationNameRequired, abort: true }),
  z.regex(/^[a-z0-9]+$/, { error: fieldMessages.organizationNameAlphanumeric, abort: true }),
  z.minLength(organizationNameLength.min, { error: fieldMessages.organizationNameTooShort, abort: true }),
  z.maxLength(organizationNameLength.max, { error: fieldMessages.organizationNameTooLong, abort: true }),
  z.refine((name) => !isReservedOrganizationName(name), fieldMessages.organizationNameReserved),
)

/** Of one that is to be made: what was reserved since others were made is refused too. */
export const newOrganizationName = organizationName.check(
  z.refine((name) => !isReservedForNew(name), fieldMessages.organizationNameReserved),
)

export const color = z
  .string(fieldMessages.colorInvalid)
  .check(z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, fieldMessages.colorInvalid))

/** A web address with http or https and no userinfo, or a path below the product's own origin. */
export const imageUrl = z
  .string(fieldMessages.urlInvalid)
  .check(z.maxLength(2_048, fieldMessages.urlInvalid), z.refine(isImageUrl, fieldMessages.urlInvalid))

/** Written so that who parses it, and on whatever page, makes the same of it: the text is kept as it came. */
function isImageUrl(value: string): boolean {
  // Parsing drops or encodes such characters, or takes them for slashes.
  if (/[\s\p{C}\\]/u.test(value)) return false
  if (/^\/[a-z0-9]/i.test(value)) return true
  // With other slashes a page of the same scheme takes it for a path of its own.
  if (!/^https?:\/\/[^/]/i.test(value) || !URL.canParse(value)) return false
  const { username, password } = new URL(value)
  return username === '' && password === ''
}
