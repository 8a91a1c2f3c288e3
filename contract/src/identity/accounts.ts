/** Accounts as operators look after them. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { reasonMaxLength } from '../limits.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { email } from '../rules/email.ts'
import { visibleLine } from '../rules/person-name.ts'

/** Told to the person, and kept. */
const reason = z.string(fieldMessages.required).check(
  z.trim(),
  z.minLength(1, { error: fieldMessages.required, abort: true }),
  z.maxLength(reasonMaxLength, { error: fieldMessages.nameTooLong, abort: true }),
  z.refine((text) => visibleLine(text) === text, fieldMessages.reasonOneLine),
)

/** One of the two names the account. */
const named = z
  .strictObject({ user_id: z.optional(z.string(fieldMessages.invalid)), email: z.optional(email), reason })
  .check(
    z.refine((body) => (body.user_id === undefined) !== (body.email === undefined), {
      error: fieldMessages.required,
      path: ['email'],
    }),
  )

export const disableAccount = endpoint({
  id: 'disableAccount',
  summary: 'Shuts an account and ends its sessions at once; the person is told why by mail. Operators only.',
  method: 'POST',
  path: '/api/iam/accounts/disable',
  access: 'bearer',
  body: named,
  answer: z.strictObject({ user_id: z.string(), disabled: z.boolean() }),
  errors: ['forbidden', 'not_found'],
})

export const enableAccount = endpoint({
  id: 'enableAccount',
  summary: 'Opens a disabled account again; the person is told by mail and signs in anew. Operators only.',
  method: 'POST',
  path: '/api/iam/accounts/enable',
  access: 'bearer',
  body: named,
  answer: z.strictObject({ user_id: z.string(), disabled: z.boolean() }),
  errors: ['forbidden', 'not_found'],
})

export const endAllSessions = endpoint({
  id: 'endAllSessions',
  summary:
    'Signs an account out everywhere at once, and ends the codes that were mailed to it; the person is told why by mail. Operators only.',
  method: 'POST',
  path: '/api/iam/accounts/end-sessions',
  access: 'bearer',
  body: named,
  answer: z.strictObject({ user_id: z.string() }),
  errors: ['forbidden', 'not_found'],
})

export const takeOffSecondStep = endpoint({
  id: 'takeOffSecondStep',
  summary:
    'Takes the second step off an account whose person is locked out; they are told why by mail. Operators only.',
  method: 'POST',
  path: '/api/iam/accounts/take-off-second-step',
  access: 'bearer',
  recent: true,
  body: named,
  answer: z.strictObject({ user_id: z.string() }),
  errors: ['forbidden', 'not_found'],
})
