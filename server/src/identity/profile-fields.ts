/** The profile fields that an account's owner may set. */
import { imageUrl } from '@atrium/contract/rules/organization'
import * as z from 'zod'

const MAX_DISPLAY_NAME_LENGTH = 256
const MAX_PHOTO_URL_LENGTH = 2_048

/** "" takes it away. Control characters are refused: a name is one line, and PostgreSQL stores no NUL. */
export const displayName = z
  .string('INVALID_DISPLAY_NAME')
  .max(MAX_DISPLAY_NAME_LENGTH, 'INVALID_DISPLAY_NAME')
  .regex(/^\P{Cc}*$/u, 'INVALID_DISPLAY_NAME')

/** "" takes it away. Only what an `<img>` may safely load. */
export const photoUrl = z
  .string('INVALID_PHOTO_URL')
  .max(MAX_PHOTO_URL_LENGTH, 'INVALID_PHOTO_URL')
  .refine(
    (value) => value === '' || (/^\P{Cc}*$/u.test(value) && imageUrl.safeParse(value).success),
    'INVALID_PHOTO_URL',
  )
