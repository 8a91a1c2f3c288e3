/** What a mailed link carries, as it comes back from a page. */
import * as z from 'zod/mini'
import { fieldMessages } from '../sentences/en/fields.ts'

const MAX_LENGTH = 200

/** Empty where the address was cut on its way: such a link is not valid, as any other that nobody sent. */
export const mailedToken = z.string(fieldMessages.required).check(z.maxLength(MAX_LENGTH, fieldMessages.invalid))
