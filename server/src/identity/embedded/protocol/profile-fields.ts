/** The profile fields that an account's owner may set: by the contract's rules, as everywhere. */
import { imageUrl } from '@atrium/contract/rules/organization'
import { personDisplayName } from '@atrium/contract/rules/person'
import * as z from 'zod'

/** "" takes it away. */
export const displayName = z
  .string('INVALID_DISPLAY_NAME')
  .trim()
  .refine((value) => value === '' || personDisplayName.safeParse(value).success, 'INVALID_DISPLAY_NAME')

/** "" takes it away. Only what an `<img>` may safely load. */
export const photoUrl = z
  .string('INVALID_PHOTO_URL')
  .refine((value) => value === '' || imageUrl.safeParse(value).success, 'INVALID_PHOTO_URL')
