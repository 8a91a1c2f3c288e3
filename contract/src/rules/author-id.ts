/** What stands in a publisher's address. */
import * as z from 'zod/mini'
import { authorIdLength } from '../limits.ts'
import { fieldMessages } from '../sentences/en/fields.ts'

const { min, max } = authorIdLength

/** Lower case letters, digits and hyphens between them: nothing that could move an address elsewhere. */
export const authorId = z
  .string(fieldMessages.invalid)
  .check(z.regex(new RegExp(`^[a-z0-9][a-z0-9-]{${min - 2},${max - 2}}[a-z0-9]$`), fieldMessages.invalid))
