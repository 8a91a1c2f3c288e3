/** Mail that a screen asks for. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fieldMessages } from './sentences/en/fields.ts'
import { email } from './rules/email.ts'

export const sendEmail = endpoint({
  id: 'sendEmail',
  summary: 'Tells the owner of an account of what just happened to it: known templates, once, when it did happen.',
  method: 'POST',
  path: '/api/messaging/email/send',
  access: 'anyone',
  body: z.strictObject({
    email,
    template: z.literal('success_reset_password', fieldMessages.invalid),
    /** What the caller would call the person; the mail uses the account's own facts. */
    params: z.optional(z.strictObject({ displayName: z.optional(z.string()), email: z.optional(z.string()) })),
  }),
  status: 201,
  answer: z.strictObject({ queued: z.literal(true) }),
  errors: ['not_found', 'too_many_requests'],
  limit: 'nameCheck',
})
