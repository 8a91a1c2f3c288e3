/** What a passkey may be called: one line, so that its own person tells it from the others. */
import * as z from 'zod/mini'
import { passkeyNameMaxLength } from '../../limits.ts'
import { fieldMessages } from '../../sentences/en/fields.ts'
import { visibleLine } from '../person-name.ts'

export const passkeyNameRule = z.string(fieldMessages.required).check(
  z.trim(),
  z.minLength(1, { error: fieldMessages.required, abort: true }),
  z.maxLength(passkeyNameMaxLength, { error: fieldMessages.nameTooLong, abort: true }),
  z.refine((text) => visibleLine(text) === text, fieldMessages.nameOneLine),
)
export const passkeyName = z.strictObject({ name: passkeyNameRule })
